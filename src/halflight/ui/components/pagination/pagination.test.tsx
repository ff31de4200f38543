/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { Pagination } from './pagination';

const link = (number: number) => ({ number, path: number === 1 ? '/posts/' : `/posts/page/${number}/` });

test('links to the surrounding pages, and marks gaps', () => {
  renderInSite(<Pagination pages={{ number: 4, count: 9, links: [1, 3, 4, 5, 9].map(link) }} />);
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(nav).getByRole('link', { name: '4' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: /Previous/ })).toHaveAttribute('href', '/posts/page/3/');
  expect(within(nav).getByRole('link', { name: /Next/ })).toHaveAttribute('rel', 'next');
  const gaps = within(nav)
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-gap'));
  expect(gaps.map(({ textContent }) => textContent)).toEqual(['3', '9']);
});
