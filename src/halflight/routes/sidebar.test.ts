import { SIDEBAR_ENTRIES } from '../limits';
import { build, entry, post } from '../testing/routes';

const posts = [
  post('install', '2026-01-01', { order: 1, series: 'Begin' }),
  post('colours', '2026-01-02', { order: 3, series: 'Design' }),
  post('first-page', '2026-01-03', { order: 2, series: 'Begin' }),
  post('errata', '2026-01-04', { order: 4 }),
];
const id = (name: string) => `entry:posts/${name}.md`;
const site = { sidebar: true };

test('has every listed post, those of a series together, in list order', () => {
  const { sidebar, sidebarIds } = build(posts, { site }).at('/posts/errata/').context;
  expect(sidebar).toEqual([
    { name: 'Begin', ids: [id('install'), id('first-page')] },
    { name: 'Design', ids: [id('colours')] },
    { ids: [id('errata')] },
  ]);
  expect(sidebarIds).toEqual(['install', 'first-page', 'colours', 'errata'].map(id));
});

test('omits unpublished and unlisted posts, but is also shown beside unlisted ones', () => {
  const all = [
    ...posts,
    post('draft', '2026-01-05', { draft: true }),
    post('secret', '2026-01-05', { unlisted: true }),
    post('future', '2027-01-01'),
  ];
  const { at } = build(all, { site });
  expect(at('/posts/secret/').context.sidebarIds).toEqual(at('/posts/install/').context.sidebarIds);
  expect(at('/posts/install/').context.sidebarIds).toHaveLength(4);
});

test('is absent unless the site asks for it, and if the list is too long', () => {
  expect(build(posts).at('/posts/install/').context).not.toHaveProperty('sidebar');
  const many = Array.from({ length: SIDEBAR_ENTRIES + 1 }, (_, index) => post(`p${index}`, '2026-01-01'));
  expect(build(many, { site }).at('/posts/p0/').context).not.toHaveProperty('sidebar');
  expect(build(many.slice(1), { site }).at('/posts/p1/').context.sidebarIds).toHaveLength(SIDEBAR_ENTRIES);
});

test('beside a page of text are the pages below it, and beside those the same', () => {
  const pages = [
    entry('pages/manual.md', { title: 'Manual' }),
    entry('pages/manual/wheels.md', { title: 'Wheels', order: 2 }),
    entry('pages/manual/store.md', { title: 'Store', order: 1 }),
    entry('pages/manual/tour.md', { title: 'Tour', sections: [{ type: 'prose' }] }),
    entry('pages/about.md', { title: 'About' }),
  ];
  const { at } = build(pages, { site });
  const family = ['manual', 'manual/store', 'manual/wheels'].map((name) => `entry:pages/${name}.md`);
  for (const path of ['/manual/', '/manual/wheels/'])
    expect(at(path).context).toMatchObject({ sidebar: [{ ids: family }], sidebarIds: family });
  for (const path of ['/manual/tour/', '/about/']) expect(at(path).context).not.toHaveProperty('sidebar');
  expect(build(pages).at('/manual/').context).not.toHaveProperty('sidebar');
});
