import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { removeUnused } from './remove-unused';
import { writeFiles } from '../testing/write-files';

const hash = (digit: string) => digit.repeat(20);

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

test('pictures that no page shows are removed, others are kept', async () => {
  const folder = published({
    'index.html': `<img src="/static/${hash('a')}/1b2c3/photo(1).jpg"><img src="/static/${hash('b')}.svg">`,
    [`static/${hash('a')}/1b2c3/photo(1).jpg`]: '',
    // An earlier version of the same image, and a size of it that is no longer shown.
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

test('fonts and pictures that only an inline style refers to are kept', async () => {
  const folder = published({
    'index.html': `<style>@font-face{src:url("/site/static/${hash('a')}.woff2")}a{b:url(/site/static/${hash('b')}.svg)}</style>`,
    [`static/${hash('a')}.woff2`]: '',
    [`static/${hash('b')}.svg`]: '',
    [`static/${hash('c')}.woff2`]: '',
  });
  await removeUnused(folder);
  expect(left(folder)).toEqual([`${hash('a')}.woff2`, `${hash('b')}.svg`, 'index.html']);
});

test('scripts of a former build are removed, with what only they refer to', async () => {
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

test('after an edit, what the page named before is removed, and what others name stays', async () => {
  const [a, b] = ['a', 'b'].map((digit) => `static/${hash(digit)}/p.jpg`);
  const folder = published({
    'a.html': `<img src="/${a}">`,
    'b.html': `<img src="/${b}">`,
    [`${a}`]: '',
    [`${b}`]: '',
  });
  const isThere = async () => {
    await removeUnused(folder);
    return [a, b].map((path = '') => existsSync(join(folder, path)));
  };
  expect(await isThere()).toEqual([true, true]);
  writeFileSync(join(folder, 'b.html'), '<p>No picture any more</p>');
  expect(await isThere()).toEqual([true, false]);
});

test('what an author put into static/ is kept, whatever its name', async () => {
  const name = `widget-${hash('a')}.js`;
  const folder = published({ [name]: '', [`widget-${hash('b')}.js`]: '' });
  await removeUnused(folder, published({ [name]: '' }));
  expect(left(folder)).toEqual([name]);
});
