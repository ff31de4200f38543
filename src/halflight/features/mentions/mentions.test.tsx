/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Mentions } from './mentions';

test('shows who liked a page, and what was written about it, as text', () => {
  renderInSite(
    <Mentions
      mentions={[
        { kind: 'like', url: 'https://b.test/1', author: 'Ada' },
        { kind: 'like', url: 'https://c.test/1', author: 'Charles' },
        {
          kind: 'reply',
          url: 'https://d.test/1',
          author: 'Mary',
          day: '2026-03-14',
          text: 'It has <b>no</b> formula.',
        },
      ]}
    />,
  );
  expect(screen.getByText(/Liked by/).textContent).toBe('Liked by Ada · Charles');
  expect(screen.queryByText(/Shared by/)).toBeNull();
  expect(screen.getByText('It has <b>no</b> formula.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mary' }).getAttribute('rel')).toBe('nofollow ugc');
});
