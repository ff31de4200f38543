import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { toOwnCollection } from '../derive/to-own-collection';
import type { Entry } from '../sourcing/read-entry';
import { build, entry, post, project, type Options } from '../testing/routes';
import { errorPages } from './build-routes';
import { isErrorPage } from '../ui/client/error-page';
import { entriesOn, type RouteSettings } from './route';

const contactPage = (values: Record<string, unknown> = {}) =>
  entry('pages/write.md', { title: 'Write', sections: [{ type: 'contact' }], ...values });

/** The lists of all our collections. */
const ourLists = (collections as readonly Collection[]).flatMap(({ list }) => list?.path ?? []);

/** The paths of every site. */
const always = [
  ...['/', '/400.html', '/404.html', '/405.html', '/500.html', '/error.html', '/search/'],
  ...ourLists,
].sort();

test('an empty site has a home page, every list and the error pages', () => {
  const { paths, problems, at } = build([]);
  expect(paths).toEqual(always);
  expect(ourLists).toEqual(expect.arrayContaining(['/posts/', '/projects/', '/publications/']));
  expect(problems).toEqual([]);
  expect(at('/posts/').context).toEqual({ ids: [], collection: 'post', list: 'posts' });
});

test('every page is known as what it is, with what it shows, its names and whether it may be found', () => {
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
  // The rule by which browsers and hosts recognise error pages (`ui/client/error-page.ts`, no trailing slash) holds for no other page.
  for (const { path, kind } of routes) expect([path, kind === 'error']).toEqual([path, isErrorPage(path)]);
});

test('a page whose sections have nothing to show is not meant to be found, unless it is the home page', () => {
  const products = { title: 'Prices', sections: [{ type: 'products' }] };
  const pages = [entry('pages/prices.md', products), entry('pages/index.md', products)];
  const { at } = build(pages);
  expect([at('/prices/').indexable, at('/').indexable]).toEqual([false, true]);
  expect([at('/prices/').context.isEmpty, at('/').context.isEmpty]).toEqual([true, undefined]);
  expect(build([...pages, entry('products/a.md', { title: 'A' })]).at('/prices/').indexable).toBe(true);
  const withForm = entry('pages/prices.md', { ...products, sections: [{ type: 'products' }, { type: 'contact' }] });
  expect(build([withForm]).at('/prices/').indexable).toBe(true);
});

test('an entry lends its page what it says of itself', () => {
  const cover = { src: 'posts/a.jpg', alt: 'A' };
  const ada = entry('people/ada.md', { name: 'Ada' });
  const site = { url: 'https://a.example/below/' };
  const { at } = build(
    [
      ada,
      { ...post('a', '2026-01-01', { cover, authors: ['ada', 'nobody'] }), firstParagraph: 'First.' } as Entry,
      post('b', '2026-02-01', { summary: 'Short.', canonical: 'https://b.example/' }),
      post('c', '2026-02-02', { canonical: 'https://a.example/below/posts/c/' }),
      post('d', '2026-02-03', { noindex: true }),
      entry('events/e.md', { title: 'E', start: '2026-05-01', end: '2026-05-02', timeZone: 'UTC' }),
      entry('pages/index.md', { title: 'Start' }),
    ],
    { site },
  );
  expect(at('/posts/a/')).toMatchObject({
    title: 'a',
    name: 'a',
    summary: 'First.',
    image: cover,
    dates: { date: '2026-01-01', listed: '2026-01-01' },
    references: { authors: [ada.id] },
    shared: true,
    indexable: true,
  });
  expect(entriesOn(at('/posts/a/'))).toEqual(['entry:posts/a.md', ada.id, 'entry:posts/b.md']);
  expect(at('/posts/b/')).toMatchObject({ summary: 'Short.', shared: true, indexable: false });
  expect(at('/posts/c/')).toMatchObject({ shared: true, indexable: true });
  expect(at('/posts/d/')).toMatchObject({ shared: false, indexable: false });
  expect(at('/events/e/').dates).toEqual({
    listed: '2026-05-01',
    start: '2026-05-01',
    end: '2026-05-02',
    timeZone: 'UTC',
  });
  const { kind, title, name } = at('/');
  expect([kind, title, name]).toEqual(['entry', undefined, 'Home']);
});

