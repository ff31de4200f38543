import { groupBy } from '../group-by';
import type { Translation } from '../src/use-site-settings';
import type { RoutableEntry, Route, RouteSettings } from './route';

const keyOf = ({ collection, sharedName }: RoutableEntry): string => `${collection} ${sharedName ?? ''}`;

/** Whether an entry's language differs from that of these settings: lists may show the entry, but its page is elsewhere. */
export function isInOtherLanguage(language: string | undefined, site: Pick<RouteSettings, 'language'>): boolean {
  return language !== undefined && language !== site.language;
}

/** The entries that a language shows: its own and, if lists show originals, untranslated ones, each in the first language that has it. */
export function chooseEntries(
  shown: readonly RoutableEntry[],
  { language, showOriginals }: RouteSettings,
  languages: readonly RouteSettings[],
): RoutableEntry[] {
  const own = shown.filter((entry) => entry.language === language);
  if (!showOriginals) return own;
  const known = new Set(own.map(keyOf));
  const originals = languages.flatMap((other) =>
    shown.filter((entry) => {
      if (entry.language !== other.language || known.has(keyOf(entry))) return false;
      known.add(keyOf(entry));
      return true;
    }),
  );
  return [...own, ...originals];
}

/** Adds its translations to each page. Pages of a tag or filter value, error pages and further pages of a list have none. */
export function linkTranslations(routes: readonly Route[], shown: readonly RoutableEntry[]): Route[] {
  const entries = new Map(shown.map((entry) => [entry.id, entry]));
  const subjectOf = (route: Route): string | undefined => {
    const { entry: id, kind, collection = '', number = 1, unlisted } = route;
    const entry = id === undefined ? undefined : entries.get(id);
    // Translations link to each other, and a page listed in one language must not link to an unlisted one in another.
    if (entry && unlisted) return `unlisted ${keyOf(entry)}`;
    // `pages/index.md` and the home page that we compose are the same page to a reader.
    if (entry) return entry.collection === 'page' && entry.sharedName === '' ? 'home' : `entry ${keyOf(entry)}`;
    // A picture's file is the same in every language.
    if (kind === 'picture') return `picture ${route.source}`;
    if (kind === 'tag' || kind === 'filtered' || kind === 'error' || number > 1) return undefined;
    return kind === 'home' ? 'home' : `${kind} ${collection}`;
  };
  // All translations of a page share one list.
  const subjects = new Map(
    Array.from(groupBy(routes, subjectOf), ([subject, same]) => [subject, same.map(toTranslation)]),
  );
  return routes.map((route) => {
    const subject = subjectOf(route);
    const translations = subject === undefined ? [] : (subjects.get(subject) ?? []);
    return translations.length < 2 ? route : { ...route, translations };
  });
}

function toTranslation({ language = '', path, indexable }: Route): Translation {
  return { language, path, ...(!indexable && { unlisted: true }) };
}
