import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { toOwnCollection } from '../collections/collection/to-own-collection';
import type { Entry } from '../sourcing/read-entry';
import { build, entry, post, project } from '../testing/routes';
import { isErrorPage } from '../ui/client/error-page';
import { entriesOn, type RouteSettings } from './route';

const contactPage = (values: Record<string, unknown> = {}) =>
  entry('pages/write.md', { title: 'Write', sections: [{ type: 'contact' }], ...values });

/** The lists that are there before they have an entry. */
const ourLists = (collections as readonly Collection[]).flatMap(({ list }) =>
  list && !list.onlyFilled ? list.path : [],
);

/** The paths that every site has. */
const always = [
  ...['/', '/400.html', '/404.html', '/405.html', '/500.html', '/error.html', '/search/'],
  ...ourLists,
].sort();

test('an empty site has a home page, every list and the error pages', () => {
  const { paths, problems, at } = build([]);
  expect(paths).toEqual(always);
  expect(problems).toEqual([]);
  expect(at('/posts/').context).toEqual({ ids: [], collection: 'post', list: 'posts' });
  expect(at('/404.html').context).toEqual({ status: '404', lists: [] });
});

test('every page has its kind, entries, names and visibility to search engines', () => {
  const posts = Array.from({ length: 21 }, (_, index) => post(`p${index}`, '2026-01-01', { tags: ['sums'] }));
  const ids = posts.map(({ id }) => id);
  const { routes, at } = build([...posts, contactPage()], {
    site: { contact: { destination: 'endpoint', url: '/api' }, collections: { posts: { title: 'Notes' } } },
  });
  const known = (path: string) => {
    const { kind, collection, entry, members, number, title, name, shared, indexable } = at(path);
    return [kind, collection, entry, members.length, number, title, name, shared, indexable];
  };
  expect(known('/')).toEqual(['home', undefined, undefined, 5, undefined, undefined, 'Home', true, true]);
  expect(known('/write/').slice(0, 6)).toEqual(['entry', 'page', 'entry:pages/write.md', 0, undefined, 'Write']);
  expect(known('/posts/')).toEqual(['list', 'post', undefined, 20, 1, 'Notes', 'Notes', true, true]);
  const second = 'Notes, page 2';
  expect(known('/posts/page/2/')).toEqual(['list', 'post', undefined, 1, 2, second, second, true, true]);
  expect(known('/awards/')).toEqual(['list', 'award', undefined, 0, undefined, 'Awards', 'Awards', false, false]);
  const archive = ['Notes by year', 'By year', true, true];
  expect(known('/posts/archive/')).toEqual(['archive', 'post', undefined, 21, undefined, ...archive]);
  expect(known('/tags/')).toEqual(['tag-list', undefined, undefined, 21, undefined, 'Tags', 'Tags', true, true]);
  expect(known('/tags/sums/')).toEqual(['tag', undefined, undefined, 20, 1, 'Tagged “sums”', 'sums', true, true]);
  const search = ['Search', 'Search', false, false];
  expect(known('/search/')).toEqual(['search', undefined, undefined, 0, undefined, ...search]);
  expect(known('/contact/sent/').slice(0, 1)).toEqual(['sent']);
  expect(at('/posts/').members).toEqual(ids.slice(0, 20));
  // The rule by which browsers and hosts recognize error pages (`ui/client/error-page.ts`, no trailing slash) applies to no other page.
  for (const { path, kind } of routes) expect([path, kind === 'error']).toEqual([path, isErrorPage(path)]);
});

test('a page whose sections are all empty should not be found, unless it is the home page', () => {
  const products = { title: 'Prices', sections: [{ type: 'products' }] };
  const pages = [entry('pages/prices.md', products), entry('pages/index.md', products)];
  const { at } = build(pages);
  expect([at('/prices/').indexable, at('/').indexable]).toEqual([false, true]);
  expect([at('/prices/').context.isEmpty, at('/').context.isEmpty]).toEqual([true, undefined]);
  expect(build([...pages, entry('products/a.md', { title: 'A' })]).at('/prices/').indexable).toBe(true);
  const withForm = entry('pages/prices.md', { ...products, sections: [{ type: 'products' }, { type: 'contact' }] });
  expect(build([withForm]).at('/prices/').indexable).toBe(true);
});

