/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ShownPost } from '../../sections/shown';
import { renderInSite, shownImage } from '../../testing/site';
import { List } from './list';

const posts: ShownPost[] = ['a', 'b'].map((name) => ({
  id: name,
  collection: 'post',
  path: `/posts/${name}/`,
  title: `Note ${name}`,
  date: '2026-03-14',
  minutes: 4,
  summary: 'What it is about.',
  cover: shownImage('A cover'),
}));

test.each([
  ['rows', 'post-list', 2],
  ['cards', 'post-list post-cards', 2],
  ['index', 'post-list post-index', 0],
] as const)('posts stand as %s', (postList, className, shown) => {
  renderInSite(<List entries={posts} eager={false} level={2} />, { postList });
  expect(screen.getByRole('list').className).toBe(className);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getAllByText('14 March 2026')).toHaveLength(2);
  // An index loads no pictures and shows only titles and days.
  expect(screen.queryAllByRole('img', { name: 'A cover' })).toHaveLength(shown);
  expect(screen.queryAllByText('What it is about.')).toHaveLength(shown);
});
