import type { EntryNode } from '../../collections/entry-node';
import type { Resolving } from '../../sourcing/resolving';
import { entryLinksOf, tagLinksOf } from './addresses';

test.each([
  [{}, '/tags/küste/'],
  [{ transliterate: true }, '/tags/kueste/'],
])('on a site in one language with %j a tag leads to its page', (settings, path) => {
  const site = { title: 'A', url: 'https://a.example', language: 'de', ...settings };
  const getNodeById = ({ id }: { id: string }) => (id === 'entry:site.md' ? site : undefined);
  const context = { nodeModel: { getNodeById } } as unknown as Resolving['context'];
  expect(tagLinksOf({ tags: ['Küste'] } as EntryNode, { context })).toEqual([{ name: 'Küste', path }]);
});

test('a link to an entry states the entry’s language', () => {
  const post = { collection: 'post', slug: 'a', title: 'A', date: '2026-03-14', hasBody: true, language: 'fr' };
  const getNodeById = ({ id }: { id: string }) => (id === 'entry:posts/a.fr.md' ? post : undefined);
  const context = { nodeModel: { getNodeById } } as unknown as Resolving['context'];
  expect(entryLinksOf(['entry:posts/a.fr.md', 'gone'], { context })).toEqual([
    { id: 'entry:posts/a.fr.md', title: 'A', date: '2026-03-14', path: '/posts/a/', language: 'fr' },
  ]);
});