test('a page takes its properties from its entry, including whether it should be found', () => {
  const cover = { src: 'posts/a.jpg', alt: 'A' };
  const ada = entry('people/ada.md', { name: 'Ada' });
  const first = {
    ...post('a', '2026-01-01', { cover, authors: ['ada', 'nobody'] }),
    firstParagraph: 'First.',
  } as Entry;
  const { at } = build(
    [
      ...[ada, first],
      post('b', '2026-02-01', { summary: 'Short.', canonical: 'https://b.example/' }),
      post('c', '2026-02-02', { canonical: 'https://a.example/below/posts/c/' }),
      post('d', '2026-02-03', { noindex: true }),
    ],
    { site: { url: 'https://a.example/below/' } },
  );
  expect(at('/posts/a/')).toMatchObject({ summary: 'First.', image: cover, references: { authors: [ada.id] } });
  expect(entriesOn(at('/posts/a/'))).toEqual(['entry:posts/a.md', ada.id, 'entry:posts/b.md']);
  expect(at('/posts/b/')).toMatchObject({ summary: 'Short.', shared: true, indexable: false });
  expect(at('/posts/c/')).toMatchObject({ shared: true, indexable: true });
  expect(at('/posts/d/')).toMatchObject({ shared: false, indexable: false });
});

test.each<[string, string[], object, string[]]>([
  ['what the navigation leads to, in its order', ['/events/', '/books/', '/about/'], {}, ['events', 'books']],
  ['at the addresses that the site gives them', ['/lesen/'], { books: { path: '/lesen' } }, ['books']],
  ['no list that is hidden', ['/books/', '/events/'], { books: { hidden: true } }, ['events']],
  ['what collections suggest, where the navigation leads to none', ['/about/'], {}, ['posts']],
])('error pages offer %s', (_, navigation, collections, expected) => {
  const entries = [
    post('a', '2026-01-01'),
    entry('books/b.md', { title: 'B', authors: ['C'] }),
    entry('events/e.md', { title: 'E', start: '2026-01-01' }),
  ];
  const site = { navigation: navigation.map((to) => ({ label: 'L', to })), collections };
  expect(build(entries, { site }).at('/404.html').context.lists).toEqual(expected);
});

test.each([
  [{ by: 'held', descending: true }, ['b', 'c', 'a']],
  [{ by: 'title' }, ['a', 'b', 'c']],
])('events of a declared collection sorted by %j are listed as %j while upcoming', (sort, expected) => {
  const fields = [{ name: 'held', kind: 'day' as const }];
  const talk = toOwnCollection('talk', { label: 'Talks', happens: { start: 'held' }, fields, sort });
  const talks = Object.entries({ a: '2026-06-01', b: '2026-04-01', c: '2026-05-01' }).map(([title, held]) => ({
    ...entry(`events/${title}.md`, { title, held }),
    collection: 'talk',
  }));
  const { ids } = build(talks, { registry: [talk] }).at('/talks/').context;
  expect(ids).toEqual(expected.map((title) => `entry:events/${title}.md`));
});

test('a list links to a calendar if there is one: of events on a known day with a page', () => {
  const pathOf = (start: string) =>
    build([entry('events/talk.md', { title: 'Talk', start })], {
      site: { collections: { events: { path: '/talks/' } } },
    }).at('/talks/').context.calendarPath;
  expect(pathOf('2026-05-14')).toBe('/talks/calendar.ics');
  expect(pathOf('2026-05-14 18:30')).toBe('/talks/calendar.ics');
  expect(pathOf('2026-05')).toBeUndefined();
  expect(build([post('a', '2026-01-01')]).at('/posts/').context.calendarPath).toBeUndefined();
});

test('a person’s page has what they wrote: the public entries that reference them', () => {
  const mary = { ...entry('people/mary.md', { name: 'Mary' }), hasBody: true };
  const { at, paths } = build([
    mary,
    entry('people/bare.md', { name: 'Bare' }),
    post('old', '2025-01-01', { authors: ['mary', 'bare'] }),
    post('new', '2026-01-01', { authors: ['mary'] }),
    post('others', '2026-01-02', { authors: ['bare'] }),
    post('draft', '2026-01-02', { authors: ['mary'], draft: true }),
  ]);
  expect(paths.filter((path) => path.startsWith('/people/'))).toEqual(['/people/mary/']);
  const written = ['entry:posts/new.md', 'entry:posts/old.md'];
  expect(at('/people/mary/')).toMatchObject({ title: 'Mary', name: 'Mary', context: { namingIds: written } });
  expect(at('/people/mary/').relatives).toEqual(expect.arrayContaining(written));
});

