import { collections } from '../collections';
import { toOwnCollection } from '../collections/collection/to-own-collection';
import { publish } from '../testing/published';
import { entry } from '../testing/routes';
import { noCommits } from './sitemap/read-commit-times';
import { outputsOf } from './output-files';
import { opml } from './opml';

const link = (name: string, values: Record<string, unknown> = {}) =>
  entry(`links/${name}.md`, { title: name, url: `https://${name}.test/`, ...values });

test('the file for feed readers has the feeds that the list shows', async () => {
  const feed = 'https://loom.test/feed?a&b';
  const site = publish([
    link('Loom "room"', { url: 'https://loom.test/', feed, tags: ['weaving', 'a, b'], summary: 'Patterns.' }),
    link('silent'),
    link('canary', { feed, draft: true }),
  ]);
  expect(opml.pathsOf({ ...site, pages: site.pages })).toEqual(['/links.opml']);
  const [file] = (await opml.make?.(site, { commits: noCommits, listed: [] })) ?? [];
  expect(file?.path).toBe('links.opml');
  expect(file?.text.match(/<outline [^>]*>/g)).toEqual([
    '<outline type="rss" text="Loom &quot;room&quot;" title="Loom &quot;room&quot;" xmlUrl="https://loom.test/feed?a&amp;b" htmlUrl="https://loom.test/" description="Patterns." category="weaving,a  b"/>',
  ]);
});

test('a site with a collection of its own of that name has no such file, nor has one that hides the list', () => {
  const own = toOwnCollection('link', { label: 'Links', path: '/links/', pages: 'none', fields: [] });
  const written = new Set(['link']);
  const registry = [...collections.filter(({ name }) => name !== 'link'), own];
  expect(outputsOf({ settings: {}, written, registry })).not.toContain(opml);
  const { pages, settings } = publish([link('loom')], { site: { collections: { links: { hidden: true } } } });
  expect(opml.pathsOf({ pages, settings, written })).toEqual([]);
});
