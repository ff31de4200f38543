import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/** What is known of an entry besides its page. */
export interface SearchFacts {
  title: string;
  /** The folder of its collection: what readers choose results by. */
  kind: string;
  /** When it was, or is to be. */
  date?: string | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * What of a page is not its own words: the heading, which is known as the title, with its line of dates; tags, which are known too; ways to other pages; what is
 * pressed or filled in; code, of which an excerpt says nothing; entries of which sections show a card, and which have pages of their own; what is there twice.
 */
export const NOT_SEARCHED = [
  'h1',
  '.page-header-facts',
  '.anchor',
  '.tags',
  'nav',
  'form',
  'button',
  '.actions',
  '.section-more',
  '.post-item',
  '.entry-card',
  '.event-item',
  '.book-card',
  '.book-featured',
  '.own-item',
  '.citation',
  '.related',
  '.share',
  '.source-links',
  '.calendar-links',
  '.list-ways',
  '.data-footnote-backref',
  '[data-footnote-ref]',
  '[aria-hidden="true"]',
  '[role="status"]',
  'pre',
  'annotation',
  'svg',
  'template',
  'noscript',
];

/**
 * A finished page as the index takes it: the inside of its `<main>`, so that nothing of the frame is found, with the facts in front.
 * `undefined` for what is no page of ours.
 */
export function toSearchable(
  html: string,
  { title, kind, date, tags = [] }: SearchFacts,
  language: string,
): string | undefined {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) return undefined;
  const facts = [
    toFact('meta', 'title', title),
    toFact('filter', 'kind', kind),
    ...(date === undefined ? [] : [toFact('meta', 'date', date)]),
    ...tags.map((tag) => toFact('filter', 'tag', tag)),
    ...(tags.length > 0 ? [toFact('meta', 'tags', tags.join(', '))] : []),
    // Without this the first picture would be noted down, which we do not show.
    toFact('meta', 'image', ''),
  ];
  // Cells beside one another, and a label and its value, are not one word.
  const words = main.replace(/<\/(?:t[hd]|dt)>/g, '$& ');
  return `<!doctype html><html lang="${language}"><body><main>${facts.join('')}${words}</main></body></html>`;
}

function toFact(use: 'meta' | 'filter', name: string, value: string): string {
  return toHtml(h('i', { [`data-pagefind-${use}`]: `${name}[content]`, content: value }));
}
