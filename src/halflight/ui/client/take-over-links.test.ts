/** @jest-environment jsdom */
import { navigate } from 'gatsby';
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY, ROUTE_LOAD_TIMEOUT } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { takeOverLinks } from './take-over-links';

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

let listeners: { remove: () => void };

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  loadPage.mockReset().mockResolvedValue({ page: { path: '/projects/' } });
  document.body.innerHTML = '';
  history.replaceState(null, '', '/site/posts/');
  listeners = trackListeners();
  takeOverLinks();
  // jsdom cannot navigate; links that we do not take over must not be followed.
  addEventListener('click', (event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  });
});
afterEach(() => listeners.remove());

let taken = false;

async function click(html: string, options: MouseEventInit): Promise<boolean> {
  document.body.innerHTML = html;
  const target = document.body.querySelector('b') ?? document.body.firstElementChild;
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  await new Promise((done) => setTimeout(done));
  return taken;
}

test.each([
  ['<a href="/site/projects/">x</a>', '/projects/'],
  ['<a href="/site/"><b>x</b></a>', '/'],
  ['<a href="/site/projects/engine/?a=b#wheels">x</a>', '/projects/engine/?a=b#wheels'],
])('%s changes the page in place', async (html, to) => {
  expect(await click(html, {})).toBe(true);
  expect(navigate).toHaveBeenCalledWith(to);
});

test('a page changes with its menus closed', async () => {
  const closed: string[] = [];
  HTMLElement.prototype.hidePopover = function () {
    closed.push(this.className);
  };
  await click(
    '<a href="/site/projects/"><b>x</b></a><div class="menu" popover><ul class="submenu" popover></ul></div>',
    {},
  );
  expect(closed).toEqual(['menu', 'submenu']);
  expect(navigate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

test('a link stays one until the styles of every page are there', async () => {
  const link = Object.assign(document.createElement('link'), { className: 'all-styles' });
  document.head.append(link);
  expect(await click('<a href="/site/projects/">x</a>', {})).toBe(false);
  Object.defineProperty(link, 'sheet', { value: { cssRules: [] }, configurable: true });
  expect(await click('<a href="/site/projects/">x</a>', {})).toBe(false);
  Object.defineProperty(link, 'sheet', { value: { cssRules: [{}] } });
  expect(await click('<a href="/site/projects/">x</a>', {})).toBe(true);
  link.remove();
});

test('a page that is not there becomes a normal navigation', async () => {
  loadPage.mockResolvedValue({ page: { path: '/404.html' } });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await click('<a href="/site/gone/">x</a>', {});
  expect(navigate).not.toHaveBeenCalled();
  // jsdom reports that it cannot navigate.
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
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
  ['an e-mail address', '<a href="mailto:ada@example.org">x</a>', {}],
  ['a page that is ready as a document', '<a href="/site/projects/" data-ahead>x</a>', {}],
  ['nothing', '<b>x</b>', {}],
  ['a new tab, by the keyboard', '<a href="/site/projects/">x</a>', { ctrlKey: true }],
  ['a new tab, on a Mac', '<a href="/site/projects/">x</a>', { metaKey: true }],
  ['a new window', '<a href="/site/projects/">x</a>', { shiftKey: true }],
  ['a download, by the keyboard', '<a href="/site/projects/">x</a>', { altKey: true }],
])('a click that leads to %s is the browser’s', async (_, html, options) => {
  expect(await click(html, options)).toBe(false);
  expect(loadPage).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('a place on this page that Gatsby cannot decode is kept from it, and left to the browser', () => {
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

test('a click that somebody else has dealt with is left to them', async () => {
  const dealWith = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', dealWith);
  await click('<a href="/site/projects/">x</a>', {});
  document.body.removeEventListener('click', dealWith);
  expect(loadPage).not.toHaveBeenCalled();
});

test('a page is asked for as Gatsby asks for it, so that nothing is loaded twice', async () => {
  await click('<a href="/site/projects/?a=b#wheels">x</a>', {});
  expect(loadPage.mock.calls).toEqual([['/site/projects/?a=b']]);
});

describe('what a visitor does last counts', () => {
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
  /** How often the browser was told to open a page itself. */
  const opened = () => logged.mock.calls.length;

  test('of two links the second is shown, whichever comes first', async () => {
    press('slow');
    press('fast');
    await answer('fast');
    expect(shown()).toEqual(['/fast/']);
    await answer('slow');
    await jest.advanceTimersByTimeAsync(2 * ROUTE_LOAD_TIMEOUT);
    expect([shown(), opened()]).toEqual([['/fast/'], 0]);
  });

  test('the first does not take the place of the second before that has come', async () => {
    press('slow');
    press('fast');
    await answer('slow');
    expect(shown()).toEqual([]);
    await answer('fast');
    expect(shown()).toEqual(['/fast/']);
  });

  test('the first is not opened by the browser either when its time is over', async () => {
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
    ['back and forward', () => dispatchEvent(new PopStateEvent('popstate'))],
    ['a place on this page', () => void press('here')],
    ['another site', () => void press('away')],
    ['a form', () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))],
  ])('%s ends what was on its way', async (_, act) => {
    press('slow');
    act();
    await answer('slow');
    await jest.advanceTimersByTimeAsync(ROUTE_LOAD_TIMEOUT);
    expect([shown(), opened()]).toEqual([[], 0]);
  });

  test.each<[string, () => void]>([
    ['a link into another tab', () => void press('tab')],
    ['a link with a key', () => void press('fast', { ctrlKey: true })],
    ['a download', () => void press('save')],
    ['an e-mail address', () => void press('mail')],
    [
      'a form that a script sends',
      () => {
        const form = document.querySelector('form');
        form?.addEventListener('submit', (event) => event.preventDefault());
        form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      },
    ],
  ])('%s leaves the visitor where they are, and so on their way', async (_, act) => {
    press('slow');
    act();
    await answer('slow');
    expect(shown()).toEqual(['/slow/']);
  });
});
