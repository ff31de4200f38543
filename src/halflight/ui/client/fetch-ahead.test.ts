/** @jest-environment jsdom */
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY } from '../../limits';
import { FakeIntersectionObserver } from '../../testing/intersection-observer';
import { trackListeners } from '../../testing/listeners';
import { fetchAhead } from './fetch-ahead';
import { toIntentRules, VIEW_RULES } from './speculation-rules';

// The build injects these into the script.
Object.assign(globalThis, {
  IntersectionObserver: FakeIntersectionObserver,
  PREFETCH_QUEUE,
  PREFETCH_REST,
  PREFETCH_RETRY,
});

const fetched = jest.fn<Promise<unknown>, [string]>();
let listeners: { remove: () => void };
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
  listeners = trackListeners();
});
afterEach(() => {
  listeners.remove();
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

function supportRules(): void {
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
}

/** The rules that `gatsby-ssr.tsx` writes into every page. */
function writeRules(prefix = ''): void {
  document.head.innerHTML = [toIntentRules(prefix), VIEW_RULES]
    .map((text) => `<script type="speculationrules">${text}</script>`)
    .join('');
}

interface Rule {
  where: { and: { href_matches?: string; not?: { href_matches?: string[]; selector_matches?: string } }[] };
  eagerness: string;
}

function rules(): { prerender: Rule[] } | undefined {
  const script = document.querySelector('script[type=speculationrules]');
  return script ? (JSON.parse(script.textContent) as { prerender: Rule[] }) : undefined;
}

/** Connections on which nothing is loaded that the visitor did not ask for. */
const sparing = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];

describe('where the browser has speculation rules', () => {
  beforeEach(() => {
    supportRules();
    writeRules();
  });

  test('it is told which pages to get ready, and nothing is fetched', () => {
    fetchAhead();
    const [rule] = rules()?.prerender ?? [];
    expect(rule?.eagerness).toBe('moderate');
    expect(rule?.where.and[0]).toEqual({ href_matches: '/*' });
    const excluded = rule?.where.and.flatMap(({ not }) => not?.href_matches ?? []);
    expect(excluded).toEqual(expect.arrayContaining(['/contact/sent/', '/search/', '/*.xml', '/*.ics', '/*.md']));
    expect(rule?.where.and).toContainEqual({ not: { selector_matches: '[download]' } });
    reachFor('/posts/');
    expect(asked()).toEqual([]);
  });

  test('under a prefix all of them carry it', () => {
    writeRules('/site');
    fetchAhead();
    const [rule] = rules()?.prerender ?? [];
    const matches = rule?.where.and.flatMap(({ href_matches, not }) => [href_matches ?? [], not?.href_matches ?? []]);
    expect(matches?.flat(2).length).toBeGreaterThan(5);
    expect(matches?.flat(2).filter((match) => !match.startsWith('/site/'))).toEqual([]);
  });

  test.each(sparing)('not for a visitor with %j', (connection) => {
    Object.assign(navigator, { connection });
    fetchAhead();
    expect(rules()).toBeUndefined();
  });
});

describe('elsewhere', () => {
  test('the rules go', () => {
    writeRules();
    fetchAhead();
    expect(rules()).toBeUndefined();
  });

  test.each(['pointerover', 'focusin', 'touchstart'])('%s fetches the page', (event) => {
    fetchAhead();
    reachFor('/posts/', event);
    expect(asked()).toEqual(['/posts/']);
  });

  test.each([
    ['another site', 'https://example.org/posts/', ''],
    ['this page', '/', ''],
    ['a place on this page', '/#content', ''],
    ['a file', '/feed.xml', ''],
    ['a calendar', '/events/calendar.ics', ''],
    ['a text', '/posts/a/index.md', ''],
    ['a download', '/cv/', 'download'],
    ['an answer to a question', '/posts/?b', ''],
    ['the page that says that a message was sent', '/contact/sent/', ''],
    ['the page that searches', '/search/', ''],
    ['an e-mail address', 'mailto:ada@example.org', ''],
  ])('%s is not fetched', (_, href, attributes) => {
    fetchAhead();
    reachFor(href, 'pointerover', attributes);
    expect(asked()).toEqual([]);
  });

  test('nothing outside the path that the site lies below is fetched', () => {
    Object.assign(globalThis, { __BASE_PATH__: '/site' });
    fetchAhead();
    const others = ['/', '/posts/', '/sitemap/', '/site', '/other/site/', '/site/search/', '/site/contact/sent/'];
    for (const href of others) reachFor(href);
    expect(asked()).toEqual([]);
    for (const href of ['/site/', '/site/posts/', '/site/posts/search/']) reachFor(href);
    expect(asked()).toEqual(['/site/', '/site/posts/', '/site/posts/search/']);
  });

  test('what is no link is not fetched', () => {
    fetchAhead();
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked()).toEqual([]);
  });

  test('a page is fetched once, whatever its fragment', async () => {
    fetchAhead();
    for (const href of ['/posts/', '/posts/', '/posts/#a']) reachFor(href);
    await jest.advanceTimersByTimeAsync(2 * PREFETCH_RETRY);
    reachFor('/posts/');
    expect(asked()).toEqual(['/posts/']);
  });

  test(`no more than ${PREFETCH_QUEUE} at once; the others wait for their turn, and none is forgotten`, async () => {
    const done: (() => void)[] = [];
    fetched.mockImplementation(() => new Promise((resolve) => done.push(() => resolve({ ok: true }))));
    fetchAhead();
    const paths = Array.from({ length: 4 * PREFETCH_QUEUE }, (_, page) => `/${page}/`);
    for (const path of paths) reachFor(path);
    for (let answered = 0; answered < paths.length; answered += 1) {
      expect(asked()).toEqual(paths.slice(0, answered + PREFETCH_QUEUE));
      done[answered]?.();
      await settle();
    }
    expect(asked()).toEqual(paths);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the network is gone', () => Promise.reject(new TypeError('offline'))],
    ['the server answers with 404', () => Promise.resolve({ ok: false, status: 404 })],
    ['the server answers with 500', () => Promise.resolve({ ok: false, status: 500 })],
  ])(`where %s a page may be tried again after ${PREFETCH_RETRY / 1000} s, not before`, async (_, answer) => {
    fetched.mockImplementation(answer);
    fetchAhead();
    reachFor('/posts/');
    await jest.advanceTimersByTimeAsync(PREFETCH_RETRY - 1);
    reachFor('/posts/');
    expect(asked()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    reachFor('/posts/');
    expect(asked()).toHaveLength(2);
  });

  test('a failure makes room for the next', async () => {
    fetched.mockResolvedValue({ ok: false });
    fetchAhead();
    for (let page = 0; page < PREFETCH_QUEUE + 2; page += 1) reachFor(`/${page}/`);
    await settle();
    expect(asked()).toHaveLength(PREFETCH_QUEUE + 2);
  });

  test('once React changes pages in place no document is fetched any more, whatever waits', async () => {
    const done: (() => void)[] = [];
    fetched.mockImplementation(() => new Promise((resolve) => done.push(() => resolve({ ok: true }))));
    fetchAhead();
    for (let page = 0; page < PREFETCH_QUEUE + 1; page += 1) reachFor(`/${page}/`);
    dispatchEvent(new Event('linkstaken'));
    for (const finish of done) finish();
    await settle();
    reachFor('/posts/');
    expect(asked()).toHaveLength(PREFETCH_QUEUE);
  });

  test.each(sparing)('not for a visitor with %j', (connection) => {
    Object.assign(navigator, { connection });
    fetchAhead();
    reachFor('/posts/');
    expect(asked()).toEqual([]);
  });

  test.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])('with %j they are', (connection) => {
    Object.assign(navigator, { connection });
    fetchAhead();
    reachFor('/posts/');
    expect(asked()).toEqual(['/posts/']);
  });
});

