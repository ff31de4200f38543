/** @jest-environment jsdom */
import { isWholeBuild } from './is-whole-build';

const page = { path: '/about/', webpackCompilationHash: 'a' };

test.each([
  ['all of it', { page }, true],
  ['all of it, for an address with a query', { page: { ...page, path: '/about/?from=elsewhere' } }, true],
  ['data of another build', { page: { ...page, webpackCompilationHash: 'b' } }, false],
  ['data that no build claims', { page: { path: '/about/' } }, false],
  ['the data of the 404 page', { page: { ...page, path: '/404.html' } }, false],
  ['data without its script', { status: 'error', page }, false],
  ['nothing', undefined, false],
  ['no answer', new Error('offline'), false],
])('for React there is %s', async (_, answer, expected) => {
  const loadPage = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: 'a', pagePath: '/about/' });
  expect(await isWholeBuild()).toBe(expected);
});
