import { readBibliography } from '../sourcing/read-bibliography';
import { publish } from '../testing/published';
import { entry } from '../testing/routes';
import { bibliography } from './bibliography';
import type { Tools } from './output';
import { noCommits } from './sitemap/read-commit-times';

const tools: Tools = { commits: noCommits, listed: [] };

test('it contains what the list shows, and reads back the same', async () => {
  const values = {
    title: 'Notes & more',
    date: '1843',
    kind: 'article',
    authors: ['Lovelace, Ada'],
    doi: '10.1000/182',
  };
  const site = publish([
    entry('publications/notes.md', { ...values, key: 'lovelace1843' }),
    entry('publications/other.md', { title: 'Other', date: '1844', draft: true }),
  ]);
  const files = await Promise.all(site.languages.map(async (one) => (await bibliography.make?.(one, tools)) ?? []));
  const [file] = files.flat();
  expect(file?.path).toBe('publications.bib');
  const { entries, problems } = readBibliography(String(file?.text));
  expect(problems).toEqual([]);
  expect(entries.map((one) => one.values)).toEqual([{ ...values, key: 'lovelace1843' }]);
});
