/** The text files of a content folder: their paths in it, and what is in them. */
export type Texts = ReadonlyMap<string, string>;

/** A file that changes: its path, and what it holds before and after; `undefined` where there is no such file. */
export interface TextChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * What has to change in content when it was written for a version before this one. One file in `migrations/` has one of them; `npm run derive` lists it.
 * It never reads a disk or a clock, and what it has done once it does not do again.
 */
export interface Migration {
  /** The first version that needs it. */
  version: string;
  /** What it does, in a sentence that authors read. */
  summary: string;
  /** The files that change, with their new text; `undefined` for one that goes. Files that are named nowhere stay as they are. */
  migrate: (texts: Texts) => ReadonlyMap<string, string | undefined>;
}
