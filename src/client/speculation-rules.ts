// What must not be asked for before a visitor means it: the sent page, the search, which starts React, and what is not a page.
const EXCLUDED = ['/contact/sent/', '/search/', '/*.xml', '/*.json', '/*.ics', '/*.md', '/*.txt'];

/** The rules by which a browser gets pages ready, as text. `prefix` is the path that every address of the site begins with. */
export function toSpeculationRules(prefix: string): string {
  const excluded = EXCLUDED.map((path) => ({ not: { href_matches: prefix + path } }));
  return JSON.stringify({
    prerender: [{ where: { and: [{ href_matches: `${prefix}/*` }, ...excluded] }, eagerness: 'moderate' }],
  });
}
