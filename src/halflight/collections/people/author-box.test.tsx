/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { AuthorBox } from './author-box';

test('it says who wrote something, and a few words on them', () => {
  renderInSite(
    <AuthorBox
      authors={[
        { name: 'Ada', role: 'Writer', summary: 'She writes.' },
        { name: 'Grace', path: '/people/grace/', url: 'https://example.org/', summary: 'She writes, too.' },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Written by' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Ada', 'Grace']);
  for (const text of ['Writer', 'She writes.', 'She writes, too.']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Grace' })).toHaveAttribute('href', '/people/grace/');
});

test('without anybody there is none', () => {
  const { container } = renderInSite(<AuthorBox authors={[]} />);
  expect(container.innerHTML).toBe('');
});
