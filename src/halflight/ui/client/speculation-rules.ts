/** Pages that must not be loaded ahead: the confirmation page of the form, and the search, which starts React. Paths without the site's prefix. */
export const NEVER_AHEAD: readonly string[] = ['/contact/sent/', '/search/'];

/** Files that are not pages, including the pictures that enlargeable pictures link to. */
const FILES = ['/static/*', '/*.xml', '/*.json', '/*.ics', '/*.md', '/*.txt'];

/** The speculation rules that prerender pages that a visitor is about to open. `prefix` is the path prefix of every URL of the site. */
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

/**
 * The speculation rules that prefetch the documents of links that `on-intent.ts` marks, in order and a few at a time. On devices with a hovering
 * pointer, no links are marked.
 */
export const VIEW_RULES = '{"prefetch":[{"where":{"selector_matches":"[data-ahead]"},"eagerness":"immediate"}]}';
