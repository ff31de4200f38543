/**
 * Pages that must not be asked for before a visitor means it: the sent page, and the search, which starts React. Paths without the site's prefix;
 * `homes` are those of the home pages of its other languages.
 */
export function listNeverAhead(homes: readonly string[]): string[] {
  return ['/', ...homes].flatMap((home) => [`${home}contact/sent/`, `${home}search/`]);
}

/** Files that are no pages. */
const FILES = ['/*.xml', '/*.json', '/*.ics', '/*.md', '/*.txt'];

/** The rules by which a browser gets pages wholly ready that a visitor is about to go to, as text. `prefix` is the path that every address of the site begins with. */
export function toSpeculationRules(prefix: string, homes: readonly string[] = []): string {
  const excluded = [...listNeverAhead(homes), ...FILES].map((path) => prefix + path);
  const where = {
    and: [
      { href_matches: `${prefix}/*` },
      { not: { href_matches: excluded } },
      { not: { selector_matches: '[download]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** The rules by which it fetches the documents of those links that `on-intent.ts` marks, in their order and a few at a time. */
export const VIEW_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[data-ahead]' }, eagerness: 'immediate' }],
});
