/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { loadReactOnDemand } from './load-react';

const fetched = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string]>();
const answer = (hash: string) => ({ json: () => Promise.resolve({ webpackCompilationHash: hash }) });
let listeners: { remove: () => void };

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer('abc'));
  Object.assign(globalThis, { fetch: fetched });
  document.documentElement.dataset.prefix = '/site';
  document.body.innerHTML = `
    <p>Words</p><form data-interactive><input></form>
    <template id="_react-scripts">
      <script>window.hash="abc"</script><script data-src="/app.js"></script>
    </template>`;
  listeners = trackListeners();
});
afterEach(() => listeners.remove());

async function reachFor(selector: string, event = 'pointermove'): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
  await new Promise((done) => setTimeout(done));
}

const started = () => document.querySelectorAll('body > script').length;

test.each(['pointermove', 'focusin', 'touchstart'])('%s on something interactive starts React', async (event) => {
  loadReactOnDemand();
  expect([fetched.mock.calls.length, started()]).toEqual([0, 0]);
  await reachFor('input', event);
  expect(fetched).toHaveBeenCalledWith('/site/page-data/app-data.json');
  expect(started()).toBe(2);
});

test('what it will ask for is fetched at once, before it is known whether it fits, and only then', async () => {
  const hint = '<link rel="preload" href="/site/page.js" as="script">';
  document.querySelector('template')?.content.prepend(document.createRange().createContextualFragment(hint));
  fetched.mockReturnValue(new Promise(() => undefined));
  loadReactOnDemand();
  expect(document.head.innerHTML).not.toContain('/site/page.js');
  await reachFor('input');
  expect(document.head.innerHTML).toContain(hint);
  expect(started()).toBe(0);
});

test('the data of a page is asked for with the query of its address, as Gatsby does', async () => {
  const hint = '<link rel="preload" href="/site/page-data/a/page-data.json" as="fetch">';
  document.querySelector('template')?.content.prepend(document.createRange().createContextualFragment(hint));
  history.replaceState(null, '', '/site/a/?q=b');
  loadReactOnDemand();
  await reachFor('input');
  expect(document.head.querySelector('link[as=fetch]')?.getAttribute('href')).toBe(
    '/site/page-data/a/page-data.json?q=b',
  );
  history.replaceState(null, '', '/');
});

test('nothing else does', async () => {
  loadReactOnDemand();
  await reachFor('p');
  await reachFor('body');
  expect([fetched.mock.calls.length, started()]).toEqual([0, 0]);
});

test('a text that was kept does', async () => {
  localStorage.setItem('draft', '{}');
  document.querySelector('form')?.setAttribute('data-draft', 'draft');
  loadReactOnDemand();
  await new Promise((done) => setTimeout(done));
  expect(started()).toBe(2);
  localStorage.clear();
});

test('an exception that its visitor comes to report does', async () => {
  document.querySelector('form')?.setAttribute('data-draft', 'draft');
  history.replaceState(null, '', '/contact/?report=0badcafe');
  loadReactOnDemand();
  await new Promise((done) => setTimeout(done));
  expect(started()).toBe(2);
  history.replaceState(null, '', '/');
});

test('a form without a text does not, nor where the browser keeps nothing', async () => {
  document.querySelector('form')?.setAttribute('data-draft', 'draft');
  loadReactOnDemand();
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  loadReactOnDemand();
  get.mockRestore();
  await new Promise((done) => setTimeout(done));
  expect(fetched).not.toHaveBeenCalled();
});

test('it is started once', async () => {
  loadReactOnDemand();
  for (const event of ['touchstart', 'pointermove', 'focusin', 'pointermove']) await reachFor('input', event);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(started()).toBe(2);
});

test('two reaches at once start it once', async () => {
  loadReactOnDemand();
  await Promise.all([reachFor('input', 'pointermove'), reachFor('input', 'focusin')]);
  expect(started()).toBe(2);
});

test('it is not started on a page of an older build, and not asked for again', async () => {
  fetched.mockResolvedValue(answer('def'));
  loadReactOnDemand();
  await reachFor('input');
  await reachFor('input');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(started()).toBe(0);
});

test.each([
  ['offline', () => Promise.reject(new TypeError('offline'))],
  ['the answer is no JSON', () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('<')) })],
])('when %s, the next touch tries again', async (_, fail) => {
  fetched.mockImplementationOnce(fail);
  loadReactOnDemand();
  await reachFor('input');
  expect(started()).toBe(0);
  await reachFor('input');
  expect(started()).toBe(2);
});

test('a page without scripts stays without', async () => {
  document.querySelector('template')?.remove();
  loadReactOnDemand();
  await reachFor('input');
  expect(fetched).not.toHaveBeenCalled();
});

test('with it come the styles that this page had no use for', async () => {
  document.head.innerHTML = '<style data-href="/site/styles.css">a{}</style><style id="_palette"></style>';
  loadReactOnDemand();
  expect(document.querySelector('link')).toBeNull();
  await reachFor('input');
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/site/styles.css');
  expect(document.querySelectorAll('link.awaited')).toHaveLength(1);
  // What the author changes still comes after it.
  expect([...document.head.children].map(({ tagName, id }) => tagName + id)).toEqual([
    'STYLE',
    'LINK',
    'STYLE_palette',
  ]);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(document.querySelectorAll('link.awaited')).toHaveLength(0);
});
