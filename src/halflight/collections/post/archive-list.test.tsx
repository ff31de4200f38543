/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Archive } from './archive-list';

const post = (id: string, date: string) => ({ id, title: id, path: `/posts/${id}/`, date });

test('has a part for each year, and leads to each', () => {
  renderInSite(<Archive posts={[post('c', '2026-03-01'), post('b', '2026-01-01'), post('a', '1843-09-01')]} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(['2026', '1843']);
  const jumps = within(screen.getByRole('navigation', { name: 'Years' })).getAllByRole('link');
  expect(jumps.map((link) => link.getAttribute('href'))).toEqual(['#2026', '#1843']);
  expect(screen.getByText('1 September 1843').getAttribute('datetime')).toBe('1843-09-01');
});

test('one year needs no way to others', () => {
  renderInSite(<Archive posts={[post('a', '2026-03-01')]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
