import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { enterFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';

// Each process loads the parser again.
jest.setTimeout(240_000);

let root = '';
beforeEach(() => {
  root = enterFolder();
  process.env.HALFLIGHT_DIGEST = 'code';
});
afterEach(() => {
  jest.dontMock('./read-page');
  delete process.env.HALFLIGHT_DIGEST;
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

/** Checks the site as a new process would, with `ahead` after reading the pages written since; returns the result and how much was read. */
async function checkInNewProcess(ahead?: number) {
  jest.resetModules();
  const realPage = jest.requireActual<typeof import('./read-page')>('./read-page');
  const reader = await realPage.loadPageReader();
  const readPage = jest.fn(reader);
  jest.doMock('./read-page', () => ({ ...realPage, loadPageReader: () => Promise.resolve(readPage) }));
  /* oxlint-disable typescript/no-require-imports -- a process of its own */
  const { checkOutput, readPagesAhead } = require('./check-output') as typeof import('./check-output');
  const { fileCache } = require('./file-facts') as typeof import('./file-facts');
  /* oxlint-enable typescript/no-require-imports */
  const input = { folder: join(root, 'public'), staticFolder: join(root, 'static') };
  if (ahead !== undefined) await readPagesAhead(input, ahead);
  const readAhead = readPage.mock.calls.length;
  const checked = await checkOutput({ ...input, url: 'https://halflight.test/' });
  fileCache.save();
  return { checked, readAhead, read: readPage.mock.calls.length };
}

test.each<[string, Record<string, string>]>([
  ['a link of another page to what is gone', { 'index.html': html('<p><a href="/posts/1/#p-2">a</a></p>') }],
  ['a link of a new page', { 'posts/new/index.html': html('<p><a href="/gone/">a</a></p>') }],
])('with a cache the same is found as without: %s', async (_, edit) => {
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

test('links on unchanged pages are checked against the current pages', async () => {
  write(site());
  await checkInNewProcess();
  rmSync(join(root, 'public', dirname(pageOf(3))), { recursive: true });
  const { checked, read } = await checkInNewProcess();
  expect(checked.problems).toMatchObject([{ file: pageOf(2), kind: 'dead-reference' }]);
  expect(read).toBe(0);
});

test('nothing is cached for a deleted page', async () => {
  write({ ...site(), 'posts/secret/index.html': html('<p id="withdrawn-words">a</p>') });
  await checkInNewProcess();
  const cached = () =>
    readdirSync(join(root, 'node_modules/.cache/halflight'))
      .map((name) => readFileSync(join(root, 'node_modules/.cache/halflight', name), 'utf8'))
      .join('');
  expect(cached()).toContain('withdrawn-words');
  rmSync(join(root, 'public/posts/secret'), { recursive: true });
  await checkInNewProcess();
  expect(cached()).not.toContain('withdrawn-words');
});
