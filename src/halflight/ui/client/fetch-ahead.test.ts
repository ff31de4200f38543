/** @jest-environment jsdom */
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY } from '../../limits';
import { FakeIntersectionObserver } from '../../testing/intersection-observer';
import { trackListeners } from '../../testing/listeners';
import { fetchAhead } from './fetch-ahead';

trackListeners();

// The build injects these into the script.
Object.assign(globalThis, {
  IntersectionObserver: FakeIntersectionObserver,
  PREFETCH_QUEUE,
  PREFETCH_REST,
  PREFETCH_RETRY,
});

const fetched = jest.fn<Promise<unknown>, [string]>();
/** Whether the device has a touch screen and no pointer that hovers. */
let touched: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue({ ok: true });
  touched = false;
  const matchMedia = (query: string) => ({ matches: query === '(hover: none)' && touched });
  Object.assign(globalThis, { fetch: fetched, matchMedia });
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  Object.assign(globalThis, { __BASE_PATH__: '' });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

function reachFor(href: string, event = 'pointerover', attributes = ''): void {
  document.body.insertAdjacentHTML('beforeend', `<a href="${href}" ${attributes}><span>words</span></a>`);
  document.body.lastElementChild?.firstElementChild?.dispatchEvent(new Event(event, { bubbles: true }));
}

const asked = () => fetched.mock.calls.map(([address]) => address.replace(location.origin, ''));
/** Lets settled requests be processed. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('without speculation rules', () => {
  test('links that only look like pages of the site are not fetched', () => {
    fetchAhead();
    const others = ['https://example.org/posts/', '/#content', '/feed.xml', '/posts/a/index.md', '/posts/?b'];
    for (const href of [...others, '/contact/sent/', '/search/', 'mailto:ada@example.org']) reachFor(href);
    reachFor('/cv/', 'pointerover', 'download');
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked()).toEqual([]);
  });

  test('nothing outside the path prefix is fetched', () => {
    Object.assign(globalThis, { __BASE_PATH__: '/site' });
    fetchAhead();
    const others = ['/', '/posts/', '/sitemap/', '/site', '/other/site/', '/site/search/', '/site/contact/sent/'];
    for (const href of others) reachFor(href);
    expect(asked()).toEqual([]);
    for (const href of ['/site/', '/site/posts/', '/site/posts/search/']) reachFor(href);
    expect(asked()).toEqual(['/site/', '/site/posts/', '/site/posts/search/']);
  });

  test('a failed page may be retried after a while, not before', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    fetchAhead();
    reachFor('/posts/');
    await jest.advanceTimersByTimeAsync(PREFETCH_RETRY - 1);
    reachFor('/posts/');
    expect(asked()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    reachFor('/posts/');
    expect(asked()).toHaveLength(2);
  });

  test('a failure frees a place in the queue', async () => {
    fetched.mockResolvedValue({ ok: false });
    fetchAhead();
    for (let page = 0; page < PREFETCH_QUEUE + 2; page += 1) reachFor(`/${page}/`);
    await settle();
    expect(asked()).toHaveLength(PREFETCH_QUEUE + 2);
  });
});

describe('on a touch screen', () => {
  beforeEach(() => {
    touched = true;
    Object.defineProperty(window, 'innerHeight', { value: 1000, configurable: true });
  });

  /** Adds a link to the page, at a distance from the top of the window. */
  function put(href: string, top = 100, { width = 50, into = document.body } = {}): HTMLAnchorElement {
    into.insertAdjacentHTML('beforeend', `<a href="${href}">words</a>`);
    const link = into.lastElementChild as HTMLAnchorElement;
    link.getBoundingClientRect = () => ({ top, bottom: top + 20, width }) as DOMRect;
    return link;
  }
  const rest = () => jest.advanceTimersByTimeAsync(PREFETCH_REST);
  const marked = () => Array.from(document.querySelectorAll('[data-ahead]'), (link) => link.getAttribute('href'));

  test('links in view are fetched once scrolling rests, and again after more scrolling', async () => {
    const later = put('/later/', 1200);
    put('/posts/');
    put('/above/', -100);
    put('/hidden/', 100, { width: 0 });
    fetchAhead();
    await jest.advanceTimersByTimeAsync(PREFETCH_REST - 1);
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['/posts/']);
    later.getBoundingClientRect = () => ({ top: 100, bottom: 120, width: 50 }) as DOMRect;
    dispatchEvent(new Event('scroll'));
    await rest();
    expect(asked()).toEqual(['/posts/', '/later/']);
  });

  test('nothing is fetched while scrolling', async () => {
    put('/posts/');
    fetchAhead();
    for (let step = 0; step < 10; step += 1) {
      await jest.advanceTimersByTimeAsync(PREFETCH_REST - 1);
      dispatchEvent(new Event('scroll'));
    }
    expect(asked()).toEqual([]);
    await rest();
    expect(asked()).toEqual(['/posts/']);
  });

  test('links in the text come before those around it, each page once', async () => {
    put('/');
    put('/about/');
    document.body.insertAdjacentHTML('beforeend', '<main></main>');
    const into = document.querySelector('main') as HTMLElement;
    put('/posts/', 100, { into });
    put('/posts/#a', 100, { into });
    fetchAhead();
    await rest();
    expect(asked()).toEqual(['/posts/', '/about/']);
  });

  test('a link is marked when its page was fetched, and not if it failed', async () => {
    fetched.mockImplementation((address) => Promise.resolve({ ok: address !== '/gone/' }));
    put('/gone/');
    put('/posts/');
    fetchAhead();
    await rest();
    expect(marked()).toEqual(['/posts/']);
  });
});
