/** @jest-environment jsdom */
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY } from '../../limits';
import { FakeIntersectionObserver } from '../../testing/intersection-observer';
import { trackListeners } from '../../testing/listeners';
import { fetchAhead } from './fetch-ahead';
import { loadAhead } from './load-ahead';

const loadPage = jest.fn<Promise<object | undefined>, [string]>();
const fetched = jest.fn<Promise<unknown>, [string]>();
// The build injects the numbers into the script.
Object.assign(globalThis, {
  IntersectionObserver: FakeIntersectionObserver,
  PREFETCH_QUEUE,
  PREFETCH_REST,
  PREFETCH_RETRY,
});

let listeners: { remove: () => void };
let touched: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockReset().mockResolvedValue({ status: 'success', page: { path: '/posts/' } });
  fetched.mockReset().mockResolvedValue({ ok: true });
  touched = false;
  Object.assign(globalThis, { fetch: fetched, matchMedia: () => ({ matches: touched }) });
  document.head.innerHTML =
    '<script type="speculationrules" id="_intent-rules"></script><script type="speculationrules" id="_view-rules"></script>';
  document.body.innerHTML = '';
  Object.assign(globalThis, { __BASE_PATH__: '/site' });
  listeners = trackListeners();
});
afterEach(() => {
  listeners.remove();
  jest.useRealTimers();
  Object.assign(globalThis, { __BASE_PATH__: '' });
  Reflect.deleteProperty(globalThis, '___loader');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

function reachFor(href: string): void {
  document.body.insertAdjacentHTML('beforeend', `<a href="${href}">words</a>`);
  document.body.lastElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
/** Starts React, which loads pages ahead from then on. */
function startReact(): void {
  Object.assign(globalThis, { ___loader: { loadPage } });
  loadAhead();
}
const loaded = () => loadPage.mock.calls.map(([path]) => path);

test('what is loaded for a link is what changes the page in place, and no document', () => {
  fetchAhead();
  startReact();
  for (const href of ['/site/posts/', '/site/posts/#a', '/posts/', '/site/search/', '/site/feed.xml']) reachFor(href);
  expect(loaded()).toEqual(['/site/posts/']);
  expect(fetched).not.toHaveBeenCalled();
});

test('nor is a document loaded by a script that comes after React', () => {
  startReact();
  fetchAhead();
  reachFor('/site/posts/');
  expect(loaded()).toEqual(['/site/posts/']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a page that came is not loaded again', async () => {
  startReact();
  reachFor('/site/posts/');
  await jest.advanceTimersByTimeAsync(2 * PREFETCH_RETRY);
  reachFor('/site/posts/');
  expect(loaded()).toHaveLength(1);
});

test('the browser gets no documents ready any more', () => {
  Object.assign(HTMLScriptElement, { supports: () => true });
  fetchAhead();
  expect(document.querySelector('#_intent-rules')).not.toBeNull();
  startReact();
  expect(document.querySelector('#_intent-rules')).toBeNull();
});

test('on a screen that is touched what is in view comes after a rest, but for what is there as a document', async () => {
  touched = true;
  Object.assign(HTMLScriptElement, { supports: () => true });
  const show = (...hrefs: string[]) => {
    document.body.innerHTML = hrefs.map((href) => `<a href="${href}">words</a>`).join('');
    for (const link of document.links) link.getBoundingClientRect = () => ({ top: 1, bottom: 2, width: 1 }) as DOMRect;
  };
  show('/site/posts/');
  fetchAhead();
  await jest.advanceTimersByTimeAsync(PREFETCH_REST);
  startReact();
  document.body.insertAdjacentHTML('beforeend', '<a href="/site/about/">words</a>');
  for (const link of document.links) link.getBoundingClientRect = () => ({ top: 1, bottom: 2, width: 1 }) as DOMRect;
  await jest.advanceTimersByTimeAsync(PREFETCH_REST);
  expect(loaded()).toEqual(['/site/about/']);
  // The prefetched document stays available, because the rules do.
  expect(document.querySelector('#_view-rules')).not.toBeNull();
  expect(document.querySelectorAll('[data-ahead]')).toHaveLength(1);
  // React has changed the page in place.
  show('/site/projects/');
  dispatchEvent(new Event('newpage'));
  await jest.advanceTimersByTimeAsync(PREFETCH_REST);
  expect(loaded()).toEqual(['/site/about/', '/site/projects/']);
});

test.each<[string, () => Promise<object | undefined>]>([
  ['the network is gone', () => Promise.reject(new TypeError('offline'))],
  ['it is an error', () => Promise.resolve({ status: 'error' })],
  ['there is none', () => Promise.resolve({ page: { path: '/404.html' } })],
])(`a page of which %s is tried again after ${PREFETCH_RETRY / 1000} s, not before`, async (_, answer) => {
  loadPage.mockImplementation(answer);
  startReact();
  reachFor('/site/posts/');
  await jest.advanceTimersByTimeAsync(PREFETCH_RETRY - 1);
  reachFor('/site/posts/');
  expect(loaded()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  reachFor('/site/posts/');
  expect(loaded()).toHaveLength(2);
});

test('nothing is loaded for a visitor who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  startReact();
  reachFor('/site/posts/');
  expect(loaded()).toEqual([]);
});
