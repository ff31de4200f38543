import type { Collection } from '../collections/define-collection';
import type { SiteSettings } from '../derive/languages';
import type { HeadLink } from '../output-names';
import type { Route } from '../routes/route';
import type { PublishedSite } from './published';
import type { CommitTimes } from './sitemap/read-commit-times';

/**
 * A form in which a site is published besides its pages. Each file in this folder defines one: which files it consists of, which sites have it, and
 * how it is made. The valid link targets, the headers that hosts send, the links in page heads and the files that a build removes all follow from
 * that.
 */
export interface Output {
  files: readonly FileKind[];
  /** Set if a multilingual site has it only once, made with the main language; otherwise each language has its own. */
  once?: true;
  /** Whether a site has it; by default every site does. */
  isOn?: (site: SiteFacts) => boolean;
  /** The paths of its files on a site that has it, without the path prefix, known before a build. */
  pathsOf: (site: PlannedSite) => readonly string[];
  /** Whether `llms.txt` lists the file, for readers who want more than the texts. */
  isListed?: (path: string) => boolean;
  /** Makes its files from the finished pages. */
  make?: (site: PublishedSite, tools: Tools) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
  /** For files that are made before any page, including in the preview. */
  early?: EarlyOutput;
}

/** How to make files before any page, and again when their sources change. `prefix` is the site's path prefix, such as `/site`. */
export interface EarlyOutput {
  /** Everything the files are made from, as text. */
  sourcesOf: (settings: SiteSettings, prefix: string) => string | Promise<string>;
  /** Makes the files. Errors are reported to the author as warnings. */
  make: (
    settings: SiteSettings,
    prefix: string,
  ) => readonly OutputFile<string | Buffer>[] | Promise<readonly OutputFile<string | Buffer>[]>;
}

/** Files of one kind: their paths, and what they are sent with. */
export interface FileKind {
  /** Paths without the path prefix; `*` may occur once, and matches anything. */
  patterns: readonly string[];
  /** Set if each other language has one at the same path below its home path. */
  inLanguages?: true;
  /** The media type, if hosts have none or a wrong one. Needs a `cache`. */
  type?: string;
  /** How long the files may be cached: as long as pages, or as pictures. By default, hosts get no rule for them but the one for all pictures. */
  cache?: 'page' | 'picture';
  /** Whether scripts of other sites may read them. Needs a `cache`. */
  readable?: true;
  /** Whether a matching file is of this kind, if the patterns also match other files. */
  isOurs?: (path: string, read: () => string) => boolean;
  /** How page heads link to it. */
  link?: HeadLink;
}

/** The facts that decide whether a site has an output. */
export interface SiteFacts {
  settings: Partial<SiteSettings>;
  /** The names of the collections that have any entry, published or not. */
  written: ReadonlySet<string>;
  /** Every collection of the site; ours by default. */
  registry?: readonly Collection[];
}

/** The facts that decide which files there are, known both when a site is built and when it is only checked. */
export interface PlannedSite extends SiteFacts {
  pages: readonly Route[];
}

/** A file that is published besides the pages: its path in `public/` and its content. */
export interface OutputFile<Content extends string | Buffer = string> {
  path: string;
  text: Content;
}

export interface Tools {
  /** When the files of the content folder last changed. */
  commits: CommitTimes;
  /** The paths of the files that `llms.txt` lists besides texts. */
  listed: readonly string[];
}
