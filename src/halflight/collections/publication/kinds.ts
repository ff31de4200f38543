/** The kinds of publication, in the order in which a year lists them. */
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

/** What stands in place of a date where there is none yet. As texts, both come after every year. */
export const PENDING = ['in press', 'forthcoming'] as const;

/** The kinds of thesis. */
const theses: readonly (string | null | undefined)[] = [
  'thesis',
  'phd-thesis',
  'masters-thesis',
] satisfies PublicationKind[];

/** Whether a publication of this kind is a thesis, for whichever degree. */
export const isThesis = (kind: string | null | undefined): boolean => theses.includes(kind);

/** The date of a publication; `undefined` while it has none. */
export function dateOf({ date }: { date: string }): string | undefined {
  return (PENDING as readonly string[]).includes(date) ? undefined : date;
}

/** The length of a date that is only a year. */
export const YEAR_LENGTH = 4;
