import type { SiteValues } from '../collections';
import type { Several } from '../derive/languages';
import type { Collection } from '../collections/define-collection';
import type { DisclosedService } from '../derive/service';
import type { Day, Time } from '../fields/days';
import type { ImageValue } from '../fields/images';
import type { Section } from '../sections/schema';
import type { Entry } from '../sourcing/read-entry';

/** The kind of a page. `home` is the home page of a site without `pages/index.md`; with that file, the home page is of the kind `entry`. */
export type RouteKind =
  'entry' | 'list' | 'filtered' | 'archive' | 'tag' | 'tag-list' | 'home' | 'search' | 'sent' | 'error';

/** A page to be made: pure data. Outputs and passes get what they know about pages from here; browsers only get the `context`. */
export interface Route {
  path: string;
  kind: RouteKind;
  /** The file in `src/` that renders it, without its extension: `collections/post/page`. */
  component: string;
  /** The page context, from which the template's query takes its ids. */
  context: Record<string, unknown>;
  /** The content file that the page comes from; for lists and error pages, a description of the page. */
  source: string;
  /** The name of the collection that its entry, list or archive belongs to. */
  collection?: Collection['name'];
  /** The id of the entry whose page it is. */
  entry?: string;
  /** The ids of the entries that it lists, in order; on a page with sections, each only once. */
  members: readonly string[];
  /** On a page with sections, the ids of the entries that each section shows. */
  sectionMembers?: readonly (readonly string[])[];
  /** The services that it discloses to visitors, if it has the section `privacy`. */
  services?: readonly DisclosedService[];
  /** By field of its entry, the ids of the public entries of another collection that the field references: of `authors`, for example. */
  references?: Readonly<Record<string, readonly string[]>>;
  /** The ids of the other entries that it links to: in its series, its neighbours, its side bar and so on. `null` for a missing one. */
  relatives?: readonly (string | null)[];
  /** In a list of several pages, the number of this page, counted from 1. */
  number?: number;
  /** Set if there are feeds of what it lists beside it. */
  followed?: true;
  /** Whether it is meant to be found and shared: not an entry with `noindex`, not an empty list, and not a page that only responds to something. */
  shared: boolean;
  /** Whether search engines may index it, on a site that they may index: it is shared, and was not first published elsewhere. */
  indexable: boolean;
  /** Set for the page of an entry that nothing should link to. */
  unlisted?: true;
  /** Its title; `undefined` for a home page, which has the title of the site. */
  title?: string | undefined;
  /** Its name in the breadcrumbs of the pages below it; error pages, which have no place in the hierarchy, have none. */
  name?: string | undefined;
  /** The summary of its entry, or its first paragraph, if known. */
  summary?: string | undefined;
  /** The image above it. */
  image?: ImageValue | undefined;
  dates?: RouteDates;
  /** Its language tag, on a site in several languages. */
  language?: string;
  /** The page in every language that it exists in, itself included, in the order of the languages; absent if there is only one. */
  translations?: readonly Translation[];
}

/** A page in one of its languages. */
export interface Translation {
  /** The language tag, such as `pt-BR`. */
  language: string;
  /** The path of the page in that language. */
  path: string;
  /** Set for a page that search engines should not be told about. */
  unlisted?: true;
}

/** The dates of what a page is about, as its author wrote them. */
export interface RouteDates {
  /** Its own day, unless its collection has a date range. */
  date?: Day | undefined;
  /** The day or time that its position in its list comes from. */
  listed?: Time | undefined;
  /** When it begins and ends, and in which time zone, if its collection has a date range. */
  start?: Time | undefined;
  end?: Time | undefined;
  timeZone?: string | undefined;
}

/** The entries that a page shows and names. */
export type OfEntries = Pick<Route, 'entry' | 'members' | 'references' | 'relatives'>;

/** The ids of all entries that a page shows or names, without duplicates, its own first. */
export function entriesOn({ entry, members, references = {}, relatives = [] }: OfEntries): string[] {
  const ids = [entry, ...members, ...Object.values(references).flat(), ...relatives];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** An entry as routes are decided from it. Its text is left out, so that editing it changes no other page. */
export type RoutableEntry = Omit<Entry, 'body'> & {
  /** The URLs of the video players in its text, if known. */
  players?: readonly string[];
  /** The first paragraph of its text, if known. */
  firstParagraph?: string;
};

/** The settings of `site.md` that routes depend on. */
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

/** The public entries of a collection, in the order of its list, and for a collection with a date range how many of them are still to come. */
export interface Members {
  entries: RoutableEntry[];
  upcoming?: number;
}

/** The members of each collection, by the name of the collection. */
export type AllMembers = ReadonlyMap<Collection['name'], Members>;

type WithValues = Pick<RoutableEntry, 'values'>;

/** The tags of an entry, as written. */
export function tagsOf({ values }: WithValues): readonly string[] {
  return (values.tags as readonly string[] | undefined) ?? [];
}

/** The former URLs of an entry, as written. */
export function aliasesOf({ values }: WithValues): readonly string[] {
  return (values.aliases as readonly string[] | undefined) ?? [];
}

/** The sections of a page. */
export function sectionsOf({ values }: WithValues): readonly Section[] {
  return (values.sections as readonly Section[] | undefined) ?? [];
}