test('a realistic site', () => {
  const { routes, problems } = build([
    entry('site.md', { title: 'A' }),
    entry('person.md', { name: 'A' }),
    entry('pages/index.md', { title: 'Home' }),
    entry('pages/about.md', { title: 'About' }),
    entry('pages/talks/2026/vienna.md', { title: 'Vienna' }),
    post('note-a', '2026-01-01'),
    post('note-b', '2026-02-01'),
    project('engine', { date: '1843' }),
  ]);
  expect(problems).toEqual([]);
  expect(Object.fromEntries(routes.map(({ path, component }) => [path, component]))).toEqual({
    '/': 'collections/page/page',
    '/about/': 'collections/page/page',
    '/talks/2026/vienna/': 'collections/page/page',
    '/posts/note-a/': 'collections/post/page',
    '/posts/note-b/': 'collections/post/page',
    '/posts/archive/': 'collections/post/archive',
    '/projects/engine/': 'collections/project/page',
    ...Object.fromEntries(ourLists.map((path) => [path, 'ui/pages/list'])),
    '/search/': 'features/search/page',
    '/400.html': 'ui/pages/error',
    '/404.html': 'ui/pages/error',
    '/405.html': 'ui/pages/error',
    '/500.html': 'ui/pages/error',
    '/error.html': 'ui/pages/error',
  });
});

test('every address ends with a slash, but for those of the error pages', () => {
  const { routes } = build([entry('pages/a/b.md'), post('x', '2026-01-01'), project('y')], {
    site: { collections: { projects: { path: '/work' } } },
  });
  expect(routes.filter(({ path }) => !/^\/(?:.*\/)?$|^\/\w+\.html$/.test(path))).toEqual([]);
});

test('each error page knows its status, and the lists that have something to show', () => {
  const lists = (entries: readonly Entry[], site = {}) => build(entries, { site }).at('/404.html').context.lists;
  const { at } = build([]);
  expect(errorPages.map(({ path }) => at(path).context)).toEqual(
    ['400', '404', '405', '500', 'other'].map((status) => ({ status, lists: [] })),
  );
  expect(lists([post('a', '2026-01-01'), project('engine')])).toEqual(['posts', 'projects']);
  expect(lists([post('a', '2026-01-01')], { collections: { posts: { hidden: true } } })).toEqual([]);
});

test.each<[string, string[], object, string[]]>([
  ['what the navigation leads to, in its order', ['/events/', '/books/', '/about/'], {}, ['events', 'books']],
  ['however it is written', ['/books', '/events/?a#b'], {}, ['books', 'events']],
  ['at the addresses that the site gives them', ['/lesen/'], { books: { path: '/lesen' } }, ['books']],
  ['what collections suggest, where the navigation leads to none', ['/about/'], {}, ['posts']],
  ['no list that is hidden', ['/books/', '/events/'], { books: { hidden: true } }, ['events']],
])('error pages offer %s', (_, navigation, collections, expected) => {
  const entries = [
    post('a', '2026-01-01'),
    entry('books/b.md', { title: 'B', authors: ['C'] }),
    entry('events/e.md', { title: 'E', start: '2026-01-01' }),
  ];
  const site = { navigation: navigation.map((to) => ({ label: 'L', to })), collections };
  expect(build(entries, { site }).at('/404.html').context.lists).toEqual(expected);
});

test('error pages of a site with neither offer its first lists', () => {
  const entries = ['awards', 'books', 'events', 'products'].map((folder) =>
    entry(`${folder}/a.md`, { title: 'A', start: '2026-01-01' }),
  );
  expect(build(entries).at('/404.html').context.lists).toEqual(['awards', 'books', 'events']);
});

