import { build, entry, post, project } from '../testing/routes';
import { toOwnCollection } from '../collections/collection/to-own-collection';

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

  test('have a page each, with their public posts and projects', () => {
    const { at, paths, problems } = build(entries);
    expect(problems).toEqual([]);
    const tags = paths.filter((path) => path.startsWith('/tags/'));
    expect(tags).toEqual(['/tags/', '/tags/engines/', '/tags/number-theory/', '/tags/äpfel/']);
    expect(at('/tags/engines/').context.ids).toEqual(['entry:posts/a.md', 'entry:projects/mill.md']);
    expect(at('/tags/number-theory/').context).toMatchObject({
      tag: 'Number theory',
      ids: ['entry:posts/b.md', 'entry:posts/a.md'],
    });
    expect(build(entries, { preview: true }).paths).toContain('/tags/secret/');
    // Tags are listed in the alphabetical order of the site's language, each with its count.
    const listed = (language: string) =>
      (build(entries, { site: { language } }).at('/tags/').context.tags as { name: string; count: number }[]).map(
        ({ name, count }) => `${name} ${count}`,
      );
    expect(listed('de')).toEqual(['Äpfel 1', 'engines 2', 'Number theory 2']);
    expect(listed('sv')).toEqual(['engines 2', 'Number theory 2', 'Äpfel 1']);
  });

  test('that differ only in signs have separate pages, which their entries link to', () => {
    const { paths, at } = build([
      post('a', '2026-01-01', { tags: ['C', 'C++', 'maths'] }),
      post('b', '2026-01-02', { tags: ['C#'], draft: true }),
    ]);
    expect(paths.filter((path) => path.startsWith('/tags/c'))).toEqual(['/tags/c-plus-plus/', '/tags/c/']);
    expect(at('/tags/c-plus-plus/').name).toBe('C++');
    expect(at('/posts/a/').context.tagPaths).toEqual({ 'C++': '/tags/c-plus-plus/' });
  });
});

test('a tag has a feed if one of its entries is in it: with a page and a day', () => {
  const film = toOwnCollection('film', {
    label: 'Films',
    pages: 'with-text',
    publishes: { by: 'released', feed: true },
    fields: [
      { name: 'released', kind: 'day', optional: true },
      { name: 'tags', kind: 'text', list: true },
    ],
  });
  const of = (name: string, hasBody: boolean, released?: string) => ({
    ...project(name, { released, tags: [name] }),
    collection: 'film',
    hasBody,
  });
  const films = [of('jazz', false, '2026-01-01'), of('blues', true), of('swing', true, '2026-01-01')];
  const { at } = build(films, { registry: [film] });
  const followed = ['jazz', 'blues', 'swing'].filter((tag) => at(`/tags/${tag}/`).followed);
  expect(followed).toEqual(['swing']);
});

test('the parts of a series link to each other in the order that their author gave them', () => {
  const part = (name: string, date: string, values = {}) => post(name, date, { series: 'Notes', ...values });
  const entries = [
    part('b', '2026-02-01'),
    post('between', '2026-01-15'),
    part('a', '2026-01-01'),
    part('draft', '2026-01-20', { draft: true }),
    post('other', '2026-01-02', { series: 'Another' }),
  ];
  const { at } = build(entries);
  expect(at('/posts/a/').context).toMatchObject({
    seriesIds: ['entry:posts/a.md', 'entry:posts/b.md'],
    previousId: null,
    nextId: 'entry:posts/b.md',
  });
  expect(at('/posts/b/').context).toMatchObject({ previousId: 'entry:posts/a.md', nextId: null });
  expect(at('/posts/between/').context).toMatchObject({ seriesIds: [], nextId: 'entry:posts/b.md' });
  expect(at('/posts/other/').context.seriesIds).toEqual([]);
  const { seriesIds } = build([part('late', '2026-03-01', { order: 1 }), ...entries]).at('/posts/a/').context;
  expect(seriesIds).toEqual(['entry:posts/late.md', 'entry:posts/a.md', 'entry:posts/b.md']);
});

test('the archive has all posts from the newest, whatever their explicit order', () => {
  const entries = [post('a', '2024-01-01', { order: 1 }), post('b', '2026-01-01'), post('c', '2025-01-01')];
  const { at } = build(entries, { site: { collections: { posts: { path: '/notes/' } } } });
  expect(at('/notes/archive/')).toMatchObject({
    component: 'collections/post/archive',
    context: { ids: ['entry:posts/b.md', 'entry:posts/c.md', 'entry:posts/a.md'] },
  });
  expect(at('/notes/').context.archivePath).toBe('/notes/archive/');
  expect(build(entries, { site: { collections: { posts: { hidden: true } } } }).paths).not.toContain('/posts/archive/');
});

test('the first page of a tag has the text that is named like its URL, in its language', () => {
  const posts = Array.from({ length: 21 }, (_, index) => post(`p${index}`, '2026-01-01', { tags: ['Number theory'] }));
  const { at } = build([...posts, entry('tags/number-theory.md', { summary: 'On primes.' })]);
  expect(at('/tags/number-theory/')).toMatchObject({
    summary: 'On primes.',
    context: { about: 'entry:tags/number-theory.md', summary: 'On primes.' },
    relatives: ['entry:tags/number-theory.md'],
  });
  expect(at('/tags/number-theory/page/2/').context.about).toBeUndefined();
  const draft = build([...posts, entry('tags/number-theory.md', { draft: true })]);
  expect(draft.at('/tags/number-theory/').context.about).toBeUndefined();
});
