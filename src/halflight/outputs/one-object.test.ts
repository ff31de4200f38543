import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersOf, toFileRules } from '../finish/hosts/file-rules';
import { publish } from '../testing/published';
import { entry } from '../testing/routes';
import { makeOutputs } from './make-outputs';
import type { Output } from './output';
import { listHeadLinks, listOutputFiles } from './output-files';
import { noCommits } from './sitemap/read-commit-times';

// An output that only this test has: the paths of all pages of entries.
jest.mock('./index', () => {
  const names: Output = {
    files: [
      {
        patterns: ['/names.tsv'],
        type: 'text/tab-separated-values; charset=utf-8',
        cache: 'page',
        link: { rel: 'alternate', name: 'names.tsv', of: 'site', type: 'text/tab-separated-values' },
      },
    ],
    isOn: ({ settings }) => settings.title !== 'Off',
    pathsOf: () => ['/names.tsv'],
    make: ({ pages }) => [
      { path: 'names.tsv', text: pages.flatMap(({ kind, path }) => (kind === 'entry' ? [path] : [])).join('\t') },
    ],
  };
  return { outputs: { names } };
});

const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) };

test('one object makes its file, says what is sent with it, who may link to it, what heads name, and when it goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  const site = publish([entry('pages/about.md', { title: 'About' })]);
  await makeOutputs(site, cache, folder, noCommits);
  expect(readFileSync(join(folder, 'names.tsv'), 'utf8')).toBe('/about/');
  expect(listOutputFiles(site)).toEqual(['/names.tsv']);
  expect(listHeadLinks(site)).toMatchObject([{ rel: 'alternate', name: 'names.tsv' }]);
  const rule = toFileRules([]).find(({ pattern }) => pattern === '/names.tsv');
  expect(rule && headersOf(rule)).toEqual([
    ['Cache-Control', 'public, max-age=60, stale-while-revalidate=300'],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ['Content-Type', 'text/tab-separated-values; charset=utf-8'],
  ]);

  const off = publish([], { settings: { title: 'Off' } });
  writeFileSync(join(folder, 'theirs.tsv'), '');
  await makeOutputs(off, cache, folder, noCommits);
  expect([existsSync(join(folder, 'names.tsv')), existsSync(join(folder, 'theirs.tsv'))]).toEqual([false, true]);
  expect([...listOutputFiles(off), ...listHeadLinks(off)]).toEqual([]);
});
