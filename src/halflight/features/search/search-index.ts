import { withPrefix } from 'gatsby';
import { SEARCH_EXCERPT, SEARCH_SECTIONS } from '../../limits';
import { fold } from '../../ui/client/fold';
import { toPieces, UNSPACED, withoutTitle, type Piece } from './marked-text';

/** A search query. */
export interface Question {
  words: string;
  /** Restricts the results to this kind, which is the folder of a collection. */
  kind?: string | undefined;
  tag?: string | undefined;
  /** The maximum number of results. */
  count: number;
}

/** The number of results per kind or tag. */
export type Counts = Readonly<Record<string, number>>;

/** A page in the results. */
export interface Hit {
  url: string;
  title: string;
  kind: string;
  date?: string | undefined;
  excerpt: readonly Piece[];
  /** The headings of the page that have matches below them. */
  sections: readonly { url: string; title: string; excerpt: readonly Piece[] }[];
}

/** The results of a search. */
export interface Answer {
  /** The total number of results; `hits` has the first of them. */
  total: number;
  hits: readonly Hit[];
  /** The number of results of every kind and tag, ignoring the filters in the question. */
  kinds: Counts;
  tags: Counts;
}

/** A search index. The user interface depends on this rather than on Pagefind. */
export interface SearchIndex {
  /** Loads what every search needs. Resolves to the number of pages of each kind. Rejects if loading fails. */
  open(): Promise<Counts>;
  search(question: Question): Promise<Answer>;
}

/** The part of Pagefind's browser API that we use. Its package has types only for building an index. */
interface Pagefind {
  createInstance: (options: { noWorker: boolean; excerptLength: number; excerptEllipsis: string }) => PagefindInstance;
}

interface PagefindInstance {
  filters(): Promise<Partial<Record<'kind' | 'tag', Counts>>>;
  search(
    words: string,
    options: { filters: Record<string, string> },
  ): Promise<{ results: { data(): Promise<Fragment> }[]; totalFilters: Partial<Record<'kind' | 'tag', Counts>> }>;
}

/** A result from Pagefind; excerpts are HTML. */
interface Fragment {
  url: string;
  meta: { title?: string; date?: string };
  filters: { kind?: string[] };
  /** The text of the page and the positions of matching words. Zero-width spaces separate words in languages written without spaces. */
  raw_content: string;
  locations: readonly number[];
  excerpt: string;
  sub_results: { url: string; title: string; excerpt: string }[];
}

/**
 * The index built by `outputs/search-index.ts`. Nothing is loaded until it is opened. Pagefind uses the page's language at that time, so the index is
 * reopened after a change of language.
 * @param folder The URL path of the index, such as `/site/pagefind/`.
 */
export function pagefindIndex(
  folder: string,
  load = (address: string) => import(/* webpackIgnore: true */ address) as Promise<Pagefind>,
): SearchIndex {
  let opened: Promise<{ instance: PagefindInstance; kinds: Counts }> | undefined;
  let attempts = 0;
  let openedIn: string | undefined;

  const start = async () => {
    // Browsers cache a failed module load, so a retry needs another URL.
    const again = attempts > 0 ? `?${attempts}` : '';
    attempts += 1;
    const { createInstance } = await load(`${folder}pagefind.js${again}`);
    const instance = createInstance({ noWorker: true, excerptLength: SEARCH_EXCERPT, excerptEllipsis: '…' });
    const { kind = {} } = await instance.filters();
    return { instance, kinds: kind };
  };
  const open = () => {
    const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
    if (language !== openedIn) opened = undefined;
    openedIn = language;
    opened ??= start().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  return {
    open: async () => (await open()).kinds,
    search: async ({ words, kind, tag, count }) => {
      const { instance } = await open();
      const { results, totalFilters } = await instance.search(words, {
        filters: { ...(kind !== undefined && { kind }), ...(tag !== undefined && { tag }) },
      });
      // If Pagefind cannot load a part of the index, it returns no results instead of an error.
      if (results.length === 0) await expectThere(`${folder}pagefind-entry.json`);
      const fragments = await Promise.all(results.slice(0, count).map((result) => result.data()));
      if (!(await areThere(words, fragments, instance))) return { total: 0, hits: [], kinds: {}, tags: {} };
      return {
        total: results.length,
        hits: fragments.map(toHit),
        kinds: totalFilters.kind ?? {},
        tags: totalFilters.tag ?? {},
      };
    },
  };
}

/** The site's own search index. */
export const siteIndex = pagefindIndex(withPrefix('/pagefind/'));

/** In characters: the shortest prefix that may stand for a word. */
const BEGINNING = 3;

/** Pagefind segments queries in scripts without spaces between words. */
const isUnspaced = new RegExp(`[${UNSPACED}]`, 'u');

/**
 * Whether each word occurs on some page. For a word that does not, Pagefind searches for its longest prefix that does, even a single letter. Such a
 * match counts if it contains half of the word, or is another form of it, which may begin differently ("flies", "fly").
 */
async function areThere(words: string, fragments: readonly Fragment[], instance: PagefindInstance): Promise<boolean> {
  const found = fragments.flatMap(toFoundWords).map(toLetters).join(' ');
  for (const word of words.replaceAll('"', '').split(/\s+/)) {
    const letters = toLetters(word);
    const beginning = letters.slice(0, Math.max(BEGINNING, Math.ceil(letters.length / 2)));
    if (isUnspaced.test(word) || found.includes(beginning)) continue;
    // Quoted, only forms of the word itself are found.
    const { results } = await instance.search(`"${word}"`, { filters: {} });
    if (results.length === 0) return false;
  }
  return true;
}

/** The matching words of a page, including its metadata: Pagefind does not say which words of that match. */
function toFoundWords({ raw_content: text, locations, meta }: Fragment): string[] {
  const words = text.split(text.includes('\u200B') ? '\u200B' : /\s+/);
  return [...locations.map((place) => words[place] ?? ''), ...Object.values(meta).flatMap((each) => each.split(' '))];
}

function toLetters(word: string): string {
  return fold(word).replace(/[^\p{L}\p{N}]/gu, '');
}

async function expectThere(address: string): Promise<void> {
  const { ok, status } = await fetch(address, { cache: 'no-store' });
  if (!ok) throw new Error(`${address} is answered with ${status}`);
}

function toHit({ url, meta, filters, excerpt, sub_results }: Fragment): Hit {
  return {
    url,
    title: meta.title ?? url,
    kind: filters.kind?.[0] ?? '',
    date: meta.date,
    excerpt: toPieces(excerpt),
    // `sub_results` includes the page itself.
    sections: sub_results
      .filter((section) => section.url !== url)
      .slice(0, SEARCH_SECTIONS)
      .map((section) => ({
        url: section.url,
        title: section.title,
        excerpt: withoutTitle(toPieces(section.excerpt), section.title),
      })),
  };
}
