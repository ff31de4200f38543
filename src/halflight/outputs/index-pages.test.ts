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

/** File systems may store times coarsely, so each file is made a second newer than the one before. */
let time = 1000;

function write(folder: string, slug: string, body: string): void {
  const file = join(folder, slug, 'index.html');
  mkdirSync(join(folder, slug), { recursive: true });
  writeFileSync(file, `<!doctype html><html lang="en"><body>${body}</body></html>`);
  time += 1;
  utimesSync(file, time, time);
}

/** A folder with these pages, each with its own words. */
function makePages(some: readonly string[]): string {
  const folder = makeFolder();
  for (const slug of some) write(folder, slug, main(`Words of ${slug}`));
  return folder;
}

/** The files of the index, with their bytes. */
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

/** The states of a site before and after an author's change, which is made in between. */
async function* statesOf(before: SearchLanguage[], change: () => void, after: SearchLanguage[]) {
  yield await Promise.resolve(before);
  change();
  yield after;
}

const nothing = () => undefined;
const changes: Record<string, { without?: string; change?: (folder: string) => void; after?: string[] }> = {
  'the words of a page': { change: (folder) => write(folder, 'page-7', main('Other words')) },
  'a page that was not there yet': {
    without: 'page-7',
    change: (folder) => write(folder, 'page-7', main('New words')),
  },
  'a page that is not ours any more': { change: (folder) => write(folder, 'page-7', 'Nothing to search') },
  'a page that is gone': { after: slugs.slice(1) },
};

test.each(Object.entries(changes))(
  'what was indexed before a change makes no difference: %s',
  async (_, { without, change = nothing, after = slugs }) => {
    const folder = makePages(slugs.filter((slug) => slug !== without));
    const states = statesOf(toState(slugs), () => change(folder), toState(after));
    const index = await indexOf(states, folder);
    expect(index).toEqual(await indexOf([toState(after)], folder));
    expect(fragments(index).length).toBeGreaterThanOrEqual(slugs.length - 1);
  },
);

test('a site that turns search off has no index, whatever was indexed before', async () => {
  expect(await indexOf(statesOf(toState(slugs), nothing, []), makePages(slugs))).toEqual({});
});

test('a page still missing at the end is an error, not a gap in the index', async () => {
  const folder = makePages(slugs.slice(1));
  await expect(indexPages([toState(slugs)], folder)).rejects.toThrow('There are no pages to index at /page-0/.');
  await expect(indexPages([toState(slugs), toState(slugs)], folder)).rejects.toThrow('/page-0/');
});

test('a changed title is indexed too', async () => {
  const folder = makePages(slugs);
  const renamed = toState(slugs).map((language) => ({
    ...language,
    pages: language.pages.map((page) => ({ ...page, title: `${page.title} again` })),
  }));
  const index = await indexOf(statesOf(toState(slugs), nothing, renamed), folder);
  expect(index).toEqual(await indexOf([renamed], folder));
  expect(index).not.toEqual(await indexOf([toState(slugs)], folder));
});
