/** What a publication may be, in the order in which those of a year are listed. */
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

/** One of them. */
export type PublicationKind = (typeof publicationKinds)[number];
