import { existsSync, mkdirSync, mkdtempSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findUnused, removeUnused } from './remove-unused';

const hash = (digit: string) => digit.repeat(20);

/** A folder with these files. */
function published(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function left(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ name }) => name)
    .sort();
}

test('pictures that no page shows are removed, others stay', async () => {
  const folder = published({
    'index.html': `<img src="/static/${hash('a')}/1b2c3/photo(1).jpg"><img src="/static/${hash('b')}.svg">`,
    [`static/${hash('a')}/1b2c3/photo(1).jpg`]: '',
    // The same picture before it changed, and one size of it that is shown no more.
    [`static/${hash('c')}/1b2c3/photo(1).jpg`]: '',
    [`static/${hash('a')}/4d5e6/photo(1).jpg`]: '',
    [`static/${hash('b')}.svg`]: '',
    [`static/${hash('d')}.svg`]: '',
    'icon.svg': '',
  });
  await removeUnused(folder);
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
  await removeUnused(folder);
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
  await removeUnused(folder);
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
  await removeUnused(folder);
  expect(left(folder)).toEqual([`522-${hash('b')}.js`, 'index.html', `runtime-${hash('a')}.js`]);
});

/** How often something is looked up while the unused files of a site of so many posts are found, each with a picture in eight sizes. */
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
    Promise.resolve(pictures[Number(file.split('/')[1])]?.map((path) => `/${path}`).join(' ') ?? ''),
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
