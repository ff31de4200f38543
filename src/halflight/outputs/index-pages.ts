import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_AT_ONCE } from '../limits';
import { NOT_SEARCHED, toSearchable, type SearchFacts } from './searchable';
import { fromLibrary, loadLibrary } from '../paths';

/** A page to be indexed. */
export interface SearchPage extends SearchFacts {
  /** Its path, without the path prefix. */
  path: string;
  language: string;
}

/** What is indexed in one language. */
export interface SearchLanguage {
  language: string;
  /** The title of the site. */
  title: string;
  /** The path of its home page. */
  home: string;
  pages: readonly SearchPage[];
}

/** A file of the index. Its path is relative to the folder of the index. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

type Pagefind = typeof import('pagefind');
type PageIndex = NonNullable<Awaited<ReturnType<Pagefind['createIndex']>>['index']>;

/**
 * The files of Pagefind that are published: its index, and the code that queries it. We use neither its user interfaces nor its worker, because an
 * index of this size is searched almost instantly.
 */
const PUBLISHED = /^(?:pagefind\.js|pagefind-entry\.json|(?:fragment|index|filter)\/.+|pagefind\.\w.*\.pf_meta)$/;

/** A page that Pagefind leaves out but counts. It stands in for a page that does not exist yet or is not ours. */
const NO_PAGE = '<!doctype html><html lang="en"><body><main></main></body></html>';

/**
 * Indexes the pages in `folder` and returns the files of the index. Pagefind keeps the languages apart. `states` are the languages of the site as
 * first known and as known later: pages that have changed in between are indexed again. The index depends only on the last state, whatever the order
 * of its pages. Throws what Pagefind reports, and if a page of the last state is missing.
 */
export async function indexPages(
  states: Iterable<readonly SearchLanguage[]> | AsyncIterable<readonly SearchLanguage[]>,
  folder: string,
): Promise<IndexFile[]> {
  const { createIndex, close } = loadPagefind();
  try {
    let index: PageIndex | undefined;
    let languages: readonly SearchLanguage[] = [];
    let places = '';
    let missing: string[] = [];
    const indexed = new Map<string, string>();
    for await (languages of states) {
      const pages = languages.flatMap((language) => language.pages).sort((a, b) => (a.path < b.path ? -1 : 1));
      // Pagefind can replace a page, but neither move nor remove one, so such a change starts over.
      const now = JSON.stringify([languages.map(({ language }) => language), pages.map(({ path }) => path)]);
      if (!index || now !== places) {
        index = await openIndex(createIndex, languages);
        indexed.clear();
        places = now;
      }
      missing = await indexChanged(index, pages, indexed, folder);
    }
    if (missing.length > 0) throw new Error(`There are no pages to index at ${missing.join(', ')}.`);
    return index && languages.length > 0 ? await filesOf(index, languages) : [];
  } finally {
    await close();
  }
}

async function openIndex(
  createIndex: Pagefind['createIndex'],
  [first, ...others]: readonly SearchLanguage[],
): Promise<PageIndex> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: NOT_SEARCHED,
    ...(first && others.length === 0 && { forceLanguage: first.language }),
  });
  if (!index) throw new Error(errors.join('\n'));
  return index;
}

/** Indexes the pages that have changed since they were indexed; `indexed` is what each page was then, by path. Returns the paths of missing pages. */
async function indexChanged(
  index: PageIndex,
  pages: readonly SearchPage[],
  indexed: Map<string, string>,
  folder: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (let begin = 0; begin < pages.length; begin += FILES_AT_ONCE) {
    const batch = await Promise.all(
      pages.slice(begin, begin + FILES_AT_ONCE).map(async (page) => {
        const file = join(folder, page.path, 'index.html');
        // Looked up before the file is read: if it is being written just then, it counts as changed the next time.
        const found = await stat(file).catch(() => undefined);
        const state = JSON.stringify([found?.mtimeMs, found?.size, page]);
        if (indexed.get(page.path) === state) return [];
        const html = await readFile(file, 'utf8').catch(() => undefined);
        if (html === undefined) missing.push(page.path);
        else indexed.set(page.path, state);
        return [{ url: page.path, content: toSearchable(html ?? '', page, page.language) ?? NO_PAGE }];
      }),
    );
    // Pagefind is a process that takes pages in the order in which they are sent, and the index depends on that order.
    await Promise.all(
      batch.flat().map(async (page) => {
        const { errors } = await index.addHTMLFile(page);
        if (errors.length > 0) throw new Error(`${page.url}: ${errors.join('\n')}`);
      }),
    );
  }
  return missing;
}

/** The files to publish. Pagefind cannot load an empty index, so a site or language without any text is indexed by its title. */
async function filesOf(index: PageIndex, languages: readonly SearchLanguage[]): Promise<IndexFile[]> {
  let { files } = await index.getFiles();
  const silent = languages.filter(
    ({ language }) => !files.some(({ path }) => path.startsWith(`fragment/${language}_`)),
  );
  for (const { language, title, home } of silent)
    await index.addCustomRecord({ url: home, content: title, language, meta: { title } });
  if (silent.length > 0) ({ files } = await index.getFiles());
  return withUsedWasm(files);
}

/** Selects the files to publish from all that Pagefind makes. Of its two WebAssembly programs, only the one named in the index is used. */
function withUsedWasm(files: readonly IndexFile[]): IndexFile[] {
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const { languages } = JSON.parse(Buffer.from(entry?.content ?? []).toString() || '{}') as {
    languages: Record<string, { wasm: string | null }>;
  };
  const used = new Set(Object.values(languages).map(({ wasm }) => `wasm.${wasm ?? 'unknown'}.pagefind`));
  return files.filter(({ path }) => PUBLISHED.test(path) || used.has(path));
}

/** Gatsby compiles `import('pagefind')` to a `require` that the package's `exports` reject; loading it by path works. */
function loadPagefind(): Pagefind {
  return loadLibrary(fromLibrary('pagefind', 'lib/index.js')) as Pagefind;
}
