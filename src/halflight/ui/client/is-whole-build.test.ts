/** @jest-environment jsdom */
import { isWholeBuild } from './is-whole-build';
import { toPageDigest } from './page-digest';

const page = { path: '/about/', webpackCompilationHash: 'a' };
const json = { data: { title: 'About' }, pageContext: {} };

beforeEach(() => {
  document.body.innerHTML = `<template id="_react-scripts" data-page="${toPageDigest(json)}"></template>`;
});

test.each([
  ['all of it', { page, json }, true],
  ['all of it, for an address with a query', { page: { ...page, path: '/about/?from=elsewhere' }, json }, true],
  ['data of another build', { page: { ...page, webpackCompilationHash: 'b' }, json }, false],
  ['what an edit made of the page since', { page, json: { ...json, data: { title: 'About us' } } }, false],
  ['data that no build claims', { page: { path: '/about/' }, json }, false],
  ['the data of the 404 page', { page: { ...page, path: '/404.html' }, json }, false],
  ['data without its script', { status: 'error', page, json }, false],
  ['no answer', new Error('offline'), false],
])('for React there is %s', async (_, answer, expected) => {
  const loadPage = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: 'a', pagePath: '/about/' });
  expect(await isWholeBuild()).toBe(expected);
});

test.each([
  ['#100%', false],
  ['#100%25', true],
])('with %s in the URL, which Gatsby decodes, React can start: %s', async (hash, expected) => {
  history.replaceState(null, '', hash);
  const loadPage = () => Promise.resolve({ page, json });
  Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: 'a', pagePath: '/about/' });
  expect(await isWholeBuild()).toBe(expected);
  history.replaceState(null, '', location.pathname);
});
