import { publish } from '../testing/published';
import { post } from '../testing/routes';
import { toEntryStableId, toStableId } from './stable-id';

type Settings = NonNullable<Parameters<typeof publish>[1]>;

const siteOf = (more: Settings = {}) => publish([], more);

/** The id of the only post of a site. */
function idOf(name: string, values: Record<string, unknown> = {}, more: Settings = {}): string {
  const site = publish([post(name, '2026-01-01', values)], more);
  const [found] = site.entries.get('post') ?? [];
  if (!found) throw new Error('The post has no page.');
  return toEntryStableId(found, site);
}

test('an id is a UUID of version 5', () => {
  // From Python: uuid5(uuid5(UUID('7d0c1f7a-b3f6-4f0c-9a2e-5b1c84d6e3a9'), 'Ada'), 'post/hello')
  expect(toStableId(siteOf({ settings: { permanentId: 'Ada' } }), 'post/hello')).toBe(
    '77b71de8-8792-5a32-83b4-2e38c80a307d',
  );
});

test('an id survives a move of the site, of the list, and a new title', () => {
  const person = { name: 'Ada' };
  const before = idOf('hello', {}, { person, settings: { url: 'https://ada.github.io/notes' } });
  expect(
    idOf(
      'hello',
      { title: 'Edited', date: '2026-02-02' },
      { person, settings: { url: 'https://ada.example', title: 'New', collections: { posts: { path: '/notes/' } } } },
    ),
  ).toBe(before);
});

test('sites and names have ids of their own', () => {
  const sites: Settings[] = [
    { person: { name: 'Ada' } },
    { person: { name: 'Charles' } },
    { settings: { title: 'Notes' } },
    { settings: { permanentId: 'Ada 2026-11-22' }, person: { name: 'Ada' } },
  ];
  const ids = sites.flatMap((site) => ['post/a', 'post/b', 'event/a'].map((name) => toStableId(siteOf(site), name)));
  expect(new Set(ids).size).toBe(12);
});

test('a site that is stated a permanent id keeps its ids under another name', () => {
  const before = idOf('hello', {}, { person: { name: 'Ada Byron' } });
  expect(idOf('hello', {}, { person: { name: 'Ada Lovelace' } })).not.toBe(before);
  expect(idOf('hello', {}, { person: { name: 'Ada Lovelace' }, settings: { permanentId: 'Ada Byron' } })).toBe(before);
});

test.each<[string, string, Record<string, unknown>, Settings['settings']]>([
  ['its old URL', 'new', { aliases: ['/posts/hello/'] }, {}],
  ['several, of which the first is the oldest', 'new', { aliases: ['/posts/hello', '/posts/middle/'] }, {}],
  ['one of another system besides', 'new', { aliases: ['/2019/05/hello.html', '/posts/hello/'] }, {}],
  [
    'one below the path of the list',
    'new',
    { aliases: ['/notes/hello/'] },
    { collections: { posts: { path: '/notes' } } },
  ],
  ['only those of another system', 'hello', { aliases: ['/2019/05/other/', '/posts/', '/posts/2019/other/'] }, {}],
  ['a slug in its front matter', 'file', { slug: 'hello' }, {}],
])('a post that names %s is the one that it was', (_, name, values, settings) => {
  expect(idOf(name, values, { settings: settings ?? {} })).toBe(idOf('hello'));
});

test('an alias is compared as it is meant, not as it is written', () => {
  expect(idOf('new', { aliases: ['/posts/%C3%BCber/'] })).toBe(idOf('über'));
  expect(idOf('new', { aliases: ['/posts/100%/'] })).toBe(idOf('100%'));
});

test('a post whose URL is in Latin letters keeps its id when it is renamed', () => {
  const settings = { language: 'de', transliterate: true };
  expect(idOf('neu', { aliases: ['/posts/ueber/'] }, { settings })).toBe(idOf('über', {}, { settings }));
  expect(idOf('über', {}, { settings: { language: 'de' } })).toBe(idOf('über'));
});
