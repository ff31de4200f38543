import { build, entry, post, project } from '../testing/routes';
import { toOwnCollection } from '../derive/to-own-collection';
import type { Entry } from '../sourcing/read-entry';

/** What posts link to besides their lists: tags, series, the archive, each other. */

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
      feedFolder: '/tags/engines/',
      collections: [
        { name: 'post', list: 'posts' },
        { name: 'project', list: 'projects' },
      ],
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

  test('of other signs alone have no page', () => {
    const { paths } = build([post('a', '2026-01-01', { tags: ['!!', '🎉'] })]);
    expect(paths.filter((path) => path.startsWith('/tags/'))).toEqual([]);
  });

  test('that differ in signs alone have pages of their own, to which their entries lead', () => {
    const { paths, at } = build([
      post('a', '2026-01-01', { tags: ['C', 'C++', 'maths'] }),
      {
        ...post('b', '2026-01-02', { tags: ['C#'] }),
        values: { title: 'b', date: '2026-01-02', tags: ['C#'], draft: true },
      },
    ]);
    expect(paths.filter((path) => path.startsWith('/tags/c'))).toEqual(['/tags/c-plus-plus/', '/tags/c/']);
    expect(at('/tags/c-plus-plus/').name).toBe('C++');
    expect(at('/posts/a/').context.tagPaths).toEqual({ 'C++': '/tags/c-plus-plus/' });
  });

  test('are led to from the lists of what has them, and only from there', () => {
    const { at } = build(entries.filter(({ collection }) => collection === 'post'));
    expect(at('/posts/').context.tagsPath).toBe('/tags/');
    expect(at('/projects/').context.tagsPath).toBeUndefined();
  });
});

test('a tag has a feed if one of its entries is in it: with a page of its own, and a day', () => {
  const film = toOwnCollection('film', {
    label: 'Films',
    pages: 'with-text',
    publishes: { by: 'released', feed: true },
    fields: [
      { name: 'released', kind: 'day', optional: true },
      { name: 'tags', kind: 'text', list: true },
    ],
  });
  const of = (name: string, hasBody: boolean, values: Record<string, unknown>) => ({
    ...project(name, values),
    collection: 'film',
    hasBody,
  });
  const { at } = build(
    [
      of('a', false, { released: '2026-01-01', tags: ['Jazz'] }),
      of('b', true, { tags: ['Blues'] }),
      of('c', true, { released: '2026-01-01', tags: ['Swing'] }),
    ],
    { registry: [film] },
  );
  expect(at('/tags/jazz/').followed).toBeUndefined();
  expect(at('/tags/blues/').followed).toBeUndefined();
  expect(at('/tags/swing/').followed).toBe(true);
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
    component: 'collections/post/archive',
    context: { ids: ['entry:posts/b.md', 'entry:posts/c.md', 'entry:posts/a.md'] },
  });
  expect(at('/notes/').context.archivePath).toBe('/notes/archive/');
  expect(build(entries, { site: { collections: { posts: { hidden: true } } } }).paths).not.toContain('/posts/archive/');
});

/** Ten thousand posts from sixteen years, some in a series, with common and rare tags. */
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
  // Usually about half a second. CPU time is measured, so other load on the machine does not count; it must not grow with the square of the posts.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5_000);
  expect(routes.filter(({ component }) => component === 'collections/post/page')).toHaveLength(10_000);
  // 20 entries a page: the list, and the lists of the tags.
  expect(routes.filter(({ context }) => context.collection === 'post')).toHaveLength(500);
  expect(routes.filter(({ component }) => component === 'ui/pages/tag')).toHaveLength(500 + 20 * 25 + 2500);
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
