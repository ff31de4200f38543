import type { RoutableEntry, Route, RouteSettings, Translation } from './route';

/** What an entry and its translations have in common. */
const keyOf = ({ collection, sharedName }: RoutableEntry): string => `${collection} ${sharedName ?? ''}`;

/** Whether an entry of a language is of another than these settings: lists show it, and its page is elsewhere. */
export function isInOtherLanguage(language: string | undefined, site: Pick<RouteSettings, 'language'>): boolean {
  return language !== undefined && language !== site.language;
}

/**
 * What a language has to show: its own entries and, where `site.md` says that lists show originals, those that are not translated into it,
 * each in the first of the languages that has it.
 */
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

/** The same pages, each with its translations. Pages of a tag or another value have none, for these are words; what is shown in place of another page has none either. */
export function linkTranslations(routes: readonly Route[], shown: readonly RoutableEntry[]): Route[] {
  const entries = new Map(shown.map((entry) => [entry.id, entry]));
  const subjectOf = (route: Route): string | undefined => {
    const { entry: id, kind, collection = '', number = 1, unlisted } = route;
    const entry = id === undefined ? undefined : entries.get(id);
    // Translations lead to one another: what is listed in one language must not lead to what is unlisted in another.
    if (entry && unlisted) return `unlisted ${keyOf(entry)}`;
    // `pages/index.md` and the home page that we compose are one page to a reader.
    if (entry) return entry.collection === 'page' && entry.sharedName === '' ? 'home' : `entry ${keyOf(entry)}`;
    if (kind === 'tag' || kind === 'filtered' || kind === 'error' || number > 1) return undefined;
    return kind === 'home' ? 'home' : `${kind} ${collection}`;
  };
  const subjects = new Map<string, Route[]>();
  for (const route of routes) {
    const subject = subjectOf(route);
    if (subject === undefined) continue;
    subjects.set(subject, [...(subjects.get(subject) ?? []), route]);
  }
  return routes.map((route) => {
    const same = subjects.get(subjectOf(route) ?? '') ?? [];
    if (same.length < 2) return route;
    return { ...route, translations: same.map(toTranslation) };
  });
}

function toTranslation({ language = '', path, indexable }: Route): Translation {
  return { language, path, ...(!indexable && { unlisted: true }) };
}
