import { SEARCH_EXCERPT, SEARCH_SECTIONS } from '../../limits';
import { toPieces, withoutTitle, type Piece } from './pieces';

/** What somebody looks for. */
export interface Question {
  words: string;
  /** Only results of this kind: the folder of a collection. */
  kind?: string | undefined;
  tag?: string | undefined;
  /** How many results are wanted. */
  count: number;
}

/** How many results each kind, or each tag, has. */
export type Counts = Readonly<Record<string, number>>;

/** A page that was found. */
export interface Hit {
  url: string;
  title: string;
  kind: string;
  date?: string | undefined;
  excerpt: readonly Piece[];
  /** The headings of the page below which something was found. */
  sections: readonly { url: string; title: string; excerpt: readonly Piece[] }[];
}

/** What was found. */
export interface Answer {
  /** How many there are; `hits` are the first of them. */
  total: number;
  hits: readonly Hit[];
  /** What was found of every kind and tag, whichever the question asks for. */
  kinds: Counts;
  tags: Counts;
}

/** What can be searched. The interface knows no more of Pagefind than this. */
export interface SearchIndex {
  /** Loads what every search needs. Resolves to how much there is of each kind. */
  open(): Promise<Counts>;
  search(question: Question): Promise<Answer>;
}

/** What we use of Pagefind's code. Its package has types for the making of an index only. */
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

/** A page as Pagefind gives it; excerpts are HTML. */
interface Fragment {
  url: string;
  meta: { title?: string; date?: string };
  filters: { kind?: string[] };
  excerpt: string;
  sub_results: { url: string; title: string; excerpt: string }[];
}

/**
 * The index that `src/outputs/search-index.ts` made, in the folder at an address such as `/site/pagefind/`. Nothing is loaded before it is opened.
 * Pagefind takes the language that the page is in then: in another, it is opened anew.
 */
export function pagefindIndex(
  folder: string,
  load = (address: string) => import(/* webpackIgnore: true */ address) as Promise<Pagefind>,
): SearchIndex {
  let opened: Promise<{ instance: PagefindInstance; kinds: Counts }> | undefined;
  let attempts = 0;
  let openedIn: string | undefined;

  const start = async () => {
    // Browsers remember that a module could not be loaded: another attempt has another address.
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
      // Pagefind finds nothing in what it could not load, and says no more.
      if (results.length === 0) await expectThere(`${folder}pagefind-entry.json`);
      const fragments = await Promise.all(results.slice(0, count).map((result) => result.data()));
      return {
        total: results.length,
        hits: fragments.map(toHit),
        kinds: totalFilters.kind ?? {},
        tags: totalFilters.tag ?? {},
      };
    },
  };
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
    // The page itself is among them.
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
