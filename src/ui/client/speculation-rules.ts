/** Pages that must not be asked for before a visitor means it: the sent page, and the search, which starts React. Paths without the site's prefix. */
export const NEVER_AHEAD: readonly string[] = ['/contact/sent/', '/search/'];

/** Files that are no pages; pictures among them, which a picture that can be enlarged leads to. */
const FILES = ['/static/*', '/*.xml', '/*.json', '/*.ics', '/*.md', '/*.txt'];

/** The rules by which a browser gets pages wholly ready that a visitor is about to go to. `prefix` is the path that every address of the site begins with. */
export function toIntentRules(prefix: string): string {
  const excluded = [...NEVER_AHEAD, ...FILES].map((path) => prefix + path);
  const where = {
    and: [
      { href_matches: `${prefix}/*` },
      { not: { href_matches: excluded } },
      { not: { selector_matches: '[download]' } },
      { not: { selector_matches: '[data-interactive]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** The rules by which it fetches the documents of those links that `on-intent.ts` marks, in their order and a few at a time. Nothing is marked where one can point at links. */
export const VIEW_RULES = '{"prefetch":[{"where":{"selector_matches":"[data-ahead]"},"eagerness":"immediate"}]}';
