import { defaultSections } from '../sections/schema';
import { build, entry, post, project } from '../testing/routes';

/** What the sections of a page show. */

describe('the home page', () => {
  const members = [post('a', '2026-01-01'), project('engine')];

  test('shows by default who, which projects, which posts, and where else', () => {
    const { context, component } = build(members).at('/');
    expect(component).toBe('collections/page/page');
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

test.each([
  [{}, ['late', 'early', 'read']],
  [{ which: 'written' }, ['late', 'early']],
  [{ which: 'read' }, ['read']],
  [{ which: 'written', newest: 1 }, ['late']],
  [{ featured: true }, ['early']],
])('of books the section %j shows %j', (filters, expected) => {
  const { at } = build([
    entry('pages/a.md', { title: 'A', sections: [{ type: 'books', ...filters }] }),
    entry('books/read.md', { title: 'Read', authors: ['A'], finished: '2026' }),
    entry('books/early.md', { title: 'Early', wrote: true, published: '1834', featured: true }),
    entry('books/late.md', { title: 'Late', wrote: true, published: '1843' }),
  ]);
  const { sectionMembers } = at('/a/').context as { sectionMembers: string[][] };
  expect(sectionMembers).toEqual([expected.map((name) => `entry:books/${name}.md`)]);
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

describe('a section that shows all that there is', () => {
  const posts = [
    post('x', '2026-01-01', { tags: ['a'] }),
    post('y', '2026-01-02'),
    post('z', '2026-01-03', { draft: true }),
  ];
  const wholeOf = (...sections: object[]) =>
    build([...posts, entry('pages/a.md', { title: 'A', sections })]).at('/a/').context.whole;

  test.each<[object[], number[] | undefined]>([
    [[{ type: 'posts' }], [0]],
    [[{ type: 'posts', newest: 2 }], [0]],
    [[{ type: 'posts', newest: 1 }], undefined],
    [[{ type: 'posts', tag: 'a' }], undefined],
    [[{ type: 'hero' }, { type: 'posts', newest: 1 }, { type: 'posts' }], [2]],
    // A section without entries cannot show all of them.
    [[{ type: 'showcase' }], undefined],
  ])('is known: of %j %j', (sections, expected) => {
    expect(wholeOf(...sections)).toEqual(expected);
  });
});
