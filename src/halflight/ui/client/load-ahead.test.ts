/** @jest-environment jsdom */
import { PREFETCH_QUEUE, PREFETCH_RETRY } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { fetchAhead } from './fetch-ahead';
import { loadAhead } from './load-ahead';

trackListeners();

const loadPage = jest.fn<Promise<object | undefined>, [string]>();
const fetched = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockReset().mockResolvedValue({ status: 'success', page: { path: '/posts/' } });
  // The build injects the numbers and the prefix into the script.
  Object.assign(globalThis, { PREFETCH_QUEUE, PREFETCH_RETRY, __BASE_PATH__: '/site' });
  Object.assign(globalThis, { ___loader: { loadPage }, fetch: fetched, matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  jest.useRealTimers();
});

function reachForPosts(): void {
  document.body.innerHTML = '<a href="/site/posts/">words</a>';
  document.body.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
const loaded = () => loadPage.mock.calls.map(([path]) => path);

test('no documents are prefetched by a script that starts after React', () => {
  loadAhead();
  fetchAhead();
  reachForPosts();
  expect(loaded()).toEqual(['/site/posts/']);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['it is an error', { status: 'error' }],
  ['there is none', { page: { path: '/404.html' } }],
])('a page of which %s is retried after a while, not before', async (_, page) => {
  loadPage.mockResolvedValue(page);
  loadAhead();
  reachForPosts();
  await jest.advanceTimersByTimeAsync(PREFETCH_RETRY - 1);
  reachForPosts();
  expect(loaded()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  reachForPosts();
  expect(loaded()).toHaveLength(2);
});
