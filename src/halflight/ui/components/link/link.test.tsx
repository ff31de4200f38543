/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Link } from './link';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/site${path}` }));

test.each([
  ['/projects/', '/site/projects/'],
  ['/', '/site/'],
  ['https://example.org/', 'https://example.org/'],
  ['#content', '#content'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
])('a link to %s leads to %s', (to, href) => {
  render(<Link to={to}>x</Link>);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});
