import { resolve } from 'node:path';
import type { CreatePageArgs } from 'gatsby';
import { onCreatePage, showNotFoundPage } from './not-found-page';

/** Runs the hook for a page, and returns its calls of Gatsby's actions. */
function actionsFor(path: string, component: string): unknown[][] {
  const calls: unknown[][] = [];
  const actions = {
    deletePage: (page: unknown) => calls.push(['delete', page]),
    createPage: (page: unknown) => calls.push(['create', page]),
  };
  onCreatePage({ page: { path, component }, actions } as unknown as CreatePageArgs);
  return calls;
}

const ours = resolve('src/halflight/ui/pages/error.tsx').replaceAll('\\', '/');

test('the preview’s own 404 page becomes the site’s, with its lists', () => {
  showNotFoundPage({ status: '404', lists: ['books'] });
  expect(actionsFor('/dev-404-page/', '/site/.cache/dev-404-page.js')).toEqual([
    ['delete', { path: '/dev-404-page/', component: '/site/.cache/dev-404-page.js' }],
    ['create', { path: '/dev-404-page/', component: ours, context: { status: '404', lists: ['books'] } }],
  ]);
});

test.each([
  ['/dev-404-page/', ours],
  ['/dev-404-page/', ours.replaceAll('/', '\\')],
  ['/about/', '/site/src/collections/page/page.tsx'],
])('%s drawn by %s is left alone', (path, component) => {
  expect(actionsFor(path, component)).toEqual([]);
});
