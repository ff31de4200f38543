import { defaultSections } from '../collections/sections';
import { locate } from '../sourcing/locate';
import { toEntryId, type Entry } from '../sourcing/read-entry';
import { buildRoutes, errorPages } from './build-routes';
import type { Route, RouteSettings } from './route';

/** An entry as its file would give it: `entry('posts/a.md', { date: '2026-03-14' })`. */
function entry(filePath: string, values: Record<string, unknown> = {}): Entry {
  const location = locate(filePath);
  if (!location) throw new Error(`${filePath} belongs to no collection.`);
  const { slug = location.slug } = values as { slug?: string };
  return {
    id: toEntryId(filePath),
    collection: location.collection.name,
    slug,
    filePath,
    values,
    body: '',
    hasBody: false,
    bodyLine: 1,
  };
}

interface Options {
  site?: RouteSettings;
  preview?: boolean;
  today?: string;
}

function build(entries: readonly Entry[], { site = {}, preview = false, today = '2026-03-14' }: Options = {}) {
  const { routes, problems } = buildRoutes({ entries, site, clock: { today, timeZone: 'UTC', preview } });
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return {
    routes,
    problems,
    paths: routes.map(({ path }) => path).sort(),
    at: (path: string): Route => {
      const route = byPath.get(path);
      if (!route) throw new Error(`There is no page at ${path}; there are ${[...byPath.keys()].join(' ')}.`);
      return route;
    },
  };
}

const post = (name: string, date: string, values: Record<string, unknown> = {}) =>
  entry(`posts/${name}.md`, { title: name, date, ...values });
const project = (name: string, values: Record<string, unknown> = {}) =>
  entry(`projects/${name}.md`, { title: name, ...values });
const contactPage = (values: Record<string, unknown> = {}) =>
  entry('pages/write.md', { title: 'Write', sections: [{ type: 'contact' }], ...values });

const always = [
  '/',
  '/400.html',
  '/404.html',
  '/405.html',
  '/500.html',
  '/awards/',
  '/books/',
  '/error.html',
  '/events/',
  '/experience/',
  '/posts/',
  '/products/',
  '/projects/',
  '/search/',
];

