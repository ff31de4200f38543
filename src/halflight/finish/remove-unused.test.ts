import { existsSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import * as promises from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { findUnused, referencesIn, removeUnused } from './remove-unused';
import { writeFiles } from '../testing/write-files';

jest.mock<typeof promises>('node:fs/promises', () => {
  const real = jest.requireActual<typeof promises>('node:fs/promises');
  return { ...real, readFile: jest.fn(real.readFile) as typeof real.readFile };
});

const hash = (digit: string) => digit.repeat(20);

/** The file in which a build stores the references of the files in a folder. */
const memoryOf = (folder: string) => `${folder}.json`;

/** A folder with these files. */
function published(files: Record<string, string>): string {
  const folder = makeFolder();
  writeFiles(folder, files);
  return folder;
}

function left(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ name }) => name)
    .sort();
}

test('of what a text says, what names a file with a hash is noted and nothing else', () => {
  const text = `See index.html, photo.jpg and ${hash('a')} <a href="/posts/">static</a> {"a":"${hash('b')}"}
    <script src="/app-${hash('c')}.js"></script><img src="/p/static/${hash('d')}/1b2c3/photo(1).jpg" srcset="/p/static/${hash('e')}.svg 2x">`;
  expect(referencesIn(text)).toEqual([hash('b'), hash('c'), `${hash('d')}/1b2c3/`, `${hash('e')}.svg`]);
});

test('pictures that no page shows are removed, others stay', async () => {
  const folder = published({
    'index.html': `<img src="/static/${hash('a')}/1b2c3/photo(1).jpg"><img src="/static/${hash('b')}.svg">`,
    [`static/${hash('a')}/1b2c3/photo(1).jpg`]: '',
    // The same image before it changed, and a size of it that is no longer shown.
    [`static/${hash('c')}/1b2c3/photo(1).jpg`]: '',
    [`static/${hash('a')}/4d5e6/photo(1).jpg`]: '',
    [`static/${hash('b')}.svg`]: '',
    [`static/${hash('d')}.svg`]: '',
    'icon.svg': '',
  });
  await removeUnused(folder, memoryOf(folder));
  expect(left(folder)).toEqual([`${hash('b')}.svg`, 'icon.svg', 'index.html', 'photo(1).jpg']);
  expect(existsSync(join(folder, `static/${hash('a')}/1b2c3/photo(1).jpg`))).toBe(true);
});

test.each([
  ['in a page', 'index.html', (address: string) => `<a href="${address}#page=2">`],
  [
    'in page data',
    'page-data/app/page-data.json',
    (address: string) => JSON.stringify({ html: `<a href="${address}">` }),
  ],
])('a file to save that is linked %s stays under its own name', async (_, page, link) => {
  const folder = published({
    [page]: link(`/site/static/${hash('a')}/the%20paper.pdf`),
    [`static/${hash('a')}/the paper.pdf`]: '',
    [`static/${hash('b')}/the paper.pdf`]: '',
    [`static/${hash('c')}/data.json`]: `/static/${hash('d')}/own.pdf`,
    [`static/${hash('d')}/own.pdf`]: '',
  });
  await removeUnused(folder, memoryOf(folder));
  expect(existsSync(join(folder, `static/${hash('a')}/the paper.pdf`))).toBe(true);
  expect(left(folder)).toHaveLength(2);
});

test('fonts and pictures that only a style in a page names stay', async () => {
  const folder = published({
    'index.html': `<style>@font-face{src:url("/site/static/${hash('a')}.woff2")}a{b:url(/site/static/${hash('b')}.svg)}</style>`,
    [`static/${hash('a')}.woff2`]: '',
    [`static/${hash('b')}.svg`]: '',
    [`static/${hash('c')}.woff2`]: '',
  });
  await removeUnused(folder, memoryOf(folder));
  expect(left(folder)).toEqual([`${hash('a')}.woff2`, `${hash('b')}.svg`, 'index.html']);
});

test('scripts of a former build are removed, with what only they name', async () => {
  const folder = published({
    'index.html': `<script src="/runtime-${hash('a')}.js">`,
    [`runtime-${hash('a')}.js`]: `{522:"${hash('b')}"}`,
    [`522-${hash('b')}.js`]: '',
    [`runtime-${hash('c')}.js`]: `{522:"${hash('d')}"}`,
    [`522-${hash('d')}.js`]: '',
    [`styles.${hash('e')}.css`]: '',
  });
  await removeUnused(folder, memoryOf(folder));
  expect(left(folder)).toEqual([`522-${hash('b')}.js`, 'index.html', `runtime-${hash('a')}.js`]);
});

test('after an edit only what was written is read, and what it named is removed', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `posts/${index}/index.html`,
      `<img src="/static/${hash(String(index))}/p.jpg">`,
    ]),
  );
  const pictures = Object.fromEntries(
    Object.keys(pages).map((_, index) => [`static/${hash(String(index))}/p.jpg`, '']),
  );
  const folder = published({ ...pages, ...pictures });
  const read = jest.mocked(promises.readFile);
  const readIn = async () => {
    read.mockClear();
    await removeUnused(folder, memoryOf(folder));
    return read.mock.calls.flatMap(([path]) => (typeof path === 'string' && path.endsWith('.html') ? [path] : []));
  };
  expect(await readIn()).toHaveLength(9);
  expect(await readIn()).toEqual([]);
  const edited = join(folder, 'posts/3/index.html');
  writeFileSync(edited, '<p>No picture any more</p>');
  expect(await readIn()).toEqual([edited]);
  expect(existsSync(join(folder, `static/${hash('3')}/p.jpg`))).toBe(false);
  expect(existsSync(join(folder, `static/${hash('4')}/p.jpg`))).toBe(true);
  // Unchanged files keep the files they refer to, and so they do without the stored references.
  rmSync(memoryOf(folder));
  expect(await readIn()).toHaveLength(9);
  expect(left(folder).filter((name) => name === 'p.jpg')).toHaveLength(8);
});

/** The number of lookups it takes to find the unused files of a site with this many posts, each with an image in eight sizes. */
async function countLookups(posts: number): Promise<number> {
  const pictures = Array.from({ length: posts }, (_, post) =>
    Array.from({ length: 8 }, (__, size) => `static/${post.toString(16).padStart(32, '0')}/0000${size}/cover.jpg`),
  );
  const files = pictures.flatMap((sizes, post) => [
    `posts/${post}/index.html`,
    ...sizes,
    `static/${hash('f')}/${post}/a.jpg`,
  ]);
  const methods = [
    jest.spyOn(Map.prototype, 'get'),
    jest.spyOn(Map.prototype, 'has'),
    jest.spyOn(Set.prototype, 'has'),
    jest.spyOn(Set.prototype, 'delete'),
  ];
  const unused = await findUnused(files, (file) =>
    Promise.resolve(referencesIn(pictures[Number(file.split('/')[1])]?.map((path) => `/${path}`).join(' ') ?? '')),
  );
  const count = methods.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const method of methods) method.mockRestore();
  expect(unused).toHaveLength(posts);
  return count;
}

test('twice as many posts with pictures take twice the work, not four times', async () => {
  const [some, more] = [await countLookups(50), await countLookups(100)];
  expect(some).toBeGreaterThan(50);
  expect(more / some).toBeLessThan(2.2);
});

test('what an author put into static/ stays, whatever its name', async () => {
  const name = `widget-${hash('a')}.js`;
  const folder = published({ [name]: '', [`widget-${hash('b')}.js`]: '' });
  await removeUnused(folder, memoryOf(folder), published({ [name]: '' }));
  expect(left(folder)).toEqual([name]);
});