describe('things that happen on days', () => {
  const event = (name: string, start: string, end?: string) => entry(`events/${name}.md`, { title: name, start, end });
  const listed = (...entries: Entry[]) => {
    const { ids, upcoming } = build(entries).at('/events/').context as { ids: string[]; upcoming: number };
    const names = ids.map((id) => id.replace(/^entry:events\/|\.md$/g, ''));
    return [names.slice(0, upcoming), names.slice(upcoming)];
  };

  test('are listed soonest first while they are to come, and latest first when they are over', () => {
    expect(
      listed(
        event('next-year', '2027-01-01'),
        event('tomorrow', '2026-03-15'),
        event('yesterday', '2026-03-13'),
        event('long-ago', '1833-06-05'),
      ),
    ).toEqual([
      ['tomorrow', 'next-year'],
      ['yesterday', 'long-ago'],
    ]);
  });

  test.each([
    ['2026-03-14', undefined, true],
    ['2026-03-14 09:00', '2026-03-14 10:00', true],
    ['2026-03-13', undefined, false],
    ['2026-03-10', '2026-03-14', true],
    ['2026-03-10', '2026-03-13', false],
    ['2026-03', undefined, true],
    ['2026', undefined, true],
    ['2026-02', undefined, false],
    ['2025', undefined, false],
    ['2026-03-14T00:30:00+05:00', undefined, false],
    ['2026-03-13T23:30:00-05:00', undefined, true],
  ])('from %s to %s is still to come on 14 March 2026: %s', (start, end, isUpcoming) => {
    expect(listed(event('it', start, end))).toEqual(isUpcoming ? [['it'], []] : [[], ['it']]);
  });

  test('on the same day are listed by their times, however these are written', () => {
    const zoned = entry('events/d.md', { title: 'd', start: '2026-04-01 16:00', timeZone: 'America/New_York' });
    const [upcoming] = listed(
      event('a', '2026-04-01 20:30'),
      event('b', '2026-04-01T18:30'),
      event('c', '2026-04-01T21:00+02:00'),
      zoned,
    );
    // In UTC: 18:30, 19:00, 20:00 and 20:30.
    expect(upcoming).toEqual(['b', 'c', 'd', 'a']);
  });

  test('begin with those that have an order, also while they are to come', () => {
    const pinned = entry('events/pinned.md', { title: 'Pinned', start: '2027-01-01', order: 1 });
    const [upcoming] = listed(event('soon', '2026-04-01'), event('later', '2026-05-01'), pinned);
    expect(upcoming).toEqual(['pinned', 'soon', 'later']);
  });

  test.each([
    [undefined, ['b', 'c', 'a']],
    [{ by: 'held', descending: true }, ['b', 'c', 'a']],
    [{ by: 'title' }, ['a', 'b', 'c']],
    [{ by: 'title', descending: true }, ['c', 'b', 'a']],
  ])('of a declared collection sorted by %j are listed as %j while they are to come', (sort, expected) => {
    const fields = [{ name: 'held', kind: 'day' as const }];
    const talk = toOwnCollection('talk', { label: 'Talks', happens: { start: 'held' }, fields, ...(sort && { sort }) });
    const talks = Object.entries({ a: '2026-06-01', b: '2026-04-01', c: '2026-05-01' }).map(([title, held]) => ({
      ...entry(`events/${title}.md`, { title, held }),
      collection: 'talk',
    }));
    const { ids } = build(talks, { registry: [talk] }).at('/talks/').context;
    expect(ids).toEqual(expected.map((title) => `entry:events/${title}.md`));
  });

  test('a section can show either', () => {
    const page = entry('pages/index.md', {
      title: 'Home',
      sections: [{ type: 'events' }, { type: 'events', when: 'past' }, { type: 'events', when: 'upcoming', newest: 1 }],
    });
    const events = [event('a', '2026-04-01'), event('b', '2026-05-01'), event('c', '2025-01-01')];
    expect(build([page, ...events]).at('/').context.sectionMembers).toEqual([
      ['entry:events/a.md', 'entry:events/b.md', 'entry:events/c.md'],
      ['entry:events/c.md'],
      ['entry:events/a.md'],
    ]);
  });
});

