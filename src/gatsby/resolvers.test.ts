import { join } from 'node:path';
import type { EntryNode, Resolving } from '../sourcing/resolving';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { entryLinksOf, fileOf, tagLinksOf } from './resolvers';

test.each([
  [{}, '/tags/küste/'],
  [{ transliterate: true }, '/tags/kueste/'],
])('on a site in one language with %j a tag leads to its page', (settings, path) => {
  const site = { title: 'A', url: 'https://a.example', language: 'de', ...settings };
  const getNodeById = ({ id }: { id: string }) => (id === 'entry:site.md' ? site : undefined);
  const context = { nodeModel: { getNodeById } } as unknown as Resolving['context'];
  expect(tagLinksOf({ tags: ['Küste'] } as EntryNode, { context })).toEqual([{ name: 'Küste', path }]);
});

test('a link to an entry says in which language it is', () => {
  const post = { collection: 'post', slug: 'a', title: 'A', date: '2026-03-14', hasBody: true, language: 'fr' };
  const getNodeById = ({ id }: { id: string }) => (id === 'entry:posts/a.fr.md' ? post : undefined);
  const context = { nodeModel: { getNodeById } } as unknown as Resolving['context'];
  expect(entryLinksOf(['entry:posts/a.fr.md', 'gone'], { context })).toEqual([
    { id: 'entry:posts/a.fr.md', title: 'A', date: '2026-03-14', path: '/posts/a/', language: 'fr' },
  ]);
});

test('a file that a text links to is published, unless browsers would run it', async () => {
  const root = enterFolder();
  const names = ['a.csv', 'b.HTML', 'c.js', 'd.md'];
  writeFiles(root, Object.fromEntries(names.map((name) => [name, 'x'])));
  const findOne = ({ query }: { query: { filter: { relativePath: { in: string[] } } } }) =>
    Promise.resolve({ absolutePath: join(root, query.filter.relativePath.in[0] ?? '') });
  const resolving = { context: { nodeModel: { findOne } }, pathPrefix: '' } as unknown as Resolving;
  expect(await Promise.all(names.map((name) => fileOf(name, resolving)))).toEqual([
    expect.stringMatching(/^\/static\/[\da-f]{32}\/a\.csv$/),
    ...[undefined, undefined, undefined],
  ]);
});
