import type { TagSyntax } from './tags/tag';
import type { Source } from './source';
import type { Values } from './values';

/** Something that is imported: a post or a page of another program, as that program understands it. */
export interface Item {
  /** Its file, relative to the source; for an export, the name that messages give it. */
  file: string;
  kind: 'post' | 'page';
  /** Its front matter, with all that settings and names add to it. */
  values: Values;
  body: string;
  /** The line of its file on which the body begins. */
  bodyLine: number;
  format: 'markdown' | 'html';
  /** What its own URL is to be made of: a name for a post, a path for a page; '' for a home page. */
  slug: string;
  /** The day or the time that it is of, as `readTime` gives it. */
  date?: string | undefined;
  draft: boolean;
  /** Every URL that it had, as paths below the site's own: the one that is linked to first. */
  oldUrls: readonly string[];
  /** The tag of its language, where there are several. */
  language?: string | undefined;
  /** Folders of the source in which its own pictures and files lie: first that which relative names are seen from. */
  folders: readonly string[];
  /** What it is one of several translations of. */
  translationOf?: string;
}

/** Something that is not imported, and why. */
export interface Skipped {
  file: string;
  why: string;
}

/** A file that is to be had from the web, by `--download`. */
export interface RemoteFile {
  url: string;
  /** What shows it says in its place, if its own site knows. */
  alt: string;
}

/** Everything that a program's folder or export holds. */
export interface Blog {
  items: Item[];
  skipped: Skipped[];
  /** Its address, as far as it is known: `https://example.org/blog/`. */
  url?: string | undefined;
  /** The language of what does not say its own. */
  language?: string | undefined;
  /** Folders of the source whose files are published at the top of the site. */
  staticFolders: readonly string[];
  /** The names of authors, by what front matter calls them. */
  authors: ReadonlyMap<string, string>;
  /** URLs of lists that it had, as patterns with `:name`, and the list here: `tag` for one of a tag, else a path. */
  lists: readonly { from: string; to: 'tag' | 'posts'; name?: string }[];
  /** Values that its texts may print: `site.title`. */
  variables: Readonly<Record<string, string>>;
  /** What its texts have besides Markdown. */
  tags: readonly TagSyntax[];
  /** Its media, where they are on the web only; by their numbers, where texts name those. */
  remote: readonly RemoteFile[];
  media?: ReadonlyMap<string, { url: string; alt: string }>;
  /** Keys of front matter that the importer has understood, and that nothing is lost without. */
  understood: readonly string[];
  /** What its texts call a file: other names than paths, `@/blog/a.md` for example. */
  aliasesOfFiles?: readonly (readonly [prefix: string, folder: string])[];
}

/** A program whose blogs can be imported. One file of `importers/` makes one of these. */
export interface Importer {
  /** What it is called: `Jekyll`. */
  label: string;
  /** How sure it is that a folder is one of its own, from 0 (it is not) to 10: by files that only it has. */
  recognise: (source: Source) => number;
  read: (source: Source) => Blog;
}
