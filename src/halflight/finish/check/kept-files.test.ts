import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';

// Each process loads the parser and the validator again.
jest.setTimeout(240_000);

let root = '';
beforeEach(() => (root = makeFolder()));
afterEach(() => {
  jest.dontMock('./read-page');
  jest.dontMock('html-validate');
});

const html = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title><meta name="description" content="D"></head><body><main><h1>T</h1>${body}</main></body></html>`;
const feed = (body: string) => JSON.stringify({ items: [{ content_html: body }] });

const PAGES = 20;
const pageOf = (index: number) => `posts/${index}/index.html`;

/** A site of pages that each link to the next, with a list, a feed and a text. */
const site = (): Record<string, string> => ({
  'index.html': html('<h2 id="list">List</h2>'),
  ...Object.fromEntries(
    Array.from({ length: PAGES }, (_, index) => [
      pageOf(index),
      html(`<p id="p-${index}">One <a href="/posts/${(index + 1) % PAGES}/">next</a></p>`),
    ]),
  ),
  'feed.json': feed('<p><a href="https://halflight.test/">a</a></p>'),
  'llms.txt': '[a](https://halflight.test/posts/1/)\n',
});

const write = (files: Record<string, string>) => writeFiles(join(root, 'public'), files);

/** Checks the site as a new process would, with `ahead` after reading the pages written since; returns the result, and how much was read. */
async function checkInNewProcess(ahead?: number) {
  jest.resetModules();
  const realPage = jest.requireActual<typeof import('./read-page')>('./read-page');
  const reader = await realPage.loadPageReader();
  const readPage = jest.fn(reader);
  jest.doMock('./read-page', () => ({ ...realPage, loadPageReader: () => Promise.resolve(readPage) }));
  let loadsValidator = false;
  jest.doMock('html-validate', () => {
    loadsValidator = true;
    return jest.requireActual<typeof import('html-validate')>('html-validate');
  });
  /* eslint-disable @typescript-eslint/no-require-imports -- a process of its own */
  const { checkOutput, readPagesAhead } = require('./check-output') as typeof import('./check-output');
  const { keepIn, saveKept } = require('../../sourcing/kept') as typeof import('../../sourcing/kept');
  /* eslint-enable @typescript-eslint/no-require-imports */
  keepIn(root);
  const input = { folder: join(root, 'public'), staticFolder: join(root, 'static') };
  if (ahead !== undefined) await readPagesAhead(input, ahead);
  const readAhead = readPage.mock.calls.length;
  const checked = await checkOutput({ ...input, url: 'https://halflight.test/' });
  saveKept();
  return { checked, readAhead, read: readPage.mock.calls.length, loadsValidator };
}

test('each page is read once, and after an edit the pages that changed', async () => {
  write(site());
  const cold = await checkInNewProcess();
  expect(cold.checked).toMatchObject({ problems: [], pages: PAGES + 1 });
  // The pages, and the one entry of the feed.
  expect(cold).toMatchObject({ read: PAGES + 2, loadsValidator: true });
  const unchanged = await checkInNewProcess();
  expect(unchanged).toMatchObject({ checked: cold.checked, read: 0, loadsValidator: false });
  write({ [pageOf(3)]: html('<p id="p-3">Two <a href="/posts/4/">next</a></p>') });
  // The shape of its markup is unchanged.
  expect(await checkInNewProcess()).toMatchObject({ checked: cold.checked, read: 1, loadsValidator: false });
});

test('of pages that were written since then and read ahead none is read again', async () => {
  write(site());
  const cold = await checkInNewProcess();
  expect(cold.readAhead).toBe(0);
  rmSync(join(root, 'node_modules'), { recursive: true });
  const begun = statSync(join(root, 'public', pageOf(3))).mtimeMs;
  const before = new Date(begun - 10_000);
  utimesSync(join(root, 'public', pageOf(4)), before, before);
  // All pages but one are read ahead. With that one and the entry of the feed, the check reads as much as without `ahead`.
  expect(await checkInNewProcess(begun - 5000)).toEqual({ ...cold, readAhead: PAGES });
});

test.each<[string, Record<string, string>]>([
  ['a link of another page to what is gone', { 'index.html': html('<p><a href="/posts/1/#p-2">a</a></p>') }],
  ['invalid markup in a new page', { 'posts/new/index.html': html('<p><blonk>a</blonk></p>') }],
  ['a page without a heading', { [pageOf(3)]: html('').replace(/<h1>T<\/h1>/, '') }],
  ['a feed that leads nowhere', { 'feed.json': feed('<a href="https://halflight.test/gone/">a</a>') }],
])('with what was kept the same is found as without: %s', async (_, edit) => {
  write({ ...site(), ...edit });
  const cold = await checkInNewProcess();
  expect(cold.checked.problems.length).toBeGreaterThan(0);
  rmSync(join(root, 'node_modules'), { recursive: true });
  write(site());
  if ('posts/new/index.html' in edit) rmSync(join(root, 'public/posts/new'), { recursive: true });
  expect((await checkInNewProcess()).checked.problems).toEqual([]);
  write(edit);
  expect((await checkInNewProcess()).checked).toEqual(cold.checked);
  // A second check finds the same again.
  expect((await checkInNewProcess()).checked).toEqual(cold.checked);
});

test('links of pages that did not change are checked by what there is now', async () => {
  write(site());
  await checkInNewProcess();
  rmSync(join(root, 'public', dirname(pageOf(3))), { recursive: true });
  const { checked, read } = await checkInNewProcess();
  expect(checked.problems).toMatchObject([{ file: pageOf(2), kind: 'dead-reference' }]);
  expect(read).toBe(0);
});

test('nothing is kept of a page that is gone', async () => {
  write({ ...site(), 'posts/secret/index.html': html('<p id="withdrawn-words">a</p>') });
  await checkInNewProcess();
  const kept = () =>
    readdirSync(join(root, 'node_modules/.cache/halflight'))
      .map((name) => readFileSync(join(root, 'node_modules/.cache/halflight', name), 'utf8'))
      .join('');
  expect(kept()).toContain('withdrawn-words');
  rmSync(join(root, 'public/posts/secret'), { recursive: true });
  await checkInNewProcess();
  expect(kept()).not.toContain('withdrawn-words');
});
