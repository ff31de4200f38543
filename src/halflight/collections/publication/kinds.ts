/** The kinds of publication, in the order in which they are listed within a year. */
export const publicationKinds = [
  'article',
  'paper',
  'book',
  'chapter',
  'thesis',
  'phd-thesis',
  'masters-thesis',
  'report',
  'preprint',
  'dataset',
  'software',
  'other',
] as const;

export type PublicationKind = (typeof publicationKinds)[number];

/** What can stand in place of a date that is not known yet. As text, both sort after every year. */
export const PENDING = ['in press', 'forthcoming'] as const;

const theses: readonly (string | null | undefined)[] = [
  'thesis',
  'phd-thesis',
  'masters-thesis',
] satisfies PublicationKind[];

/** Whether a publication of this kind is a thesis, for any degree. */
export const isThesis = (kind: string | null | undefined): boolean => theses.includes(kind);

/** The date of a publication; `undefined` if it is not known yet. */
export function dateOf({ date }: { date: string }): string | undefined {
  return (PENDING as readonly string[]).includes(date) ? undefined : date;
}

/** The length of a date that is only a year. */
export const YEAR_LENGTH = 4;
