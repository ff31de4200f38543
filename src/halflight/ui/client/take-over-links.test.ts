/** @jest-environment jsdom */
import { navigate } from 'gatsby';
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY, ROUTE_LOAD_TIMEOUT } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { takeOverLinks } from './take-over-links';

trackListeners();

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const loadPage = jest.fn<Promise<object | undefined>, [string]>();
Object.assign(globalThis, {
  __BASE_PATH__: '/site',
  ___loader: { loadPage },
  PREFETCH_QUEUE,
  PREFETCH_REST,
  PREFETCH_RETRY,
  matchMedia: () => ({ matches: false }),
});

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  loadPage.mockReset().mockResolvedValue({ page: { path: '/projects/' } });
  document.body.innerHTML = '';
  history.replaceState(null, '', '/site/posts/');
  takeOverLinks();
  // jsdom cannot navigate; links that we do not take over must not be followed.
  addEventListener('click', (event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  });
});

let taken = false;

async function click(html: string, options: MouseEventInit): Promise<boolean> {
  document.body.innerHTML = html;
  const target = document.body.querySelector('b') ?? document.body.firstElementChild;
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  await new Promise((done) => setTimeout(done));
  return taken;
}

test('links are not taken over until the complete stylesheet has loaded', async () => {
  const link = Object.assign(document.createElement('link'), { className: 'all-styles' });
  document.head.append(link);
  expect(await click('<a href="/site/projects/">x</a>', {})).toBe(false);
  Object.defineProperty(link, 'sheet', { value: { cssRules: [] }, configurable: true });
  expect(await click('<a href="/site/projects/">x</a>', {})).toBe(false);
  Object.defineProperty(link, 'sheet', { value: { cssRules: [{}] } });
  expect(await click('<a href="/site/projects/">x</a>', {})).toBe(true);
  link.remove();
});

test.each<[string, string, MouseEventInit]>([
  ['another site', '<a href="https://example.org/">x</a>', {}],
  ['a page outside the prefix', '<a href="/other/">x</a>', {}],
  ['a file', '<a href="/site/feed.xml">x</a>', {}],
  ['an error page', '<a href="/site/404.html">x</a>', {}],
  ['a place on this page', '<a href="#content">x</a>', {}],
  ['a place that Gatsby cannot decode', '<a href="/site/projects/#100%">x</a>', {}],
  ['a download', '<a href="/site/cv/" download>x</a>', {}],
  ['another tab', '<a href="/site/projects/" target="_blank">x</a>', {}],
  ['a page that is ready as a document', '<a href="/site/projects/" data-ahead>x</a>', {}],
  ['a new tab, by the keyboard', '<a href="/site/projects/">x</a>', { ctrlKey: true }],
  ['a new tab, on a Mac', '<a href="/site/projects/">x</a>', { metaKey: true }],
  ['a new window', '<a href="/site/projects/">x</a>', { shiftKey: true }],
  ['a download, by the keyboard', '<a href="/site/projects/">x</a>', { altKey: true }],
])('a click that leads to %s is left to the browser', async (_, html, options) => {
  expect(await click(html, options)).toBe(false);
  expect(loadPage).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('a fragment on this page that Gatsby cannot decode is hidden from it, and left to the browser', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onPlace = jest.fn();
  addEventListener('popstate', onPlace);
  history.replaceState(null, '', '#100%');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onPlace).not.toHaveBeenCalled();
  // jsdom reports that it cannot reload the page.
  expect(logged).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '#100%25');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onPlace).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

describe('the visitor’s last action counts', () => {
  const links = `
    <a id="slow" href="/site/slow/">x</a><a id="fast" href="/site/fast/">x</a><a id="here" href="#here">x</a>
    <a id="away" href="https://example.org/">x</a><a id="tab" href="/site/tab/" target="_blank">x</a>
    <a id="save" href="/site/cv/" download>x</a><a id="mail" href="mailto:ada@example.org">x</a>
    <form><button>x</button></form>`;
  let answers: Map<string, (page: object | undefined) => void>;
  let logged: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers();
    answers = new Map();
    loadPage.mockImplementation((path) => new Promise((done) => answers.set(path, done)));
    document.body.innerHTML = links;
    // jsdom reports that it cannot navigate.
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    logged.mockRestore();
  });

  const press = (id: string, options: MouseEventInit = {}) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  const answer = async (path: string) => {
    answers.get(`/site/${path}/`)?.({ page: { path: `/${path}/` } });
    await jest.advanceTimersByTimeAsync(0);
  };
  const shown = () => jest.mocked(navigate).mock.calls.map(([path]) => path as unknown as string);
  /** How often the browser was left to open a page itself. */
  const opened = () => logged.mock.calls.length;

  test('the first link is not opened by the browser either when its time is up', async () => {
    press('slow');
    await jest.advanceTimersByTimeAsync(ROUTE_LOAD_TIMEOUT - 100);
    press('fast');
    await jest.advanceTimersByTimeAsync(200);
    expect(opened()).toBe(0);
    await jest.advanceTimersByTimeAsync(ROUTE_LOAD_TIMEOUT);
    expect([shown(), opened()]).toEqual([[], 1]);
  });

  test('the same link twice changes the page once', async () => {
    press('slow');
    press('slow');
    await answer('slow');
    expect(shown()).toEqual(['/slow/']);
  });

  test.each<[string, () => void]>([
    ['another site', () => void press('away')],
    ['a form', () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))],
  ])('%s cancels a pending navigation', async (_, act) => {
    press('slow');
    act();
    await answer('slow');
    await jest.advanceTimersByTimeAsync(ROUTE_LOAD_TIMEOUT);
    expect([shown(), opened()]).toEqual([[], 0]);
  });

  test.each<[string, () => void]>([
    ['a link into another tab', () => void press('tab')],
    ['a link with a key', () => void press('fast', { ctrlKey: true })],
    [
      'a form that a script sends',
      () => {
        const form = document.querySelector('form');
        form?.addEventListener('submit', (event) => event.preventDefault());
        form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      },
    ],
  ])('%s leaves the visitor where they are, and the navigation pending', async (_, act) => {
    press('slow');
    act();
    await answer('slow');
    expect(shown()).toEqual(['/slow/']);
  });
});
