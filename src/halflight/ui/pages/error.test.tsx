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

test('of a site in several languages, the one that some hosts show for all says in each that a page is not there', () => {
  const words = { name: '', offer: '', decline: '' };
  const english = {
    ...words,
    code: 'en',
    home: '/',
    direction: 'ltr',
    notFound: 'It is not there.',
    backHome: 'Home',
  } as const;
  const arabic = {
    ...words,
    code: 'ar',
    home: '/ar/',
    direction: 'rtl',
    notFound: 'غير موجودة.',
    backHome: 'الرئيسية',
  } as const;
  const draw = (status: string, home: string) => {
    const props = { pageContext: { status, lists: [] } } as unknown as ComponentProps<typeof ErrorTemplate>;
    const { container, unmount } = renderInSite(<ErrorTemplate {...props} />, { languages: [english, arabic], home });
    const lines = [...container.querySelectorAll('.error-languages li')].map((line) => [
      line.textContent,
      line.getAttribute('lang'),
      line.getAttribute('dir'),
      line.querySelector('a')?.getAttribute('href'),
    ]);
    unmount();
    return lines;
  };
  expect(draw('404', '/')).toEqual([['غير موجودة. الرئيسية', 'ar', 'rtl', '/ar/']]);
  expect([draw('404', '/ar/'), draw('500', '/')]).toEqual([[], []]);
});

test('does not show the same sentence twice', () => {
  const props = { pageContext: { status: '404', lists: [] } } as unknown as ComponentProps<typeof ErrorTemplate>;
  renderInSite(<ErrorTemplate {...props} />);
  expect(screen.getByText('This page could not be found.').className).toBe('visually-hidden');
});
