import type { SiteValues } from '../collections';
import type { Several } from '../derive/languages';
import type { Collection } from '../collections/define-collection';
import type { DisclosedService } from '../derive/to-services';
import type { Day, Time } from '../fields/days';
import type { ImageValue } from '../fields/images';
import type { Section } from '../sections/schema';
import type { Entry } from '../sourcing/read-entry';

/** What a page is. `home` is the home page of a site without `pages/index.md`; with it, the home page is that entry's. */
export type RouteKind =
  'entry' | 'list' | 'filtered' | 'archive' | 'tag' | 'tag-list' | 'home' | 'search' | 'sent' | 'error';

/**
 * A page to be made: pure data. What is made of the site besides its pages, and done to them later, knows them from here. Browsers get the
 * `context` alone.
 */
export interface Route {
  path: string;
  kind: RouteKind;
  /** The file of `src/` that draws it, without its ending: `collections/post/page`. */
  component: string;
  /** The ids that the template's query asks for. */
  context: Record<string, unknown>;
  /** The content file that wants this path; for lists and error pages, what they are. */
  source: string;
  /** The name of the collection whose entry, list or archive it is. */
  collection?: Collection['name'];
  /** The id of the entry whose page it is. */
  entry?: string;
  /** The ids of the entries that it lists, in their order; of a page with sections, each once. */
  members: readonly string[];
  /** Of a page with sections, the ids of the entries that each shows. */
  sectionMembers?: readonly (readonly string[])[];
  /** The services that it tells visitors of, if it has the section `privacy`. */
  services?: readonly DisclosedService[];
  /** The ids of the public entries of other collections that each field of its entry names: of `authors`, say. */
  references?: Readonly<Record<string, readonly string[]>>;
  /** The ids of the other entries that it leads to: parts of its series, its neighbours, those in its side bar and the like. `null` where there is none. */
  relatives?: readonly (string | null)[];
  /** Of a list that takes several pages, which page this is, counted from 1. */
  number?: number;
  /** Set where feeds of what it lists lie beside it. */
  followed?: true;
  /** Whether it is meant to be found and shared: no entry that asks for `noindex`, no empty list, nothing that only answers. */
  shared: boolean;
  /** Whether search engines may list it, on a site that they may list: it is shared, and did not first appear elsewhere. */
  indexable: boolean;
  /** Set for the page of an entry that nothing is to lead to. */
  unlisted?: true;
  /** Its title; `undefined` for a home page, which has the site's. */
  title?: string | undefined;
  /** What it is called on the way to the pages below it; error pages, which have no place of their own, are on no way. */
  name?: string | undefined;
  /** What its entry is about, in its author's words, where that is known. */
  summary?: string | undefined;
  /** The picture above it. */
  image?: ImageValue | undefined;
  dates?: RouteDates;
  /** The tag of its language, on a site in several. */
  language?: string;
  /** The page in every language that there is it in, its own among them, in the order of the languages; left out where that is all. */
  translations?: readonly Translation[];
}

/** A page in one of the languages that there is it in. */
export interface Translation {
  /** The tag of the language, such as `pt-BR`. */
  language: string;
  /** The path of the page in it. */
  path: string;
  /** Set for a page that search engines are not to hear of. */
  unlisted?: true;
}

/** When what a page tells of was or will be, as its author wrote it. */
export interface RouteDates {
  /** Its own day, if its collection is not of things that happen. */
  date?: Day | undefined;
  /** What its place in its list comes from. */
  listed?: Time | undefined;
  /** When it begins and ends, if its collection is of things that happen, and in which time zone. */
  start?: Time | undefined;
  end?: Time | undefined;
  timeZone?: string | undefined;
}

/** What a page shows and names of entries. */
export type OfEntries = Pick<Route, 'entry' | 'members' | 'references' | 'relatives'>;

/** The ids of all entries that a page shows or names, each once, its own first. */
export function entriesOn({ entry, members, references = {}, relatives = [] }: OfEntries): string[] {
  const ids = [entry, ...members, ...Object.values(references).flat(), ...relatives];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** An entry as routes are decided from it. What its text says is not asked: an edit of it changes no other page. */
export type RoutableEntry = Omit<Entry, 'body'> & {
  /** The addresses of the players of videos in its text, where they are known. */
  players?: readonly string[];
  /** The first paragraph of its text, where it is known. */
  firstParagraph?: string;
};

/** The settings of `site.md` that pages and what is known of them come from. */
export type RouteSettings = Pick<
  SiteValues,
  | 'collections'
  | 'contact'
  | 'language'
  | 'navigation'
  | 'search'
  | 'showOriginals'
  | 'sidebar'
  | 'transliterate'
  | 'words'
> &
  Partial<Pick<SiteValues, 'url'>> &
  Pick<Several, 'home'> & { translated?: readonly RouteSettings[] };

/** The public entries of a collection in the order of its list; of those that happen on days, how many are still to come. */
export interface Members {
  entries: RoutableEntry[];
  upcoming?: number;
}

/** The members of each collection, by its name. */
export type AllMembers = ReadonlyMap<Collection['name'], Members>;

type WithValues = Pick<RoutableEntry, 'values'>;

/** The tags of an entry, as they are written. */
export function tagsOf({ values }: WithValues): readonly string[] {
  return (values.tags as readonly string[] | undefined) ?? [];
}

/** The addresses that an entry had before, as they are written. */
export function aliasesOf({ values }: WithValues): readonly string[] {
  return (values.aliases as readonly string[] | undefined) ?? [];
}

/** The sections of a page. */
export function sectionsOf({ values }: WithValues): readonly Section[] {
  return (values.sections as readonly Section[] | undefined) ?? [];
}
