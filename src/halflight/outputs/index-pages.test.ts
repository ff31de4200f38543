import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { indexPages, type SearchLanguage } from './index-pages';

jest.setTimeout(60_000);

// More than one batch.
const slugs = Array.from({ length: 150 }, (_, index) => `page-${index}`);

const toState = (some: readonly string[]): SearchLanguage[] => [
  { language: 'en', title: 'A site', home: '/', pages: some.map(toPage) },
];
const toPage = (slug: string) => ({ path: `/${slug}/`, title: slug, kind: 'pages', language: 'en' });

const main = (words: string) => `<main><p>${words}</p></main>`;

function write(folder: string, slug: string, body: string): void {
  mkdirSync(join(folder, slug), { recursive: true });
  writeFileSync(join(folder, slug, 'index.html'), `<!doctype html><html lang="en"><body>${body}</body></html>`);
}

/** A folder with these pages, each with words of its own. */
function makePages(some: readonly string[]): string {
  const folder = makeFolder();
  for (const slug of some) write(folder, slug, main(`Words of ${slug}`));
  return folder;
}

/** The index, file by file, and the bytes of each. */
async function indexOf(...given: Parameters<typeof indexPages>): Promise<Record<string, string>> {
  const files = await indexPages(...given);
  return Object.fromEntries(files.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]));
}

const fragments = (index: Record<string, string>) => Object.keys(index).filter((path) => path.startsWith('fragment/'));

test('the same pages give the same index, whichever order they come in', async () => {
  const folder = makePages(slugs);
  const index = await indexOf([toState(slugs)], folder);
  expect(fragments(index)).toHaveLength(slugs.length);
  expect(await indexOf([toState([...slugs].reverse())], folder)).toEqual(index);
});

/** The states of a site before and after an author's change, which is made between the two. */
async function* statesOf(before: SearchLanguage[], change: () => void, after: SearchLanguage[]) {
  yield before;
  // A file system may store times coarsely.
  await new Promise((done) => setTimeout(done, 20));
  change();
  yield after;
}

const nothing = () => undefined;
const changes: Record<
  string,
  { before?: string[]; without?: string; change?: (folder: string) => void; after?: string[] }
> = {
  nothing: {},
  'the words of a page': { change: (folder) => write(folder, 'page-7', main('Other words')) },
  'a page that was not there yet': {
    without: 'page-7',
    change: (folder) => write(folder, 'page-7', main('New words')),
  },
  'a page that is not ours any more': { change: (folder) => write(folder, 'page-7', 'Nothing to search') },
  'a page that is gone': { after: slugs.slice(1) },
  'a page that the site did not have': { before: slugs.slice(1) },
  'no pages before': { before: [] },
};

test.each(Object.entries(changes))(
  'what was indexed before a change makes no difference: %s',
  async (_, { before = slugs, without, change = nothing, after = slugs }) => {
    const folder = makePages(slugs.filter((slug) => slug !== without));
    const states = statesOf(toState(before), () => change(folder), toState(after));
    const index = await indexOf(states, folder);
    expect(index).toEqual(await indexOf([toState(after)], folder));
    expect(fragments(index).length).toBeGreaterThanOrEqual(slugs.length - 1);
  },
);

test('a site that turns search off has no index, whatever was indexed before', async () => {
  expect(await indexOf(statesOf(toState(slugs), nothing, []), makePages(slugs))).toEqual({});
});

test('a page that is not there in the end is an error, and no gap in the index', async () => {
  const folder = makePages(slugs.slice(1));
  await expect(indexPages([toState(slugs)], folder)).rejects.toThrow('There are no pages to index at /page-0/.');
  await expect(indexPages([toState(slugs), toState(slugs)], folder)).rejects.toThrow('/page-0/');
});

test('a changed title is indexed, too', async () => {
  const folder = makePages(slugs);
  const renamed = toState(slugs).map((language) => ({
    ...language,
    pages: language.pages.map((page) => ({ ...page, title: `${page.title} again` })),
  }));
  const index = await indexOf(statesOf(toState(slugs), nothing, renamed), folder);
  expect(index).toEqual(await indexOf([renamed], folder));
  expect(index).not.toEqual(await indexOf([toState(slugs)], folder));
});

test('only pages whose files have changed are read again', async () => {
  const folder = makePages(slugs);
  const setOld = (slug: string) => utimesSync(join(folder, slug, 'index.html'), 1, 1);
  slugs.forEach(setOld);
  // New words with the time and the size of the old ones, which no build writes.
  const change = () => {
    for (const slug of slugs) write(folder, slug, main(`Wards of ${slug}`));
    slugs.filter((slug) => slug !== 'page-7').forEach(setOld);
  };
  const index = await indexOf(statesOf(toState(slugs), change, toState(slugs)), folder);
  const expected = makePages(slugs);
  write(expected, 'page-7', main('Wards of page-7'));
  expect(index).toEqual(await indexOf([toState(slugs)], expected));
});
