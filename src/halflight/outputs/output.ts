import type { Collection } from '../collections/define-collection';
import type { SiteSettings } from '../derive/languages';
import type { Route } from '../routes/route';
import type { PublishedSite } from './published';
import type { CommitTimes } from './sitemap/read-commit-times';

/**
 * A form that a site is published in besides its pages. Each file in this folder defines one: which files it consists of, which sites have it, and
 * how it is made. What links may lead to, which headers hosts send, what page heads link to and what a build removes all follow from that.
 */
export interface Output {
  files: readonly FileKind[];
  /** Set if a site in several languages has it only once, made with the main language; otherwise each language has its own. */
  once?: true;
  /** Whether a site has it; by default every site does. */
  isOn?: (site: SiteFacts) => boolean;
  /** The paths of its files on a site that has it, without the path prefix. They are known before a build. */
  pathsOf: (site: PlannedSite) => readonly string[];
  /** Whether `llms.txt` lists one of its files, for those who want more than the texts. */
  isListed?: (path: string) => boolean;
  /** Makes its files from the finished pages. */
  make?: (site: PublishedSite, tools: Tools) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
  /** For files that are made before any page, also in the preview. */
  early?: EarlyOutput;
}

/** How to make files before any page, and again when their sources have changed. `prefix` is the site's path prefix, such as `/site`. */
export interface EarlyOutput {
  /** Everything that they are made from, as text. */
  sourcesOf: (settings: SiteSettings, prefix: string) => string | Promise<string>;
  /** Makes them. Errors are reported to the author as warnings. */
  make: (
    settings: SiteSettings,
    prefix: string,
  ) => readonly OutputFile<string | Buffer>[] | Promise<readonly OutputFile<string | Buffer>[]>;
}

/** Files of one kind: their paths, and what they are sent with. */
export interface FileKind {
  /** Their paths, without the path prefix; `*` may occur once, and matches anything. */
  patterns: readonly string[];
  /** Set if each other language has one at the same path below its own. */
  inLanguages?: true;
  /** The media type, if hosts know none or a different one. Needs a `cache`. */
  type?: string;
  /** How long they may be cached: as long as pages, or as pictures. By default hosts get no rule for them, except the one for all pictures. */
  cache?: 'page' | 'picture';
  /** Whether scripts of other sites may read them. Needs a `cache`. */
  readable?: true;
  /** Whether a matching file is one of these, if the patterns also match files of others. */
  isOurs?: (path: string, read: () => string) => boolean;
  /** How the heads of pages link to it. */
  link?: HeadLink;
}

export interface HeadLink {
  rel: string;
  name: string;
  /**
   * Where the file is: at the top, linked by every page; there and beside lists that can be followed; beside the page of each entry; or at the top,
   * linked by the list that is printed as a curriculum vitae.
   */
  of: 'site' | 'feed' | 'entry' | 'resume';
  type?: string;
  sizes?: string;
}

/** The facts that decide whether a site has an output. */
export interface SiteFacts {
  settings: Partial<SiteSettings>;
  /** The names of the collections that have any entry, published or not. */
  written: ReadonlySet<string>;
  /** Every collection of the site; ours by default. */
  registry?: readonly Collection[];
}

/** The facts that decide which files there are, known both for a site that is built and for one that is only checked. */
export interface PlannedSite extends SiteFacts {
  pages: readonly Route[];
}

/** A file that is published besides the pages: its path in `public/` and its content. */
export interface OutputFile<Content extends string | Buffer = string> {
  path: string;
  text: Content;
}

/** The tools that files are made with. */
export interface Tools {
  /** Caches what was made, so that a warm build makes only what has changed. */
  cache: BuildCache;
  /** When the files of the content folder last changed. */
  commits: CommitTimes;
  /** The paths of the files that `llms.txt` lists besides texts. */
  listed: readonly string[];
}

/** A key-value cache that lasts from one build to the next. */
export interface BuildCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}
