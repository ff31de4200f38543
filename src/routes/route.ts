import type { SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import type { Section } from '../sections/schema';
import type { Entry } from '../sourcing/read-entry';

/** A page to be made: pure data. */
export interface Route {
  path: string;
  /** The file of `src/` that draws it, without its ending: `collections/post/page`. */
  component: string;
  /** The ids that the template's query asks for. */
  context: Record<string, unknown>;
  /** The content file that wants this path; for lists and error pages, what they are. */
  source: string;
}

/** An entry as routes are decided from it. What its text says is not asked: an edit of it changes no other page. */
export type RoutableEntry = Omit<Entry, 'body'> & {
  /** The addresses of the players of videos in its text, where they are known. */
  players?: readonly string[];
};

/** The settings of `site.md` that decide which pages there are. */
export type RouteSettings = Pick<SiteValues, 'collections' | 'contact' | 'language' | 'navigation' | 'search'>;

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
