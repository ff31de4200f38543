import { withPrefix } from 'gatsby';
import { SEARCH_EXCERPT, SEARCH_SECTIONS } from '../../limits';
import { nearest } from '../../nearest';
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
  /** Where nothing is found because of a word that no page has: the words with a similar one in its place, if some page has one. */
  meant?: string;
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
      const absent = await findAbsent(words, fragments, instance);
      if (absent !== undefined) {
        const similar = await findSimilar(absent, instance);
        const meant = similar === undefined ? {} : { meant: words.replace(absent, similar) };
        return { total: 0, hits: [], kinds: {}, tags: {}, ...meant };
      }
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

/** In characters: how much more than its match a word may have. More are another word, or a slip of the hand. */
const ENDING = 4;

/** How many pages are read for a word similar to one that is not found. */
const READ_FOR_SIMILAR = 5;

/** Pagefind segments queries in scripts without spaces between words. */
const isUnspaced = new RegExp(`[${UNSPACED}]`, 'u');

/**
 * The first word that occurs on no page; `undefined` if there is none. For such a word, Pagefind searches for its longest prefix that does, even a
 * single letter. Such a match counts if it has half of the word and lacks only its ending, or is another form of it, which may begin differently
 * ("flies", "fly").
 */
async function findAbsent(
  words: string,
  fragments: readonly Fragment[],
  instance: PagefindInstance,
): Promise<string | undefined> {
  const found = fragments.flatMap(toFoundWords).map(toLetters).join(' ');
  for (const word of words.replaceAll('"', '').split(/\s+/)) {
    const letters = toLetters(word);
    const beginning = letters.slice(0, Math.max(BEGINNING, Math.ceil(letters.length / 2), letters.length - ENDING));
    if (isUnspaced.test(word) || found.includes(beginning)) continue;
    // Quoted, only forms of the word itself are found.
    const { results } = await instance.search(`"${word}"`, { filters: {} });
    if (results.length === 0) return word;
  }
  return undefined;
}

/** A word of some page that is similar to one that no page has, and begins like it. */
async function findSimilar(word: string, instance: PagefindInstance): Promise<string | undefined> {
  for (const length of [Math.ceil(word.length / 2), BEGINNING]) {
    const { results } = await instance.search(word.slice(0, length), { filters: {} });
    const fragments = await Promise.all(results.slice(0, READ_FOR_SIMILAR).map((result) => result.data()));
    const similar = nearest(word, fragments.flatMap(toFoundWords).map(withoutPunctuation));
    if (similar !== undefined) return similar;
  }
  return undefined;
}

/** The matching words of a page, including its metadata: Pagefind does not say which words of that match. */
function toFoundWords({ raw_content: text, locations, meta }: Fragment): string[] {
  const words = text.split(text.includes('\u200B') ? '\u200B' : /\s+/);
  return [...locations.map((place) => words[place] ?? ''), ...Object.values(meta).flatMap((each) => each.split(' '))];
}

function toLetters(word: string): string {
  return fold(word).replace(/[^\p{L}\p{N}]/gu, '');
}

function withoutPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
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
