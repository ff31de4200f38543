import type { EntryNode, Resolving } from '../sourcing/resolving';
import { tagLinksOf } from './resolvers';

test.each([
  [{}, '/tags/küste/'],
  [{ transliterate: true }, '/tags/kueste/'],
])('on a site in one language with %j a tag leads to its page', (settings, path) => {
  const site = { title: 'A', url: 'https://a.example', language: 'de', ...settings };
  const getNodeById = ({ id }: { id: string }) => (id === 'entry:site.md' ? site : undefined);
  const context = { nodeModel: { getNodeById } } as unknown as Resolving['context'];
  expect(tagLinksOf({ tags: ['Küste'] } as EntryNode, { context })).toEqual([{ name: 'Küste', path }]);
});
