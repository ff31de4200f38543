import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { inBatches } from './in-batches';
import { inTurn } from './in-turn';
import type { PublishedEntry, PublishedSite } from './published';
import { NOT_SEARCHED, toSearchable, type SearchFacts } from './searchable';

/** A page to be indexed. */
interface SearchPage extends SearchFacts {
  /** Its path, without the path prefix. */
  path: string;
  language: string;
}

/** A file of the index; its path is relative to the folder of the index. */
interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** The folder of the index in `public/`. */
const FOLDER = 'pagefind';

/**
 * The files of Pagefind that are published: its index, and the code that queries it. Its own user interfaces are not used, nor its worker: the index
 * of a site of this size is searched in a few milliseconds.
 */
const PUBLISHED = /^(?:pagefind\.js|pagefind-entry\.json|(?:fragment|index|filter)\/.+|pagefind\.\w.*\.pf_meta)$/;

/** How many pages are sent to Pagefind before its answers are awaited. */
const BATCH = 64;

/**
 * Indexes the pages in `folder`, from scratch each time, and writes nothing. Returns no files if `site.md` turns search off. The pages may be
 * finished meanwhile, because no pass changes what is inside `<main>`.
 */
export async function makeSearchIndex(site: PublishedSite | undefined, folder: string): Promise<IndexFile[]> {
  if (!site || site.settings.search === false) return [];
  return indexPages(site.languages.map(toLanguage), folder);
}

/** What is indexed in one language. */
interface SearchLanguage {
  language: string;
  title: string;
  /** The path of its home page. */
  home: string;
  pages: readonly SearchPage[];
}

function toLanguage({ settings, entries, pages }: PublishedSite): SearchLanguage {
  const { title, home = '/' } = settings;
  // Pagefind writes language tags in lower case.
  const language = (settings.language ?? 'en').toLowerCase();
  // What other search engines must not show, ours does not show either.
  const found = [...entries.values()].flat().filter(({ page }) => page.shared);
  const composed = pages.find(({ kind }) => kind === 'home');
  return {
    language,
    title,
    home,
    pages: [
      ...found.map((entry) => toSearchPage(entry, language)),
      ...(composed ? [{ path: composed.path, title, kind: 'pages', language }] : []),
    ],
  };
}

function toSearchPage({ collection: { folder }, node, path, page }: PublishedEntry, language: string): SearchPage {
  const { title = '', tags } = node;
  return { path, title, kind: folder, tags, date: page.dates?.listed?.slice(0, 10), language };
}

/** Writes an index into `folder`, replacing the one that was there. */
export async function writeSearchIndex(files: readonly IndexFile[], folder: string): Promise<void> {
  await rm(join(folder, FOLDER), { recursive: true, force: true });
  await inBatches(files, async ({ path, content }) => {
    const target = join(folder, FOLDER, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  });
}

/**
 * The index of the pages of some languages in `folder`; Pagefind keeps the languages apart. The same pages give the same index, in whatever order
 * they come.
 */
async function indexPages(languages: readonly SearchLanguage[], folder: string): Promise<IndexFile[]> {
  const [first, ...others] = languages;
  const { createIndex, close } = loadPagefind();
  try {
    const { index, errors } = await createIndex({
      rootSelector: 'main',
      excludeSelectors: NOT_SEARCHED,
      ...(first && others.length === 0 && { forceLanguage: first.language }),
    });
    if (!index) throw new Error(errors.join('\n'));
    const sorted = languages.flatMap(({ pages }) => pages).sort((a, b) => (a.path < b.path ? -1 : 1));
    for (let begin = 0; begin < sorted.length; begin += BATCH) {
      const batch = await Promise.all(
        sorted.slice(begin, begin + BATCH).map(async (page) => {
          const file = join(folder, page.path, 'index.html');
          const html = await inTurn(file, () => readFile(file, 'utf8'));
          return { url: page.path, content: toSearchable(html, page, page.language) };
        }),
      );
      // Pagefind is a process of its own that takes pages in the order in which they are sent, and the index depends on that order.
      await Promise.all(
        batch.map(async ({ url, content }) => {
          if (content === undefined) return;
          const { errors } = await index.addHTMLFile({ url, content });
          if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`);
        }),
      );
    }
    let { files } = await index.getFiles();
    const silent = languages.filter(
      ({ language }) => !files.some(({ path }) => path.startsWith(`fragment/${language}_`)),
    );
    // Pagefind cannot load an empty index: a site, or one language of it, that has no text yet is found by its title.
    for (const { language, title, home } of silent)
      await index.addCustomRecord({ url: home, content: title, language, meta: { title } });
    if (silent.length > 0) ({ files } = await index.getFiles());
    return withUsedWasm(files);
  } finally {
    await close();
  }
}

/** Selects the files to publish out of all that Pagefind makes. Of its two WebAssembly programs, only what the index names is used. */
function withUsedWasm(files: readonly IndexFile[]): IndexFile[] {
  const entry = files.find(({ path }) => path === 'pagefind-entry.json');
  const { languages } = JSON.parse(Buffer.from(entry?.content ?? []).toString() || '{}') as {
    languages: Record<string, { wasm: string | null }>;
  };
  const used = new Set(Object.values(languages).map(({ wasm }) => `wasm.${wasm ?? 'unknown'}.pagefind`));
  return files.filter(({ path }) => PUBLISHED.test(path) || used.has(path));
}

/** Gatsby compiles `import('pagefind')` to a `require` that the package's `exports` reject; loading it by its path works. */
function loadPagefind(): typeof import('pagefind') {
  return createRequire(resolve('package.json'))(
    resolve('node_modules/pagefind/lib/index.js'),
  ) as typeof import('pagefind');
}
