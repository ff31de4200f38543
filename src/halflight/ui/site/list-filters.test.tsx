/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { ListFilters } from './list-filters';

const filters = [
  { name: 'tag' as const, values: [{ label: 'cards', path: '/projects/tag/cards/', count: 2 }] },
  { name: 'year' as const, values: [{ label: '2026', path: '/projects/year/2026/', count: 12 }] },
];
const all = { path: '/projects/', label: 'All projects' };

test('each value leads to its page, and says how many it has', () => {
  renderInSite(<ListFilters filters={filters} all={all} />);
  const ways = screen.getByRole('navigation', { name: 'Filter' });
  expect(
    within(ways)
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-labelledby')),
  ).toEqual(['_filter-tag', '_filter-year']);
  expect(screen.getByRole('link', { name: 'cards 2' }).getAttribute('href')).toBe('/projects/tag/cards/');
  expect(screen.getByRole('link', { name: '2026 12' }).hasAttribute('aria-current')).toBe(false);
  expect(screen.queryByRole('link', { name: 'All projects' })).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Nothing has all of this.')).not.toBeVisible();
});

test('the value that is shown is marked, and there is a way back to all', () => {
  renderInSite(<ListFilters filters={filters} all={all} current="/projects/tag/cards/" />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('cards 2');
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/projects/');
});
