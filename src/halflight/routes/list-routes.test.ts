import { ENTRIES_PER_PAGE } from '../limits';
import { toPages } from './list-routes';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

test.each([
  [0, 1],
  [1, 1],
  [ENTRIES_PER_PAGE, 1],
  [ENTRIES_PER_PAGE + 1, 2],
  [ENTRIES_PER_PAGE * 3, 3],
])('%i entries take %i pages, and each entry is on one', (count, expected) => {
  const pages = toPages('/posts/', ids(count));
  expect(pages).toHaveLength(expected);
  expect(pages.flatMap((page) => page.ids)).toEqual(ids(count));
});

test('a list that fits one page says nothing of pages', () => {
  expect(toPages('/posts/', ids(3))).toEqual([{ path: '/posts/', ids: ids(3) }]);
});

test('the first page is at the address of the list', () => {
  const paths = toPages('/my/work/', ids(ENTRIES_PER_PAGE * 3)).map(({ path }) => path);
  expect(paths).toEqual(['/my/work/', '/my/work/page/2/', '/my/work/page/3/']);
});

test.each([
  [1, [1, 2, 9]],
  [2, [1, 2, 3, 9]],
  [5, [1, 4, 5, 6, 9]],
  [9, [1, 8, 9]],
])('page %i of nine leads to %j', (number, expected) => {
  const page = toPages('/posts/', ids(ENTRIES_PER_PAGE * 9))[number - 1];
  expect(page?.pages).toMatchObject({ number, count: 9 });
  expect(page?.pages?.links.map((link) => link.number)).toEqual(expected);
});
