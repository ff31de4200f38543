/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MentionedIn } from './mentioned-in';

test('says which pages link here, and in which sentence', () => {
  render(
    <MentionedIn
      pages={[
        { path: '/posts/a/', title: 'The x', titleHtml: 'The <code>x</code>', sentence: 'See this.' },
        { path: '/posts/b/', title: 'B', sentence: '' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Mentioned in' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The x' }).getAttribute('href')).toBe('/posts/a/');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['The xSee this.', 'B']);
});
