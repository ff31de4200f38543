import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

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
  root = makeFolder();
  write(inContent(files('One.\r\n')));
});
afterEach(() => {
  jest.dontMock('./read-entry');
  delete process.env.HALFLIGHT_ENGINE;
});

/** Reads a folder as a new process does: the content, and which files were validated. */
function readInNewProcess(folder = content()) {
  jest.resetModules();
  const real = jest.requireActual<typeof import('./read-entry')>('./read-entry');
  const readEntry = jest.fn(real.readEntry);
  jest.doMock('./read-entry', () => ({ ...real, readEntry }));
  /* eslint-disable @typescript-eslint/no-require-imports -- a process of its own */
  const { readContent, readSite } = require('./read-content') as typeof import('./read-content');
  const { keepIn, saveKept } = require('./kept') as typeof import('./kept');
  /* eslint-enable @typescript-eslint/no-require-imports */
  keepIn(root);
  const settings = [readSite(folder), readSite(folder)];
  const { entries, problems, site } = readContent(folder);
  expect(settings).toEqual([site, site]);
  saveKept();
  return { entries, problems, checked: readEntry.mock.calls.map(([, filePath]) => filePath) };
}

test('a file without mistakes is checked by one process, and the next takes over what it says', () => {
  const first = readInNewProcess();
  // site.md is asked for three times, and validated once.
  expect(first.checked).toEqual(['site.md', 'posts/a.md', 'posts/b.md']);
  const second = readInNewProcess();
  expect(second.checked).toEqual(['posts/b.md']);
  expect(second.entries).toEqual(first.entries);
  expect(second.problems).toEqual(first.problems);
  expect(second.entries[0]?.body).toBe('One.\r\n');
  write(inContent(files('Another.')));
  expect(readInNewProcess().entries[0]?.body).toBe('Another.');
});

test('other code checks for itself, and what the former has found out goes', () => {
  process.env.HALFLIGHT_ENGINE = root;
  write({ 'src/halflight/fields/kinds.ts': 'a' });
  readInNewProcess();
  write({ 'src/halflight/fields/kinds.ts': 'b', 'src/halflight/fields/kinds.test.ts': '' });
  expect(readInNewProcess().checked).toHaveLength(3);
  write({ 'src/halflight/fields/kinds.test.ts': 'a' });
  expect(readInNewProcess().checked).toEqual(['posts/b.md']);
  expect(readdirSync(join(root, 'node_modules/.cache/halflight'))).toHaveLength(1);
});

test('every kind of entry says the same when it was kept', () => {
  cpSync('e2e/content', content(), { recursive: true });
  const first = readInNewProcess();
  const second = readInNewProcess();
  expect(second.checked.length).toBeLessThan(first.checked.length / 10);
  expect(second.entries).toStrictEqual(first.entries);
  expect(second.problems).toStrictEqual(first.problems);
});