test('positions are listed from the present one, with education below them', () => {
  const position = (name: string, start: string, end?: string) =>
    entry(`experience/${name}.md`, { title: name, organization: 'x', start, end });
  const { ids, resume } = build([
    position('first', '2010', '2015'),
    position('present', '2018'),
    position('second', '2012', '2018-05'),
    entry('education/school.md', { title: 'x', institution: 'x', start: '2001' }),
  ]).at('/experience/').context;
  expect(ids).toEqual([
    'entry:experience/present.md',
    'entry:experience/second.md',
    'entry:experience/first.md',
    'entry:education/school.md',
  ]);
  expect(resume).toBe(true);
});

test('a list leads to a calendar where one is made: of what happens on a known day and has a page', () => {
  const pathOf = (start: string) =>
    build([entry('events/talk.md', { title: 'Talk', start })], {
      site: { collections: { events: { path: '/talks/' } } },
    }).at('/talks/').context.calendarPath;
  expect(pathOf('2026-05-14')).toBe('/talks/calendar.ics');
  expect(pathOf('2026-05-14 18:30')).toBe('/talks/calendar.ics');
  expect(pathOf('2026-05')).toBeUndefined();
  expect(build([post('a', '2026-01-01')]).at('/posts/').context.calendarPath).toBeUndefined();
});

test('a book without a text of its own is listed, but has no page', () => {
  const { paths, at } = build([
    { ...entry('books/read.md', { title: 'Read' }), hasBody: true },
    entry('books/named.md', { title: 'Named' }),
  ]);
  expect(paths).toContain('/books/read/');
  expect(paths).not.toContain('/books/named/');
  expect(at('/books/').context.ids).toHaveLength(2);
  expect(at('/books/read/').context).toEqual({ id: 'entry:books/read.md', previousId: null, nextId: null });
});

test('a service with a text has a page, unless it leads elsewhere', () => {
  const service = (name: string, values: Record<string, unknown> = {}) => ({
    ...entry(`services/${name}.md`, { title: name, summary: 'In short.', ...values }),
    hasBody: true,
  });
  const { paths, at } = build([
    service('here'),
    { ...service('there', { to: '/about/' }), hasPage: false },
    { ...service('bare'), hasBody: false },
  ]);
  expect(paths.filter((path) => path.startsWith('/services/'))).toEqual(['/services/here/']);
  expect(at('/services/here/')).toMatchObject({ title: 'here', summary: 'In short.', indexable: true });
});