test('an empty site has a home page, every list and the error pages', () => {
  const { paths, problems, at } = build([]);
  expect(paths).toEqual(always);
  expect(problems).toEqual([]);
  expect(at('/posts/').context).toEqual({ ids: [] });
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
  expect(Object.fromEntries(routes.map(({ path, template }) => [path, template]))).toEqual({
    '/': 'page',
    '/about/': 'page',
    '/talks/2026/vienna/': 'page',
    '/posts/note-a/': 'post',
    '/posts/note-b/': 'post',
    '/posts/': 'post-list',
    '/posts/archive/': 'post-archive',
    '/projects/engine/': 'project',
    '/projects/': 'project-list',
    '/awards/': 'award-list',
    '/books/': 'book-list',
    '/events/': 'event-list',
    '/experience/': 'experience',
    '/products/': 'product-list',
    '/search/': 'search',
    '/400.html': 'error',
    '/404.html': 'error',
    '/405.html': 'error',
    '/500.html': 'error',
    '/error.html': 'error',
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
  const { ids } = build([
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

describe('the home page', () => {
  const members = [post('a', '2026-01-01'), project('engine')];

  test('shows by default who, which projects, which posts, and where else', () => {
    const { context, template } = build(members).at('/');
    expect(template).toBe('page');
    expect(context).toMatchObject({
      id: '',
      sections: defaultSections,
      sectionMembers: [[], ['entry:projects/engine.md'], [], [], ['entry:posts/a.md'], [], [], []],
      memberIds: ['entry:projects/engine.md', 'entry:posts/a.md'],
    });
  });

  test('is the author’s where there is one', () => {
    const { at, paths, problems } = build([...members, entry('pages/index.md', { title: 'Home' })]);
    expect(at('/').source).toBe('pages/index.md');
    expect(at('/').context.sections).toBeUndefined();
    expect(paths.filter((path) => path === '/')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('is the default one while the author’s is a draft', () => {
    const { at } = build([entry('pages/index.md', { title: 'Home', draft: true })]);
    expect(at('/').context.id).toBe('');
  });
});

test.each<[Record<string, unknown>, string[]]>([
  [{ type: 'posts' }, ['new', 'mid', 'old']],
  [{ type: 'posts', newest: 2 }, ['new', 'mid']],
  [{ type: 'posts', newest: 9 }, ['new', 'mid', 'old']],
  [{ type: 'posts', tag: 'engines' }, ['mid', 'old']],
  [{ type: 'posts', tag: 'engines', newest: 1 }, ['mid']],
  [{ type: 'posts', tag: 'Engines' }, []],
  [{ type: 'posts', tag: 'nothing' }, []],
  [{ type: 'showcase' }, ['mill', 'store', 'loom']],
  [{ type: 'showcase', featured: true }, ['store', 'loom']],
  [{ type: 'showcase', featured: false }, ['mill', 'store', 'loom']],
  [{ type: 'showcase', featured: true, newest: 1 }, ['store']],
  [{ type: 'showcase', featured: true, tag: 'engines' }, ['loom']],
  [{ type: 'hero' }, []],
  [{ type: 'social' }, []],
])('the section %j shows %j', (section, expected) => {
  const { at } = build([
    entry('pages/a.md', { title: 'A', sections: [section] }),
    post('old', '2024-01-01', { tags: ['engines'] }),
    post('mid', '2025-01-01', { tags: ['cards', 'engines'] }),
    post('new', '2026-01-01'),
    post('draft', '2026-02-01', { draft: true, tags: ['engines'] }),
    project('mill', { date: '2026' }),
    project('store', { date: '2025', featured: true }),
    project('loom', { date: '2024', featured: true, tags: ['engines'] }),
    project('secret', { featured: true, draft: true }),
  ]);
  const { sectionMembers } = at('/a/').context as { sectionMembers: string[][] };
  expect(sectionMembers).toEqual([expected.map((name) => expect.stringMatching(`/${name}\\.md$`) as string)]);
});

test('a page asks for each member once, however many sections show it', () => {
  const { at } = build([
    entry('pages/a.md', { title: 'A', sections: [{ type: 'posts' }, { type: 'posts', newest: 1 }] }),
    post('x', '2026-01-01'),
    post('y', '2026-01-02'),
  ]);
  const { sectionMembers, memberIds } = at('/a/').context as { sectionMembers: string[][]; memberIds: string[] };
  expect(sectionMembers.map((ids) => ids.length)).toEqual([2, 1]);
  expect(memberIds).toEqual(['entry:posts/y.md', 'entry:posts/x.md']);
});

test('a page without sections asks for nothing', () => {
  expect(build([entry('pages/a.md', { title: 'A' })]).at('/a/').context).toEqual({
    id: 'entry:pages/a.md',
    sectionMembers: [],
    memberIds: [],
  });
});

test.each<[string, RouteSettings['contact'], Entry[], boolean]>([
  ['netlify', { destination: 'netlify' }, [contactPage()], true],
  ['an endpoint', { destination: 'endpoint', url: '/api/contact' }, [contactPage()], true],
  ['a mailbox, after which nobody comes back', { destination: 'mailto' }, [contactPage()], false],
  ['the mailbox that it falls back to', undefined, [contactPage()], false],
  ['netlify, on a page that is not public', { destination: 'netlify' }, [contactPage({ draft: true })], false],
  ['netlify, on no page', { destination: 'netlify' }, [], false],
])('the page after a message, for a form to %s', (_, contact, entries, expected) => {
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

test('positions and studies are chosen together where the newest are asked for, and shown apart', () => {
  const position = (folder: string, name: string, start: string, end?: string) =>
    entry(`${folder}/${name}.md`, { title: name, organization: 'x', institution: 'x', start, end });
  const page = (filters: Record<string, unknown>) =>
    entry('pages/index.md', { title: 'Home', sections: [{ type: 'timeline', ...filters }] });
  const all = [
    position('experience', 'old', '1990', '1995'),
    position('experience', 'now', '2020'),
    position('education', 'lately', '2015', '2019'),
    position('education', 'school', '1980', '1989'),
  ];
  const shown = (filters: Record<string, unknown>) =>
    (build([page(filters), ...all]).at('/').context.memberIds as string[]).map((id) => id.replace(/^.*\/|\.md$/g, ''));
  expect(shown({ newest: 2 })).toEqual(['now', 'lately']);
  expect(shown({ newest: 3 })).toEqual(['now', 'old', 'lately']);
  expect(shown({ newest: 1, of: 'education' })).toEqual(['lately']);
  expect(shown({})).toEqual(['now', 'old', 'lately', 'school']);
});

describe('tags', () => {
  const entries = [
    post('a', '2026-01-01', { tags: ['engines', 'Number theory'] }),
    post('b', '2026-02-01', { tags: ['number-theory', 'number theory', 'Number theory'] }),
    project('mill', { tags: ['engines', 'Äpfel'] }),
    post('draft', '2026-01-01', { draft: true, tags: ['secret'] }),
    post('future', '2027-01-01', { tags: ['engines'] }),
    entry('pages/about.md', { title: 'About' }),
  ];

  test('have a page each, with the posts and projects that are public', () => {
    const { at, paths, problems } = build(entries);
    expect(problems).toEqual([]);
    expect(paths.filter((path) => path.startsWith('/tags/'))).toEqual([
      '/tags/',
      '/tags/engines/',
      '/tags/number-theory/',
      '/tags/äpfel/',
    ]);
    expect(at('/tags/engines/').context).toEqual({
      tag: 'engines',
      tagsPath: '/tags/',
      feedPath: '/tags/engines/feed.xml',
      ids: ['entry:posts/a.md', 'entry:projects/mill.md'],
    });
    expect(at('/tags/number-theory/').context).toMatchObject({
      tag: 'Number theory',
      ids: ['entry:posts/b.md', 'entry:posts/a.md'],
    });
    expect(build(entries, { preview: true }).paths).toContain('/tags/secret/');
  });

  test('are listed in the order of the alphabet of the site, with how much has each', () => {
    const listed = (language?: string) => build(entries, { site: { language } }).at('/tags/').context.tags;
    expect(listed('de')).toEqual([
      { name: 'Äpfel', path: '/tags/äpfel/', count: 1 },
      { name: 'engines', path: '/tags/engines/', count: 2 },
      { name: 'Number theory', path: '/tags/number-theory/', count: 2 },
    ]);
    expect(listed('sv')).toMatchObject([{ name: 'engines' }, { name: 'Number theory' }, { name: 'Äpfel' }]);
  });

  test('of signs alone have no page', () => {
    const { paths } = build([post('a', '2026-01-01', { tags: ['++'] })]);
    expect(paths.filter((path) => path.startsWith('/tags/'))).toEqual([]);
  });

  test('are led to from the lists of what has them, and only from there', () => {
    const { at } = build(entries.filter(({ collection }) => collection === 'post'));
    expect(at('/posts/').context.tagsPath).toBe('/tags/');
    expect(at('/projects/').context.tagsPath).toBeUndefined();
  });
});

describe('the parts of a series', () => {
  const part = (name: string, date: string, values = {}) => post(name, date, { series: 'Notes', ...values });
  const entries = [
    part('b', '2026-02-01'),
    post('between', '2026-01-15'),
    part('a', '2026-01-01'),
    part('draft', '2026-01-20', { draft: true }),
    post('other', '2026-01-02', { series: 'Another' }),
  ];

  test('know one another, and lead from one to the next', () => {
    const { at } = build(entries);
    expect(at('/posts/a/').context).toMatchObject({
      seriesIds: ['entry:posts/a.md', 'entry:posts/b.md'],
      previousId: null,
      nextId: 'entry:posts/b.md',
    });
    expect(at('/posts/b/').context).toMatchObject({ previousId: 'entry:posts/a.md', nextId: null });
    expect(at('/posts/between/').context).toMatchObject({ seriesIds: [], nextId: 'entry:posts/b.md' });
  });

  test('lead on from the first and the last to what lies around the series', () => {
    const around = [post('before', '2025-01-01'), ...entries, post('after', '2026-03-01')];
    expect(build(around).at('/posts/a/').context.previousId).toBe('entry:posts/before.md');
    expect(build(around).at('/posts/b/').context.nextId).toBe('entry:posts/after.md');
  });

  test('are read in the order that their author gave them, then from the earliest', () => {
    const { seriesIds } = build([part('late', '2026-03-01', { order: 1 }), ...entries]).at('/posts/a/').context;
    expect(seriesIds).toEqual(['entry:posts/late.md', 'entry:posts/a.md', 'entry:posts/b.md']);
  });

  test('are shown to none but those who may see them', () => {
    expect(build(entries, { preview: true }).at('/posts/a/').context.seriesIds).toContain('entry:posts/draft.md');
  });

  test('one part alone is no series', () => {
    expect(build(entries).at('/posts/other/').context.seriesIds).toEqual([]);
  });
});

test('the archive has all posts from the newest, whatever order they were given', () => {
  const entries = [post('a', '2024-01-01', { order: 1 }), post('b', '2026-01-01'), post('c', '2025-01-01')];
  const { at } = build(entries, { site: { collections: { posts: { path: '/notes/' } } } });
  expect(at('/notes/archive/')).toMatchObject({
    template: 'post-archive',
    context: { ids: ['entry:posts/b.md', 'entry:posts/c.md', 'entry:posts/a.md'] },
  });
  expect(at('/notes/').context.archivePath).toBe('/notes/archive/');
  expect(build(entries, { site: { collections: { posts: { hidden: true } } } }).paths).not.toContain('/posts/archive/');
});

/** Ten thousand posts of sixteen years, some of a series, with tags that many have and tags that few have. */
function manyPosts(count = 10_000): Entry[] {
  return Array.from({ length: count }, (_, index) =>
    post(`p-${index}`, `20${String(10 + (index % 16))}-01-${String(1 + (index % 28)).padStart(2, '0')}`, {
      tags: ['all', `some-${index % 20}`, `few-${index % 2500}`],
      ...(index % 10 === 0 && { series: `Series ${Math.floor(index / 70)}` }),
    }),
  );
}

test('ten thousand posts are decided on in a moment', () => {
  const entries = manyPosts();
  const begun = process.cpuUsage();
  const { routes } = build(entries);
  // About half a second. It is the work that is measured, whatever else the machine does; it must not grow with the square of the posts.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5_000);
  expect(routes.filter(({ template }) => template === 'post')).toHaveLength(10_000);
  // 20 a page: the list, and those of each tag.
  expect(routes.filter(({ template }) => template === 'post-list')).toHaveLength(500);
  expect(routes.filter(({ template }) => template === 'tag')).toHaveLength(500 + 20 * 25 + 2500);
});

test('an edit of one post changes no other page, nor does a new one change many', () => {
  const entries = manyPosts(1000);
  const contexts = (all: readonly Entry[]) =>
    new Map(build(all).routes.flatMap(({ path, context }) => (path.includes('/p-') ? [[path, context] as const] : [])));
  const before = contexts(entries);
  const edited = entries.map((each, index) =>
    index === 500
      ? { ...each, body: 'Other words.', values: { ...each.values, title: 'Another title', summary: 'x' } }
      : each,
  );
  expect(contexts(edited)).toEqual(before);
  const added = contexts([...entries, post('p-new', '2020-01-15', { tags: ['all', 'some-1'] })]);
  const changed = [...before].filter(([path, context]) => JSON.stringify(context) !== JSON.stringify(added.get(path)));
  expect(changed.length).toBeLessThan(20);
});

describe('the page that searches', () => {
  test('leads to every list that has something to show', () => {
    const { at } = build([post('a', '2026-01-01'), entry('awards/b.md', { title: 'B', date: '2025' }), project('c')], {
      site: { collections: { projects: { hidden: true } } },
    });
    expect((at('/search/').context.lists as string[]).sort()).toEqual(['awards', 'posts']);
  });

  test('is not there where site.md says so, and its address is free', () => {
    expect(build([], { site: { search: false } }).paths).not.toContain('/search/');
    const { at, problems } = build([entry('pages/search.md')], { site: { search: false } });
    expect(problems).toEqual([]);
    expect(at('/search/').template).toBe('page');
  });

  test('shares its address with nobody', () => {
    const { problems } = build([entry('pages/search.md')]);
    expect(problems.map(({ file, kind, message }) => [file, kind, message])).toEqual([
      [
        'pages/search.md',
        'duplicate-url',
        'two pages want the address /search/: pages/search.md and the search page; rename the file, or do without the search ("search: false" in site.md)',
      ],
    ]);
  });
});
