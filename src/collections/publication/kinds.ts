/** The kinds of publication, in the order in which a year lists them. */
export const publicationKinds = [
  'article',
  'paper',
  'book',
  'chapter',
  'thesis',
  'report',
  'preprint',
  'dataset',
  'software',
  'other',
] as const;

export type PublicationKind = (typeof publicationKinds)[number];
