import type { Collection } from '../collections/define-collection';
import type { SiteSettings } from '../derive/languages';
import type { Route } from '../routes/route';
import type { PublishedSite } from './published';
import type { CommitTimes } from './sitemap/read-commit-times';

/**
 * A form that a site is published in besides its pages. One file of this folder says all of one: which files it is made of, when it is there,
 * and how it is made. What links may lead to, what hosts send with it, what heads name and what a build removes follow from that.
 */
export interface Output {
  files: readonly FileKind[];
  /** Set where a site in several languages has it once, made with the main language; left out, each language has its own. */
  once?: true;
  /** Whether a site has it; if left out, every site has. */
  isOn?: (site: SiteFacts) => boolean;
  /** The paths of its files on a site that has it, without the site's prefix. They are known before a build. */
  pathsOf: (site: PlannedSite) => readonly string[];
  /** Whether `llms.txt` names one of them, for those who want more than the texts. */
  isListed?: (path: string) => boolean;
  /** Makes its files from the finished pages. */
  make?: (site: PublishedSite, tools: Tools) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
  /** For files that are made before any page, for the preview, too. */
  early?: EarlyOutput;
}

/** How files are made before any page, anew when something of theirs has changed. `prefix` is the site's, such as `/site`. */
export interface EarlyOutput {
  /** All that they are made from, as text. */
  sourcesOf: (settings: SiteSettings, prefix: string) => string | Promise<string>;
  /** Makes them. What it throws is told to the author. */
  make: (
    settings: SiteSettings,
    prefix: string,
  ) => readonly OutputFile<string | Buffer>[] | Promise<readonly OutputFile<string | Buffer>[]>;
}

/** Files of one kind: where they lie and what they are sent with. */
export interface FileKind {
  /** Their paths, without the site's prefix; `*` stands once, for anything. */
  patterns: readonly string[];
  /** Set where each other language has one at the same path below its own. */
  inLanguages?: true;
  /** The media type, where hosts know none or another. */
  type?: string;
  /** How long they may be kept: as long as pages, or as pictures. If left out, it is left to the host, or to what holds for pictures. */
  cache?: 'page' | 'picture';
  /** Whether scripts of other sites may read them. */
  readable?: true;
  /** Whether a file that fits is one of these, where the patterns fit those of others, too. */
  isOurs?: (path: string, read: () => string) => boolean;
  /** How the heads of pages name one. */
  link?: HeadLink;
}

/** A `<link>` in the heads of pages. */
export interface HeadLink {
  rel: string;
  /** The name of the file. */
  name: string;
  /**
   * Where it lies: at the top, named by every page; there and beside lists that can be followed; beside the page of each entry; or at the top,
   * named by the list that is printed as a curriculum vitae.
   */
  of: 'site' | 'feed' | 'entry' | 'resume';
  type?: string;
  sizes?: string;
}

/** What decides whether a site has an output. */
export interface SiteFacts {
  settings: Partial<SiteSettings>;
  /** The names of the collections of which anything is written, published or not. */
  written: ReadonlySet<string>;
  /** Every collection of the site; if left out, ours. */
  registry?: readonly Collection[];
}

/** What decides which files there are: known of a site that is built, and of one that is only checked. */
export interface PlannedSite extends SiteFacts {
  pages: readonly Route[];
}

/** A file that is published beside the pages: its path in `public/`, and what it says. */
export interface OutputFile<Content extends string | Buffer = string> {
  path: string;
  text: Content;
}

/** What files are made with. */
export interface Tools {
  /** Keeps what was made, so that a warm build makes only what changed. */
  cache: BuildCache;
  /** When the files of the content folder last changed. */
  commits: CommitTimes;
  /** The paths of the files that `llms.txt` names besides texts. */
  listed: readonly string[];
}

/** Keeps things from one build to the next, by their names. */
export interface BuildCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}