describe('a list', () => {
  const idsOf = (entries: readonly Entry[]) =>
    (build(entries).at('/posts/').context.ids as string[]).map((id) => id.replace(/^entry:\w+\/|\.md$/g, ''));

  test('goes from newest to oldest, whatever the order of the files', () => {
    const entries = [post('b', '2026-01-01'), post('old', '2025-01-01'), post('a', '2026-01-01')];
    expect(idsOf(entries)).toEqual(['a', 'b', 'old']);
    expect(idsOf([...entries].reverse())).toEqual(['a', 'b', 'old']);
  });

  test('begins with entries that have an order, lowest first', () => {
    const entries = [
      post('newest', '2026-03-01'),
      post('second', '2020-01-01', { order: 2 }),
      post('first', '2019-01-01', { order: 1 }),
      post('zeroth', '2018-01-01', { order: 0 }),
    ];
    expect(idsOf(entries)).toEqual(['zeroth', 'first', 'second', 'newest']);
  });

  test('of people is sorted by the rules of the language', () => {
    const names = ['Zoe', 'Émile', 'ada', 'Bob', 'Özil'];
    const people = names.map((name, index) => entry(`people/${index}.md`, { name }));
    const page = entry('pages/index.md', { title: 'Home', sections: [{ type: 'team' }] });
    const nameOf = new Map(people.map(({ id, values }) => [id, values.name]));
    const { members } = build([page, ...people]).at('/');
    expect(members.map((id) => nameOf.get(id))).toEqual(['ada', 'Bob', 'Émile', 'Özil', 'Zoe']);
  });

  test('has only public entries', () => {
    const entries = [
      post('shown', '2026-01-01'),
      post('draft', '2026-01-01', { draft: true }),
      post('future', '2026-03-15'),
      post('gone', '2026-01-01', { expires: '2026-03-14' }),
    ];
    expect(idsOf(entries)).toEqual(['shown']);
    expect(build(entries).paths).toEqual([...always, '/posts/archive/', '/posts/shown/'].sort());
    expect(build(entries, { preview: true }).paths).toHaveLength(always.length + 5);
    // Unpublished entries take no URL.
    expect(build([...entries, entry('posts/2025/draft.md')]).problems).toEqual([]);
  });
});

describe('the neighbours of an entry', () => {
  test('are the previous and next in time, even if upcoming entries are listed first', () => {
    const event = (name: string, start: string) => entry(`events/${name}.md`, { title: name, start });
    const { at } = build([event('soon', '2026-04-01'), event('old', '2024-01-01'), event('past', '2026-01-01')]);
    const neighbours = (name: string) => {
      const { previousId, nextId } = at(`/events/${name}/`).context;
      return [previousId, nextId];
    };
    const id = (name: string) => `entry:events/${name}.md`;
    expect(neighbours('old')).toEqual([null, id('past')]);
    expect(neighbours('past')).toEqual([id('old'), id('soon')]);
    expect(neighbours('soon')).toEqual([id('past'), null]);
  });

  test('omit unpublished entries', () => {
    const hidden = [
      ...[post('a', '2026-01-01'), post('b', '2026-02-01')],
      post('draft', '2026-01-15', { draft: true }),
    ];
    expect(build(hidden).at('/posts/a/').context.nextId).toBe('entry:posts/b.md');
    expect(build(hidden, { preview: true }).at('/posts/a/').context.nextId).toBe('entry:posts/draft.md');
  });
});

test.each<[string, RouteSettings['contact'], Entry[], boolean]>([
  ['netlify', { destination: 'netlify' }, [contactPage()], true],
  ['a mailbox, after which nobody comes back', { destination: 'mailto' }, [contactPage()], false],
  ['the mailbox that it falls back to', undefined, [contactPage()], false],
  ['netlify, on a page that is not public', { destination: 'netlify' }, [contactPage({ draft: true })], false],
])('the page shown after a message is sent, for a form to %s', (_, contact, entries, expected) => {
  const { paths, problems } = build(entries, { site: { contact } });
  expect(paths.includes('/contact/sent/')).toBe(expected);
  expect(problems).toEqual([]);
});

