/** @jest-environment jsdom */
import { PREFETCH_QUEUE, PREFETCH_RETRY } from '../limits';
import { trackListeners } from '../testing/listeners';
import { fetchAhead } from './fetch-ahead';

// The build writes them into the script.
Object.assign(globalThis, { PREFETCH_QUEUE, PREFETCH_RETRY });

const fetched = jest.fn<Promise<unknown>, [string]>();
let listeners: { remove: () => void };

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: fetched });
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.prefix;
  listeners = trackListeners();
});
afterEach(() => {
  listeners.remove();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

function reachFor(href: string, event = 'pointerover'): void {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span>words</span>';
  document.body.append(link);
  link.firstElementChild?.dispatchEvent(new Event(event, { bubbles: true }));
}

const asked = () => fetched.mock.calls.map(([address]) => address.replace(location.origin, ''));

function supportRules(): void {
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
}

function rules() {
  const script = document.querySelector('script[type=speculationrules]');
  return script
    ? (JSON.parse(script.textContent) as { prerender: { where: { and: object[] }; eagerness: string }[] })
    : undefined;
}

describe('where the browser has speculation rules', () => {
  beforeEach(supportRules);

  test('it is told which pages to get ready, and nothing is fetched', () => {
    fetchAhead();
    const [rule] = rules()?.prerender ?? [];
    expect(rule?.eagerness).toBe('moderate');
    expect(rule?.where.and[0]).toEqual({ href_matches: '/*' });
    expect(rule?.where.and).toContainEqual({ not: { href_matches: '/contact/sent/' } });
    expect(rule?.where.and).toContainEqual({ not: { href_matches: '/*.xml' } });
    reachFor('/posts/');
    expect(asked()).toEqual([]);
  });

  test('under a prefix all of them carry it', () => {
    document.documentElement.dataset.prefix = '/site';
    fetchAhead();
    expect(
      JSON.stringify(rules())
        .match(/"href_matches":"[^"]*"/g)
        ?.filter((match) => !match.includes(':"/site/')),
    ).toEqual([]);
  });

  test('not where data is to be saved', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    fetchAhead();
    expect(rules()).toBeUndefined();
  });
});

describe('elsewhere', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('%s fetches the page', (event) => {
    fetchAhead();
    reachFor('/posts/', event);
    expect(asked()).toEqual(['/posts/']);
  });

  test.each([
    ['another site', 'https://example.org/posts/'],
    ['this page', '/'],
    ['a place on this page', '/#content'],
    ['a file', '/feed.xml'],
    ['the page that says that a message was sent', '/contact/sent/'],
    ['an e-mail address', 'mailto:ada@example.org'],
  ])('%s is not fetched', (_, href) => {
    fetchAhead();
    reachFor(href);
    expect(asked()).toEqual([]);
  });

  test('what is no link is not fetched', () => {
    fetchAhead();
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked()).toEqual([]);
  });

  test('a page is fetched once, whatever its fragment or query', () => {
    fetchAhead();
    for (const href of ['/posts/', '/posts/', '/posts/#a', '/posts/?b']) reachFor(href);
    expect(asked()).toEqual(['/posts/']);
  });

  test(`no more than ${PREFETCH_QUEUE} at once`, async () => {
    const done: (() => void)[] = [];
    fetched.mockImplementation(() => new Promise((resolve) => done.push(() => resolve({}))));
    fetchAhead();
    for (let page = 0; page < PREFETCH_QUEUE + 3; page += 1) reachFor(`/${page}/`);
    expect(asked()).toHaveLength(PREFETCH_QUEUE);
    done[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    reachFor('/after/');
    expect(asked().at(-1)).toBe('/after/');
  });

  test(`a failed one may be tried again after ${PREFETCH_RETRY / 1000} s, not before`, async () => {
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

  test('not where data is to be saved', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    fetchAhead();
    reachFor('/posts/');
    expect(asked()).toEqual([]);
  });
});
