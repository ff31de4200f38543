import type { SiteValues } from '../collections';
import type { AlbumPicture } from '../collections/album/album-picture';
import type { Several } from '../derive/languages';
import type { Collection } from '../collections/define-collection';
import { CONTACT_FORM } from '../features/forms/destinations';
import type { FormSite } from '../features/forms/to-form';
import { isName } from '../features/redirects/settings';
import type { Mentioning } from '../features/backlinks/mentioned-in';
import type { DisclosedService } from '../features/service';
import type { Day, Time } from '../fields/days';
import type { ImageValue } from '../fields/images';
import type { Section } from '../collections/sections';
import type { Mention } from '../markdown/find-mentions';
import type { Entry } from '../sourcing/read-entry';
import type { Translation } from '../src/use-site-settings';

/** The kind of a page. `picture` is one of an album; `home` is the home page of a site without `pages/index.md`; otherwise, the home page is of the kind `entry`. */
export type RouteKind =
  'entry' | 'picture' | 'list' | 'filtered' | 'archive' | 'tag' | 'tag-list' | 'home' | 'search' | 'sent' | 'error';

/** A page to create, as pure data. Outputs and passes get what they know about pages from here; browsers only get the `context`. */
export interface Route {
  path: string;
  kind: RouteKind;
  /** The file in `src/` that renders it, without its extension: `collections/post/page`. */
  component: string;
  /** The page context, from which the template's query takes its ids. */
  context: Record<string, unknown>;
  /** The content file that the page comes from; for lists and error pages, a description. */
  source: string;
  /** The collection that its entry, list or archive belongs to. */
  collection?: Collection['name'];
  entry?: string;
  /** The ids of the entries that it lists, in order and without duplicates. */
  members: readonly string[];
  /** On a page with sections, the ids of the entries that each section shows. */
  sectionMembers?: readonly (readonly string[])[];
  /** The services that its `privacy` section discloses to visitors, if it has one. */
  services?: readonly DisclosedService[];
  /** The ids of the public entries that its entry references, by field, such as `authors`. */
  references?: Readonly<Record<string, readonly string[]>>;
  /** The ids of the other entries that it links to: series, neighbours, sidebar and so on. `null` for a missing one. */
  relatives?: readonly (string | null)[];
  /** With backlinks: the pages whose texts link to it, and the pages that its own text links to. */
  mentionedIn?: readonly Mentioning[];
  mentions?: readonly { path: string; title: string }[];
  /** The page number in a list of several pages, 1-based. */
  number?: number;
  /** Set if there are feeds of its list beside it. */
  followed?: true;
  /** Set for a note, a post without a title, that is in feeds. */
  note?: true;
  /** Whether it should be found and shared: not an entry with `noindex`, not an empty list, and not a page that only responds to something. */
  shared: boolean;
  /** Whether search engines may index it, if they may index the site: it is shared, and was not first published elsewhere. */
  indexable: boolean;
  /** Set for the page of an entry that nothing should link to. */
  unlisted?: true;
  /**
   * Of a protected entry: `form` for the page at its URL, which asks for the password, and `sealed` for the page that Gatsby makes of the entry
   * elsewhere, of which only the encrypted content is published.
   */
  protected?: 'form' | 'sealed';
  /** The name of the password that opens it, which may be that of a client and is not published. */
  password?: string;
  /** Its title; `undefined` for a home page, which has the site's title. */
  title?: string | undefined;
  /** Its name in the breadcrumbs of the pages below it; error pages, which are not part of the hierarchy, have none. */
  name?: string | undefined;
  /** Its entry's summary or first paragraph, if known. */
  summary?: string | undefined;
  image?: ImageValue | undefined;
  /** The pictures of an album, or the one that the page shows. */
  pictures?: readonly AlbumPicture[];
  dates?: RouteDates;
  /** Its language tag, on a multilingual site. */
  language?: string;
  /** The page in every language that it exists in, including its own, in the order of the languages; absent if there is only one. */
  translations?: readonly Translation[];
}

/** The dates of a page's subject, as its author wrote them. */
export interface RouteDates {
  /** Its day, unless its collection has a date range. */
  date?: Day | undefined;
  /** The day or time that determines its position in its list. */
  listed?: Time | undefined;
  /** Its beginning, end and time zone, if its collection has a date range. */
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

/** An entry as input for routes. Its body is omitted, so that editing it changes no other page. */
export type RoutableEntry = Omit<Entry, 'body'> & {
  /** The URLs of the video players in its body, if known. */
  players?: readonly string[];
  /** The first paragraph of its body, if known. */
  firstParagraph?: string;
  /** The links in its body to what may be a page of the site, if known. */
  mentions?: readonly Mention[];
};

/** The settings of `site.md` that routes depend on. */
export type RouteSettings = Pick<
  SiteValues,
  | 'backlinks'
  | 'collections'
  | 'contact'
  | 'language'
  | 'languages'
  | 'navigation'
  | 'passwords'
  | 'search'
  | 'showOriginals'
  | 'sidebar'
  | 'transliterate'
  | 'vault'
  | 'words'
> &
  Partial<Pick<SiteValues, 'url'>> &
  Pick<FormSite, 'forms'> &
  Pick<Several, 'home'> & { translated?: readonly RouteSettings[] };

/** The public entries of a collection in list order and, for a collection with a date range, how many of them are upcoming. */
export interface Members {
  entries: RoutableEntry[];
  upcoming?: number;
}

/** The members of each collection, by its name. */
export type AllMembers = ReadonlyMap<Collection['name'], Members>;

type WithValues = Pick<RoutableEntry, 'values'>;

export function tagsOf({ values }: WithValues): readonly string[] {
  return (values.tags as readonly string[] | undefined) ?? [];
}

/** The old URLs of an entry, with their places among its aliases, the others of which are names for `[[links]]`. */
export function aliasesOf({ values }: WithValues): { written: string; index: number }[] {
  const aliases = (values.aliases as readonly string[] | undefined) ?? [];
  return aliases.flatMap((written, index) => (isName(written) ? [] : [{ written, index }]));
}

export function sectionsOf({ values }: WithValues): readonly Section[] {
  return (values.sections as readonly Section[] | undefined) ?? [];
}

/** The forms on an entry's page: their names, and where the entry names them. */
export function formsOn(entry: Pick<RoutableEntry, 'collection' | 'values'>): { name: string; at: PropertyKey[] }[] {
  const inSections = sectionsOf(entry).flatMap((section, index) => {
    if (section.type === 'contact') return [{ name: CONTACT_FORM, at: ['sections', index, 'type'] }];
    return section.type === 'form' ? [{ name: section.form, at: ['sections', index, 'form'] }] : [];
  });
  const { form } = entry.values;
  const own = entry.collection === 'event' && typeof form === 'string' ? [{ name: form, at: ['form'] }] : [];
  return [...inSections, ...own];
}

/** The indexes of a page's sections that show the contact form. */
export function contactSectionsOf(entry: WithValues): number[] {
  return sectionsOf(entry).flatMap(({ type }, index) => (type === 'contact' ? [index] : []));
}
