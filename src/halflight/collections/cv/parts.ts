/** The designs of a CV. `columns` has what is known and spoken beside the rest. */
export const cvDesigns = ['classic', 'modern', 'compact', 'academic', 'columns', 'plain'] as const;

export type CvDesign = (typeof cvDesigns)[number];

/** What a CV can leave out of the person's details. */
export const cvDetails = ['role', 'location', 'email', 'phone', 'website', 'social', 'available'] as const;

/** The parts of a CV that are not collections but lists of `person.md`. */
export const cvLists = ['skills', 'languages'] as const;

/** The folders of our collections whose entries a CV can show; it can also show those of collections that the site declares. */
export const cvFolders = ['experience', 'education', 'projects', 'publications', 'books', 'awards', 'events'] as const;

const usual = ['experience', 'education', 'publications', 'awards', ...cvLists];

/** The parts of a CV that names none, in order, as far as the site has any: those of a scholar begin with the studies and have the talks. */
export const defaultParts: Readonly<Record<CvDesign, readonly string[]>> = {
  classic: usual,
  modern: usual,
  compact: usual,
  columns: usual,
  plain: usual,
  academic: ['education', 'experience', 'publications', 'books', 'talks', 'events', 'awards', ...cvLists],
};

/** A part of a CV as its page gets it. */
export interface CvPart {
  /** A list of `person.md`, or the folder of a collection. */
  of: string;
  title?: string;
  /** The entries, in order. */
  ids: readonly string[];
  /** The most highlights of an entry. */
  highlights?: number;
  /** Whether only the lines of an entry are shown, without its text and highlights. */
  brief?: true;
}
