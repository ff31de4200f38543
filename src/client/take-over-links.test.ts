/** @jest-environment jsdom */
import { navigate } from 'gatsby';
import { trackListeners } from '../testing/listeners';
import { takeOverLinks } from './take-over-links';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const loadPage = jest.fn<Promise<object | undefined>, [string]>();
Object.assign(globalThis, { __BASE_PATH__: '/site', ___loader: { loadPage } });

let listeners: { remove: () => void };

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  loadPage.mockReset().mockResolvedValue({ page: { path: '/projects/' } });
  document.body.innerHTML = '';
  history.replaceState(null, '', '/site/posts/');
  listeners = trackListeners();
  takeOverLinks();
  // jsdom cannot leave the page; what we do not take over must stay where it is.
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

test('a page that is not there becomes a normal navigation', async () => {
  loadPage.mockResolvedValue({ page: { path: '/404.html' } });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await click('<a href="/site/gone/">x</a>', {});
  expect(navigate).not.toHaveBeenCalled();
  // jsdom says that it cannot navigate.
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test.each<[string, string, MouseEventInit]>([
  ['another site', '<a href="https://example.org/">x</a>', {}],
  ['a page outside the prefix', '<a href="/other/">x</a>', {}],
  ['a file', '<a href="/site/feed.xml">x</a>', {}],
  ['an error page', '<a href="/site/404.html">x</a>', {}],
  ['a place on this page', '<a href="#content">x</a>', {}],
  ['a download', '<a href="/site/cv/" download>x</a>', {}],
  ['another tab', '<a href="/site/projects/" target="_blank">x</a>', {}],
  ['an e-mail address', '<a href="mailto:ada@example.org">x</a>', {}],
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

test('a click that somebody else has dealt with is left to them', async () => {
  const dealWith = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', dealWith);
  await click('<a href="/site/projects/">x</a>', {});
  document.body.removeEventListener('click', dealWith);
  expect(loadPage).not.toHaveBeenCalled();
});
