import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PAGES_FOR_SEARCH_THREAD } from '../limits';
import { inBatches } from './in-batches';
import { indexPages, type IndexFile, type SearchLanguage, type SearchPage } from './index-pages';
import type { PublishedEntry, PublishedSite } from './published';
import { startThread, type BuildThread } from './start-thread';

/** The folder of the index in `public/`. */
const FOLDER = 'pagefind';

/** What the thread that makes the index starts with. */
interface SearchWork {
  /** The languages of the site as known so far; none if nothing is to be indexed yet. */
  languages: readonly SearchLanguage[];
  folder: string;
}

let ahead: BuildThread | undefined;

/**
 * Starts to index the pages that the last build left in `folder`, in a separate thread, while Gatsby finds out which of them have changed.
 * `makeSearchIndex` indexes those again.
 */
export function startSearchIndex(site: PublishedSite, folder: string): void {
  const languages = toLanguages(site);
  if (languages.length > 0) ahead = startIndexing({ languages, folder });
}

/**
 * Indexes the pages in `folder` and writes the index there, replacing any existing one. Writes none if `site.md` turns search off. Pages may be
 * finished meanwhile, because no pass changes anything inside `<main>`. Most of the work is done by another process.
 */
export async function makeSearchIndex(site: PublishedSite | undefined, folder: string): Promise<void> {
  const languages = site ? toLanguages(site) : [];
  const pages = languages.reduce((sum, language) => sum + language.pages.length, 0);
  if (pages >= PAGES_FOR_SEARCH_THREAD) ahead ??= startIndexing({ languages: [], folder });
  if (!ahead) return writeSearchIndex(await indexPages([languages], folder), folder);
  const { thread, ended } = ahead;
  thread.ref();
  thread.postMessage(languages);
  return ended;
}

function startIndexing(work: SearchWork): BuildThread | undefined {
  const started = startThread('indexInThread', work);
  // A build that fails must not wait for it.
  started?.thread.unref();
  return started;
}

/** What the thread runs: it indexes what it was started with and, once it gets the current languages, what has changed since. */
export async function indexInThread({ languages, folder }: SearchWork): Promise<void> {
  await writeSearchIndex(await indexPages(statesOf(languages), folder), folder);
}

async function* statesOf(languages: readonly SearchLanguage[]): AsyncGenerator<readonly SearchLanguage[]> {
  if (!parentPort) throw new Error('Only a thread gets messages.');
  if (languages.length > 0) yield languages;
  const [last] = (await once(parentPort, 'message')) as [readonly SearchLanguage[]];
  yield last;
}

/** What to index; nothing if `site.md` turns search off. */
function toLanguages({ settings, languages }: PublishedSite): SearchLanguage[] {
  return settings.search === false ? [] : languages.map(toLanguage);
}

function toLanguage({ settings, entries, pages }: PublishedSite): SearchLanguage {
  const { title, home = '/' } = settings;
  // Pagefind writes language tags in lower case.
  const language = (settings.language ?? 'en').toLowerCase();
  // Our search does not show what other search engines must not show.
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

async function writeSearchIndex(files: readonly IndexFile[], folder: string): Promise<void> {
  await rm(join(folder, FOLDER), { recursive: true, force: true });
  await inBatches(files, async ({ path, content }) => {
    const target = join(folder, FOLDER, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  });
}