describe('on a screen that is touched', () => {
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

  test('what is in view is fetched once the visitor rests, and what is scrolled to after that', async () => {
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

  test('while they scroll nothing is', async () => {
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

  test('nor while the page is still loading', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    put('/posts/');
    fetchAhead();
    await rest();
    expect(asked()).toEqual([]);
    dispatchEvent(new Event('load'));
    await rest();
    state.mockRestore();
    expect(asked()).toEqual(['/posts/']);
  });

  test('the text comes before what is around it, each page once', async () => {
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

  test(`${PREFETCH_QUEUE} after a rest, and as many after the next while the visitor stays`, async () => {
    supportRules();
    const paths = Array.from({ length: 2 * PREFETCH_QUEUE + 1 }, (_, page) => `/${page}/`);
    for (const path of paths) put(path);
    fetchAhead();
    for (const count of [PREFETCH_QUEUE, 2 * PREFETCH_QUEUE, paths.length, paths.length]) {
      await rest();
      expect(marked()).toEqual(paths.slice(0, count));
    }
  });

  test('where the browser has speculation rules it fetches what is marked: every link to a page in view, and no other', async () => {
    supportRules();
    for (const href of ['/posts/', '/search/', '/feed.xml', 'https://example.org/', '/posts/?b']) put(href);
    put('/posts/', 1200);
    put('/about/', 1200);
    fetchAhead();
    await rest();
    expect(marked()).toEqual(['/posts/', '/posts/']);
    expect(VIEW_RULES).toContain('"[data-ahead]"');
    expect(asked()).toEqual([]);
  });

  test('elsewhere a link is marked when its page came, and not if it failed', async () => {
    fetched.mockImplementation((address) => Promise.resolve({ ok: address !== '/gone/' }));
    put('/gone/');
    put('/posts/');
    fetchAhead();
    await rest();
    expect(marked()).toEqual(['/posts/']);
  });

  test.each(sparing)('nothing for a visitor with %j, be it later', async (connection) => {
    put('/posts/');
    fetchAhead();
    Object.assign(navigator, { connection });
    await rest();
    expect(asked()).toEqual([]);
  });
});

test('where a visitor can point at links, those in view wait for that', async () => {
  supportRules();
  document.body.innerHTML = '<a href="/posts/">words</a>';
  fetchAhead();
  await jest.advanceTimersByTimeAsync(2 * PREFETCH_REST);
  expect(document.querySelectorAll('[data-ahead]')).toHaveLength(0);
});
