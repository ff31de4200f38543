/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { AuthorBox } from './author-box';

test('it says who wrote something, and a few words on them', () => {
  renderInSite(
    <AuthorBox
      authors={[
        { name: 'Ada', role: 'Writer', summary: 'She writes.' },
        { name: 'Grace', url: 'https://example.org/', body: '<p>She writes, <em>too</em>.</p>' },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Written by' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Ada', 'Grace']);
  for (const text of ['Writer', 'She writes.']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('too').tagName).toBe('EM');
});

test('without anybody there is none', () => {
  const { container } = renderInSite(<AuthorBox authors={[]} />);
  expect(container.innerHTML).toBe('');
});
