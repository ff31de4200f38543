import { build, entry, post, project } from '../testing/routes';

/** What the sections of a page show. */

test('the author’s home page is used if there is one', () => {
  const { at, paths } = build([post('a', '2026-01-01'), entry('pages/index.md', { title: 'Home' })]);
  expect(at('/').source).toBe('pages/index.md');
  expect(at('/').context.sections).toBeUndefined();
  expect(paths.filter((path) => path === '/')).toHaveLength(1);
});

test.each<[Record<string, unknown>, string[]]>([
  [{ type: 'posts' }, ['new', 'mid', 'old']],
  [{ type: 'posts', newest: 2 }, ['new', 'mid']],
  [{ type: 'posts', tag: 'engines' }, ['mid', 'old']],
  [{ type: 'posts', tag: 'Engines' }, []],
  [{ type: 'posts', only: 'notes' }, ['mid']],
  [{ type: 'posts', only: 'articles' }, ['new', 'old']],
  [{ type: 'showcase' }, ['mill', 'store', 'loom']],
  [{ type: 'showcase', featured: true }, ['store', 'loom']],
  [{ type: 'showcase', featured: true, tag: 'engines' }, ['loom']],
  [{ type: 'hero' }, []],
])('the section %j shows %j', (section, expected) => {
  const { at } = build([
    entry('pages/a.md', { title: 'A', sections: [section] }),
    post('old', '2024-01-01', { tags: ['engines'] }),
    post('mid', '2025-01-01', { tags: ['cards', 'engines'], untitled: true }),
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
])('of books, the section %j shows %j', (filters, expected) => {
  const { at } = build([
    entry('pages/a.md', { title: 'A', sections: [{ type: 'books', ...filters }] }),
    entry('books/read.md', { title: 'Read', authors: ['A'], finished: '2026' }),
    entry('books/early.md', { title: 'Early', wrote: true, published: '1834', featured: true }),
    entry('books/late.md', { title: 'Late', wrote: true, published: '1843' }),
  ]);
  const { sectionMembers } = at('/a/').context as { sectionMembers: string[][] };
  expect(sectionMembers).toEqual([expected.map((name) => `entry:books/${name}.md`)]);
});

test('the newest positions and studies are chosen together, but shown separately', () => {
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

test('a section that shows every entry is known', () => {
  const posts = [
    post('x', '2026-01-01', { tags: ['a'] }),
    post('y', '2026-01-02'),
    post('z', '2026-01-03', { draft: true }),
  ];
  const wholeOf = (...sections: object[]) =>
    build([...posts, entry('pages/a.md', { title: 'A', sections })]).at('/a/').context.whole;
  expect(wholeOf({ type: 'posts' })).toEqual([0]);
  expect(wholeOf({ type: 'posts', newest: 2 })).toEqual([0]);
  expect(wholeOf({ type: 'posts', tag: 'a' })).toBeUndefined();
  expect(wholeOf({ type: 'hero' }, { type: 'posts', newest: 1 }, { type: 'posts' })).toEqual([2]);
  // A section without entries cannot show all of them.
  expect(wholeOf({ type: 'showcase' })).toBeUndefined();
});