test.each<[string, Entry[], string, string]>([
  ['two posts of one name', [entry('posts/2025/a.md'), entry('posts/2026/a.md')], 'posts/2025/a.md', 'posts/2026/a.md'],
  [
    'a slug that another has',
    [entry('projects/a.md'), entry('projects/b.md', { slug: 'a' })],
    'projects/a.md',
    'projects/b.md',
  ],
  ['a page in the place of the search', [entry('pages/search.md')], 'pages/search.md', 'turn the search off'],
  [
    'a page in the place of a list',
    [entry('pages/posts.md'), post('a', '2026-01-01')],
    'pages/posts.md',
    'the list of posts',
  ],
  [
    'a page in the place of a post',
    [entry('pages/posts/a.md'), post('a', '2026-01-01')],
    'pages/posts/a.md',
    'posts/a.md',
  ],
])('%s: the problem names both', (_, entries, first, second) => {
  const { problems, routes } = build(entries);
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  expect([problem?.file, problem?.message].join(' ')).toContain(first);
  expect([problem?.file, problem?.message].join(' ')).toContain(second);
  expect(problem).toMatchObject({ severity: 'error', kind: 'duplicate-url' });
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test('a list with nothing to show gives way to a page at its URL', () => {
  const { at, problems } = build([entry('pages/projects.md')]);
  expect(problems).toEqual([]);
  expect(at('/projects/').entry).toBe('entry:pages/projects.md');
});

describe('the search page', () => {
  test('does not exist if site.md says so, and its URL is free', () => {
    expect(build([], { site: { search: false } }).paths).not.toContain('/search/');
    const { at, problems } = build([entry('pages/search.md')], { site: { search: false } });
    expect(problems).toEqual([]);
    expect(at('/search/').component).toBe('collections/page/page');
  });
});

test('page context does not grow with the site: a post, the home page, lists and tags have as much among many posts as among few', () => {
  const sizesOf = (count: number) => {
    const posts = Array.from({ length: count }, (_, index) =>
      post(`p${String(index).padStart(4, '0')}`, '2026-01-01', { tags: ['sums', `t${index % 2}`] }),
    );
    const { at } = build(posts);
    return ['/', '/posts/', '/posts/page/3/', '/posts/p0050/', '/tags/sums/', '/tags/t1/', '/search/'].map((path) => {
      const context = JSON.stringify(at(path).context);
      // Page numbers have more digits on the larger site.
      return [path, context.replace(/\d+/g, '1').length];
    });
  };
  expect(sizesOf(400)).toEqual(sizesOf(200));
});

test('an unlisted entry has a page that is not indexed, and that no other page names', () => {
  const quiet = { unlisted: true };
  const { routes, paths, at } = build([
    post('a', '2026-01-01', { tags: ['x'], series: 'S' }),
    post('b', '2026-01-02', { ...quiet, tags: ['x', 'alone'], series: 'S' }),
    post('c', '2026-01-03', { tags: ['x'], series: 'S' }),
    project('p', { ...quiet, featured: true, tags: ['x'] }),
    entry('events/e.md', { title: 'E', start: '2999-01-01', ...quiet }),
    { ...entry('books/k.md', { title: 'K', authors: ['A'], ...quiet }), hasBody: true },
    entry('pages/alone.md', { title: 'Alone', ...quiet }),
    entry('pages/all.md', {
      title: 'All',
      sections: ['posts', 'showcase', 'events', 'books'].map((type) => ({ type })),
    }),
  ]);
  const own = ['/posts/b/', '/projects/p/', '/events/e/', '/books/k/', '/alone/'];
  for (const path of own) expect(at(path)).toMatchObject({ unlisted: true, shared: false, indexable: false });
  expect(paths).not.toContain('/tags/alone/');
  const ids = own.map((path) => at(path).entry ?? '');
  const others = routes
    .filter(({ unlisted }) => !unlisted)
    .map((route) => JSON.stringify([entriesOn(route), route.context]));
  expect(others.filter((said) => ids.some((id) => said.includes(id)))).toEqual([]);
  // Nor does it lead to others, since it has no place among them.
  expect(at('/posts/b/').context).toMatchObject({ seriesIds: [], relatedIds: [], previousId: null, nextId: null });
});

test('a pinned post is first in lists and on the page of its tag, and stays where it was between its neighbours', () => {
  const { at } = build([
    post('new', '2026-03-01', { tags: ['a'] }),
    post('pinned', '2026-02-01', { tags: ['a'], pinned: true }),
    post('old', '2026-01-01'),
  ]);
  expect(at('/posts/').context.ids).toEqual(['entry:posts/pinned.md', 'entry:posts/new.md', 'entry:posts/old.md']);
  expect(at('/tags/a/').context.ids).toEqual(['entry:posts/pinned.md', 'entry:posts/new.md']);
  expect(at('/posts/archive/').context.ids).toEqual(['new', 'pinned', 'old'].map((slug) => `entry:posts/${slug}.md`));
  expect(at('/posts/pinned/').context).toMatchObject({
    previousId: 'entry:posts/old.md',
    nextId: 'entry:posts/new.md',
  });
});
