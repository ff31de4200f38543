/** The text files of a content folder: their contents, by path. */
export type Texts = ReadonlyMap<string, string>;

/** A file that changes: its path, and its text before and after; `undefined` if it does not exist then. */
export interface TextChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * A change that content written for an older version needs. Each file in `migrations/` defines one; `npm run derive` lists them. A migration reads
 * neither disk nor clock, and must be idempotent.
 */
export interface Migration {
  /** The first version that needs it. */
  version: string;
  /** What it does, as a sentence for authors. */
  summary: string;
  /** Returns the files that change, with their new text; `undefined` for a removed one. Other files stay as they are. */
  migrate: (texts: Texts) => ReadonlyMap<string, string | undefined>;
}
