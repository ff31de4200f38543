/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { errorPages } from '../../routes/build-routes';
import { toWords } from '../words/words';
import { renderInSite } from '../../testing/site';
import ErrorTemplate from './error';

/** The titles of the specification, in English. */
const titles = {
  '400': 'Bad Request',
  '404': 'This page could not be found',
  '405': 'Method Not Allowed',
  '500': 'Internal Server Error',
  other: 'An unexpected error has occurred',
};

test.each(errorPages.map(({ status }) => [status, titles[status]] as const))('%s says "%s"', (status, title) => {
  const props = { pageContext: { status, lists: ['posts'] } } as unknown as ComponentProps<typeof ErrorTemplate>;
  renderInSite(<ErrorTemplate {...props} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryByText(status) !== null).toBe(status !== 'other');
  expect(screen.queryByText('This page could not be found.') !== null).toBe(status === '404');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Posts' }).getAttribute('href')).toBe('/posts/');
});

test('speaks the site’s words', () => {
  const words = toWords({
    words: { notFound: 'Seite nicht gefunden', notFoundText: 'Diese Seite gibt es nicht.', backHome: 'Start' },
  });
  const props = { pageContext: { status: '404', lists: [] } } as unknown as ComponentProps<typeof ErrorTemplate>;
  renderInSite(<ErrorTemplate {...props} />, { words });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seite nicht gefunden');
  expect(screen.getByText('Diese Seite gibt es nicht.').className).not.toContain('hidden');
  expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy();
});

test('does not show the same sentence twice', () => {
  const props = { pageContext: { status: '404', lists: [] } } as unknown as ComponentProps<typeof ErrorTemplate>;
  renderInSite(<ErrorTemplate {...props} />);
  expect(screen.getByText('This page could not be found.').className).toBe('visually-hidden');
});