test('the page of a person knows what they wrote: what names them, and is public', () => {
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

test('a book that one wrote comes before those that one read, and says when it came out', () => {
  const { at } = build([
    entry('books/read.md', { title: 'Read', authors: ['A'], finished: '2026-02', published: '1990' }),
    entry('books/no.md', { title: 'Not written', authors: ['A'], wrote: false, finished: '2025-02' }),
    entry('books/early.md', { title: 'Early', wrote: true, published: '1834' }),
    { ...entry('books/late.md', { title: 'Late', wrote: true, published: '1843', quotes: [{}] }), hasPage: true },
    entry('books/unread.md', { title: 'Unread', authors: ['A'] }),
  ]);
  expect(at('/books/').context.ids).toEqual(
    ['late', 'early', 'read', 'no', 'unread'].map((name) => `entry:books/${name}.md`),
  );
  expect(at('/books/late/').dates).toMatchObject({ listed: '1843' });
});

describe('a list', () => {
  const idsOf = (entries: readonly Entry[], path = '/posts/') =>
    (build(entries).at(path).context.ids as string[]).map((id) => id.replace(/^entry:\w+\/|\.md$/g, ''));

  test('of posts runs from the newest to the oldest', () => {
    expect(idsOf([post('old', '2024-01-01'), post('new', '2026-01-01'), post('mid', '2025-06-30')])).toEqual([
      'new',
      'mid',
      'old',
    ]);
  });

  test('does not depend on the order of the files', () => {
    const entries = [post('b', '2026-01-01'), post('c', '2026-01-01'), post('a', '2026-01-01')];
    expect(idsOf(entries)).toEqual(['a', 'b', 'c']);
    expect(idsOf([...entries].reverse())).toEqual(['a', 'b', 'c']);
  });

  test('begins with those that have an order, lowest first', () => {
    const entries = [
      post('newest', '2026-03-01'),
      post('second', '2020-01-01', { order: 2 }),
      post('first', '2019-01-01', { order: 1 }),
      post('zeroth', '2018-01-01', { order: 0 }),
    ];
    expect(idsOf(entries)).toEqual(['zeroth', 'first', 'second', 'newest']);
  });

  test('of projects takes days, months and years, and ends with those without', () => {
    const entries = [
      project('year', { date: '2025' }),
      project('undated'),
      project('month', { date: '2025-06' }),
      project('day', { date: '2025-06-30' }),
    ];
    expect(idsOf(entries, '/projects/')).toEqual(['day', 'month', 'year', 'undated']);
  });

  test.each(['products', 'services', 'people'])('of %s is sorted as readers sort words', (folder) => {
    const names = ['Zoe', 'Émile', 'ada', 'Bob', 'Özil'];
    const entries = names.map((name, index) => entry(`${folder}/${index}.md`, { title: name, name }));
    const section = { products: 'products', services: 'services', people: 'team' }[folder];
    const page = entry('pages/index.md', { title: 'Home', sections: [{ type: section }] });
    const titles = new Map(entries.map(({ id, values }) => [id, values.title]));
    expect(
      build([page, ...entries])
        .at('/')
        .members.map((id) => titles.get(id)),
    ).toEqual(['ada', 'Bob', 'Émile', 'Özil', 'Zoe']);
  });

  test('has what is public only', () => {
    const entries = [
      post('shown', '2026-01-01'),
      post('draft', '2026-01-01', { draft: true }),
      post('future', '2026-03-15'),
      post('gone', '2026-01-01', { expires: '2026-03-14' }),
    ];
    expect(idsOf(entries)).toEqual(['shown']);
    expect(build(entries).paths).toEqual([...always, '/posts/archive/', '/posts/shown/'].sort());
    expect(build(entries, { preview: true }).paths).toHaveLength(always.length + 5);
  });
});

test('an entry leads to those it names, if they are public', () => {
  const by = post('a', '2026-01-01', { authors: ['grace', 'ada', 'later'] });
  const people = [
    entry('people/ada.md', { name: 'Ada' }),
    entry('people/grace.md', { name: 'Grace' }),
    entry('people/later.md', { name: 'Later', draft: true }),
  ];
  const authors = (preview: boolean) => build([by, ...people], { preview }).at('/posts/a/').context.authors;
  expect(authors(false)).toEqual(['entry:people/grace.md', 'entry:people/ada.md']);
  expect(authors(true)).toContain('entry:people/later.md');
});

describe('the neighbours of an entry', () => {
  test('are the one before it in time and the one after, also where what is to come is listed first', () => {
    const event = (name: string, start: string) => entry(`events/${name}.md`, { title: name, start });
    const { at } = build([
      event('soon', '2026-04-01'),
      event('old', '2024-01-01'),
      event('late', '2027-01-01'),
      event('past', '2026-01-01'),
    ]);
    const neighbours = (name: string) => [
      at(`/events/${name}/`).context.previousId,
      at(`/events/${name}/`).context.nextId,
    ];
    const id = (name: string) => `entry:events/${name}.md`;
    expect(neighbours('old')).toEqual([null, id('past')]);
    expect(neighbours('past')).toEqual([id('old'), id('soon')]);
    expect(neighbours('late')).toEqual([id('soon'), null]);
  });

  const entries = [post('a', '2026-01-01'), post('b', '2026-02-01'), post('c', '2026-03-01')];

  test.each([
    ['a', null, 'b'],
    ['b', 'a', 'c'],
    ['c', 'b', null],
  ])('%s: %s before, %s after', (name, previous, next) => {
    const idOf = (slug: string | null) => slug && `entry:posts/${slug}.md`;
    expect(build(entries).at(`/posts/${name}/`).context).toEqual({
      id: idOf(name),
      authors: [],
      seriesIds: [],
      relatedIds: [],
      previousId: idOf(previous),
      nextId: idOf(next),
    });
  });

  test('leave out what is not public', () => {
    const hidden = [...entries, post('draft', '2026-01-15', { draft: true })];
    expect(build(hidden).at('/posts/a/').context.nextId).toBe('entry:posts/b.md');
    expect(build(hidden, { preview: true }).at('/posts/a/').context.nextId).toBe('entry:posts/draft.md');
  });

  test('an only entry has none', () => {
    expect(build([project('engine')]).at('/projects/engine/').context).toEqual({
      id: 'entry:projects/engine.md',
      previousId: null,
      nextId: null,
    });
  });
});

test.each<[string, RouteSettings['contact'], Entry[], boolean]>([
  ['netlify', { destination: 'netlify' }, [contactPage()], true],
  ['an endpoint', { destination: 'endpoint', url: '/api/contact' }, [contactPage()], true],
  ['a mailbox, after which nobody comes back', { destination: 'mailto' }, [contactPage()], false],
  ['the mailbox that it falls back to', undefined, [contactPage()], false],
  ['netlify, on a page that is not public', { destination: 'netlify' }, [contactPage({ draft: true })], false],
  ['netlify, on no page', { destination: 'netlify' }, [], false],
])('the page shown after a message is sent, for a form to %s', (_, contact, entries, expected) => {
  const { paths, problems } = build(entries, { site: { contact } });
  expect(paths.includes('/contact/sent/')).toBe(expected);
  expect(problems).toEqual([]);
});

test('a renamed collection moves whole', () => {
  const { paths } = build([project('engine'), post('a', '2026-01-01')], {
    site: { collections: { projects: { title: 'Work', path: '/work/' } } },
  });
  expect(paths).toEqual(
    [
      ...always.filter((path) => path !== '/projects/'),
      '/posts/a/',
      '/posts/archive/',
      '/work/',
      '/work/engine/',
    ].sort(),
  );
});

test.each<[string, Entry[], string, string, Options]>([
  [
    'two posts of one name',
    [entry('posts/2025/a.md'), entry('posts/2026/a.md')],
    'posts/2025/a.md',
    'posts/2026/a.md',
    {},
  ],
  [
    'a file and a folder of one name',
    [entry('posts/a.md'), entry('posts/a/index.md')],
    'posts/a.md',
    'posts/a/index.md',
    {},
  ],
  [
    'a slug that another has',
    [entry('projects/a.md'), entry('projects/b.md', { slug: 'a' })],
    'projects/a.md',
    'projects/b.md',
    {},
  ],
  ['a page in the place of a list', [entry('pages/posts.md')], 'pages/posts.md', 'the list of posts', {}],
  [
    'a page in the place of a post',
    [entry('pages/posts/a.md'), post('a', '2026-01-01')],
    'pages/posts/a.md',
    'posts/a.md',
    {},
  ],
  [
    'two lists at one address',
    [],
    'the list of posts',
    'the list of projects',
    { site: { collections: { projects: { path: '/posts/' } } } },
  ],
])('%s: a problem that names both', (_, entries, first, second, options) => {
  const { problems, routes } = build(entries, options);
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  expect([problem?.file, problem?.message].join(' ')).toContain(first);
  expect([problem?.file, problem?.message].join(' ')).toContain(second);
  expect(problem).toMatchObject({ severity: 'error', kind: 'duplicate-url' });
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test('what is not public takes no address', () => {
  const { problems } = build([entry('posts/2025/a.md', { draft: true }), entry('posts/2026/a.md')]);
  expect(problems).toEqual([]);
});

describe('the page that searches', () => {
  test('leads to every list that has something to show', () => {
    const { at } = build([post('a', '2026-01-01'), entry('awards/b.md', { title: 'B', date: '2025' }), project('c')], {
      site: { collections: { projects: { hidden: true } } },
    });
    expect((at('/search/').context.lists as string[]).sort()).toEqual(['awards', 'posts']);
    expect(at('/search/').context.archives).toEqual([{ path: '/posts/archive/', list: 'posts' }]);
    expect(build([]).at('/search/').context.archives).toEqual([]);
  });

  test('is not there where site.md says so, and its address is free', () => {
    expect(build([], { site: { search: false } }).paths).not.toContain('/search/');
    const { at, problems } = build([entry('pages/search.md')], { site: { search: false } });
    expect(problems).toEqual([]);
    expect(at('/search/').component).toBe('collections/page/page');
  });

  test('shares its address with nobody', () => {
    const { problems } = build([entry('pages/search.md')]);
    expect(problems.map(({ file, kind, message }) => [file, kind, message])).toEqual([
      [
        'pages/search.md',
        'duplicate-url',
        'two pages would have the URL /search/: pages/search.md and the search page; rename the file, or turn the search off ("search: false" in site.md)',
      ],
    ]);
  });
});

test('what a page is told does not grow with the site: a post, the home page, lists and tags know as much among many posts as among few', () => {
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
  expect(sizesOf(2000)).toEqual(sizesOf(200));
});

describe('an entry that is unlisted', () => {
  const quiet = { unlisted: true };
  const posts = [
    post('a', '2026-01-01', { tags: ['x'], series: 'S' }),
    post('b', '2026-01-02', { ...quiet, tags: ['x', 'alone'], series: 'S' }),
    post('c', '2026-01-03', { tags: ['x'], series: 'S' }),
  ];
  const all = [
    ...posts,
    project('p', { ...quiet, featured: true, tags: ['x'] }),
    entry('events/e.md', { title: 'E', start: '2999-01-01', ...quiet }),
    { ...entry('books/k.md', { title: 'K', authors: ['A'], ...quiet }), hasBody: true },
    entry('pages/alone.md', { title: 'Alone', ...quiet }),
    entry('pages/everything.md', {
      title: 'Everything',
      sections: ['posts', 'showcase', 'events', 'books'].map((type) => ({ type })),
    }),
  ];
  const { routes, paths, at } = build(all, { preview: false });
  const own = ['/posts/b/', '/projects/p/', '/events/e/', '/books/k/', '/alone/'];

  test('has its page, which is known as such and is for no search', () => {
    for (const path of own) expect(at(path)).toMatchObject({ unlisted: true, shared: false, indexable: false });
    expect(routes.filter(({ unlisted }) => unlisted)).toHaveLength(own.length);
    expect(paths).not.toContain('/tags/alone/');
  });

  test('is named by no other page', () => {
    const ids = own.map((path) => at(path).entry ?? '');
    const others = routes.filter(({ unlisted }) => !unlisted);
    const leading = others.filter((route) => {
      const said = JSON.stringify([entriesOn(route), route.context]);
      return ids.some((id) => said.includes(id));
    });
    expect(leading).toEqual([]);
    expect(at('/posts/a/').context).toMatchObject({ nextId: 'entry:posts/c.md', relatedIds: [] });
    expect(at('/posts/archive/').members).toEqual(['entry:posts/c.md', 'entry:posts/a.md']);
    expect(at('/events/').context).not.toHaveProperty('calendarPath');
  });

  test('leads to no other: it has no place among them', () => {
    expect(at('/posts/b/').context).toMatchObject({ seriesIds: [], relatedIds: [], previousId: null, nextId: null });
    expect(at('/projects/p/').context).toMatchObject({ previousId: null, nextId: null });
  });

  test('shows its form, which has the page that thanks for a message', () => {
    const { paths } = build([contactPage(quiet)], { site: { contact: { destination: 'netlify' } } });
    expect(paths).toContain('/contact/sent/');
  });

  test('that is a draft as well has no page', () => {
    expect(build([post('b', '2026-01-02', { ...quiet, draft: true })]).paths).not.toContain('/posts/b/');
  });
});
