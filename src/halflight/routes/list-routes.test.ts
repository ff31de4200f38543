import { ENTRIES_PER_PAGE } from '../limits';
import { build, entry } from '../testing/routes';
import { toPages } from './list-routes';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

test.each([
  [1, 1],
  [ENTRIES_PER_PAGE, 1],
  [ENTRIES_PER_PAGE + 1, 2],
])('%i entries take %i pages, and each entry is on one', (count, expected) => {
  const pages = toPages('/posts/', ids(count));
  expect(pages).toHaveLength(expected);
  expect(pages.flatMap((page) => page.ids)).toEqual(ids(count));
  expect(pages.map(({ path }) => path)).toEqual(['/posts/', '/posts/page/2/'].slice(0, expected));
  expect(pages[0]?.pages === undefined).toBe(expected === 1);
});

test.each([
  [1, [1, 2, 9]],
  [5, [1, 4, 5, 6, 9]],
  [9, [1, 8, 9]],
])('page %i of nine leads to %j', (number, expected) => {
  const page = toPages('/posts/', ids(ENTRIES_PER_PAGE * 9))[number - 1];
  expect(page?.pages).toMatchObject({ number, count: 9 });
  expect(page?.pages?.links.map((link) => link.number)).toEqual(expected);
});

test('the list of links is there once there are links, and its path is free until then', () => {
  const { at, problems } = build([entry('pages/links.md', { title: 'My links' })]);
  expect(problems).toEqual([]);
  expect(at('/links/').entry).toBe('entry:pages/links.md');
  expect(build([entry('links/loom.md', { title: 'Loom' })]).at('/links/').members).toEqual(['entry:links/loom.md']);
});
