import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

const demo = resolve('e2e/content');
let root = '';
const content = () => join(root, 'content');
const files = (text: string): Record<string, string> => ({
  'site.md': '---\ntitle: A\nurl: https://example.org\n---\n',
  'posts/a.md': `\uFEFF---\r\ntitle: A\r\ndate: 2026-01-01\r\n---\r\n${text}`,
  'posts/b.md': '---\ntitle: B\n---\n',
});

const write = (written: Record<string, string>): void => writeFiles(root, written);

const inContent = (written: Record<string, string>) =>
  Object.fromEntries(Object.entries(written).map(([path, text]) => [`content/${path}`, text]));

beforeEach(() => {
  root = enterFolder();
  process.env.HALFLIGHT_DIGEST = 'code';
  write(inContent(files('One.\r\n')));
});
afterEach(() => {
  jest.dontMock('./read-entry');
  delete process.env.HALFLIGHT_DIGEST;
});

/** Reads a folder as a new process does. Returns the content, and which files were validated. */
function readInNewProcess(folder = content()) {
  jest.resetModules();
  const real = jest.requireActual<typeof import('./read-entry')>('./read-entry');
  const readEntry = jest.fn(real.readEntry);
  jest.doMock('./read-entry', () => ({ ...real, readEntry }));
  /* oxlint-disable typescript/no-require-imports -- a process of its own */
  const { readContent, readSite } = require('./read-content') as typeof import('./read-content');
  const { entryCache } = require('./read-entry-file') as typeof import('./read-entry-file');
  /* oxlint-enable typescript/no-require-imports */
  const settings = [readSite(folder), readSite(folder)];
  const { entries, problems, site } = readContent(folder);
  expect(settings).toEqual([site, site]);
  entryCache.save();
  return { entries, problems, checked: readEntry.mock.calls.map(([, filePath]) => filePath) };
}

test('a valid file is validated by one process, and its values are reused by the next', () => {
  const first = readInNewProcess();
  // site.md is requested three times, but validated once.
  expect(first.checked).toEqual(['site.md', 'posts/a.md', 'posts/b.md']);
  const second = readInNewProcess();
  expect(second.checked).toEqual(['posts/b.md']);
  expect(second.entries).toEqual(first.entries);
  expect(second.problems).toEqual(first.problems);
  expect(second.entries[0]?.body).toBe('One.\r\n');
  write(inContent(files('Another.')));
  expect(readInNewProcess().entries[0]?.body).toBe('Another.');
});

test('every kind of entry is the same when cached', () => {
  cpSync(demo, content(), { recursive: true });
  const first = readInNewProcess();
  const second = readInNewProcess();
  expect(second.checked.length).toBeLessThan(first.checked.length / 10);
  expect(second.entries).toStrictEqual(first.entries);
  expect(second.problems).toStrictEqual(first.problems);
});
