import type { FindInVault } from './obsidian';
import type { Rewrite } from './rewrite-html';
import type { TagSyntax } from './tags/tag';
import type { Source } from './source';
import type { Values } from './values';

/** A post or page of another program, as that program understands it. */
export interface Item {
  /** Its file, relative to the source; for an export, the name used in messages. */
  file: string;
  kind: 'post' | 'page';
  /** Its front matter, including values from settings and file names. */
  values: Values;
  body: string;
  /** The line of its file on which the body begins. */
  bodyLine: number;
  format: 'markdown' | 'html';
  /** The basis of its new URL: a name for a post, a path for a page; '' for a home page. */
  slug: string;
  /** Its day or time, as returned by `readTime`. */
  date?: string | undefined;
  draft: boolean;
  /** All of its former URLs, as paths below the site's own, the canonical one first. */
  oldUrls: readonly string[];
  /** Its number in an export, which links may use: `/?p=12`. */
  number?: string;
  /** The tag of its language, if the blog has several. */
  language?: string | undefined;
  /** Source folders that contain its images and files; relative paths are resolved against the first. */
  folders: readonly string[];
  /** Shared by all translations of the same text. */
  translationOf?: string;
}

/** Something that is not imported, and why. */
export interface Skipped {
  file: string;
  why: string;
}

/** A file on the web, which `--download` fetches. */
export interface RemoteFile {
  url: string;
  /** Its alternative text, if the old site has one. */
  alt: string;
}

/**
 * What a list of another program lists: what has a tag, posts, or the tags themselves. An archive lists posts by date; feeds have the newest posts,
 * or those with a tag.
 */
export type ListKind = 'tag' | 'posts' | 'tags' | 'archive' | 'feed' | 'tagFeed';

/** The contents of a program's folder or export. */
export interface Blog {
  items: Item[];
  skipped: Skipped[];
  /** Its URL, if known: `https://example.org/blog/`. */
  url?: string | undefined;
  /** Its title and its description, if known. */
  title?: string | undefined;
  description?: string | undefined;
  /** The language of items that do not state one. */
  language?: string | undefined;
  /** Source folders whose files are published at the root of the site. */
  staticFolders: readonly string[];
  /** The URL of a file that the program copies as it is; `undefined` for other files. */
  publishes?: (file: string) => string | undefined;
  /** The URLs of its feeds. */
  feeds?: readonly string[];
  /** The names of authors, by their ids in front matter. */
  authors: ReadonlyMap<string, string>;
  /**
   * The URLs of its list pages, and what they list. They may be patterns, with `:name` of a tag, `:author`, or `:year`, `:month` and `:day`, and with
   * the number of a page: `:number` if the second page is 2, `:index` if it is 1.
   */
  lists: Record<string, ListKind>;
  /** How many items a page of its lists shows; 10 by default, as in most programs. */
  pageSize?: number;
  /** How it spells an author, as texts name one, in URLs; by default like Halflight's slugs. */
  toAuthorName?: (author: string) => string;
  /** The time zone that decides the day in the URLs of archives; UTC by default. */
  timeZone?: string;
  /** How it also spells a post's URL in a query, which no redirect can see: `/?p=12`. */
  shortLink?: string;
  /** How it spells a tag in the URL of the tag's list; by default like Halflight's slugs. */
  toListName?: (tag: string, isCategory: boolean) => string;
  /** Values that its texts may insert: `site.title`. */
  variables: Readonly<Record<string, string>>;
  /** The template of a file that others include by name; `undefined` if there is none. */
  included?: (name: string) => string | undefined;
  /** The text of a file that others may show as code; '' if there is none. */
  textOf?: (file: string) => string;
  /** The pictures and files that were uploaded to an item with a number. */
  uploadsOf?: (number: string) => readonly { url: string; alt: string }[];
  /** The syntax that its texts use besides Markdown. */
  tags: readonly TagSyntax[];
  /** Whether blank lines or double `<br>` separate the paragraphs of its HTML, as in WordPress. */
  blankLines?: boolean;
  /** Converts elements of its HTML that no other program writes. */
  rewrite?: Rewrite;
  /** Whether its `.md` files are MDX, too, as in Docusaurus. */
  isMdx?: boolean;
  /** Its media that are only on the web, with their numbers if texts refer to them by number. */
  remote: readonly RemoteFile[];
  media?: ReadonlyMap<string, { url: string; alt: string }>;
  /** Front matter keys that the importer handles or can safely ignore. */
  understood: readonly string[];
  /** Path prefixes that its texts use as folder aliases, as in `@/blog/a.md`. */
  aliasesOfFiles?: Readonly<Record<string, string>>;
  /** Set if its texts are Obsidian notes, which can refer to a file or note in any folder by name. */
  findInVault?: FindInVault;
}

/** A program whose blogs can be imported. Each file in `importers/` defines one. */
export interface Importer {
  label: string;
  /** The likelihood that a folder belongs to this program, from 0 (it does not) to 10, judged by files that only it has. */
  recognise: (source: Source) => number;
  /** Reads a source. `url` is that of the old site, if the author names it. */
  read: (source: Source, url?: string) => Blog;
}
