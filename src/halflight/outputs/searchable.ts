import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { toScript } from '../markdown/to-script';

/** The facts of an entry that are indexed besides its page. */
export interface SearchFacts {
  title: string;
  /** The folder of its collection, by which readers filter results. */
  kind: string;
  /** When the entry happened or will happen. */
  date?: string | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * The parts of a page that are not searched: the heading, which is indexed as the title, with its line of dates; tags, which are indexed too; links
 * to other pages; buttons and forms; code, which makes a meaningless excerpt; entries shown as cards, which have their own pages; and any duplicate.
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
  '.footnote-backref',
  '[data-footnote-ref]',
  // In the captions that the lightbox shows.
  'figcaption[hidden] a',
  '[aria-hidden="true"]',
  '[role="status"]',
  'pre',
  '.tab-list',
  'annotation',
  'svg',
  'template',
  'noscript',
];

/**
 * A finished page as the index takes it: the content of its `<main>`, so that nothing in the frame is found, after the facts. `undefined` for a page
 * that is not ours.
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
    // Otherwise Pagefind would record the first image, which we do not show.
    toFact('meta', 'image', ''),
  ];
  // Keeps adjacent cells, or a label and its value, from becoming one word.
  const words = main
    .replace(/<\/(?:t[hd]|dt)>/g, '$& ')
    // Otherwise 10<sup>9</sup> would be found as 109. A subscript is searched for as it is typed: CO2.
    .replace(/<sup>([\d+−-]{1,20})<\/sup>/g, (_, raised: string) => toScript('sup', raised));
  return `<!doctype html><html lang="${language}"><body><main>${facts.join('')}${words}</main></body></html>`;
}

function toFact(use: 'meta' | 'filter', name: string, value: string): string {
  return toHtml(h('i', { [`data-pagefind-${use}`]: `${name}[content]`, content: value }));
}
