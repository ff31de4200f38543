/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { loadReactOnDemand } from './load-react';

const fetched = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string]>();
const answer = (hash: string) => ({ json: () => Promise.resolve({ webpackCompilationHash: hash }) });
let listeners: { remove: () => void };

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer('abc'));
  Object.assign(globalThis, { fetch: fetched, __BASE_PATH__: '/site' });
  document.head.innerHTML = '<style data-href="/site/styles.css">a{}</style><style id="_palette"></style>';
  document.body.innerHTML = `
    <p>Words</p><form data-interactive><input></form>
    <template id="_react-scripts">
      <script>window.hash="abc"</script><script data-src="/app.js"></script>
    </template>`;
  listeners = trackListeners();
});
afterEach(() => listeners.remove());

/** Adds a link to the waiting scripts. */
function hint(link: string): void {
  document.querySelector('template')?.content.prepend(document.createRange().createContextualFragment(link));
}

async function reachFor(selector: string, event = 'pointermove'): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
  await new Promise(requestAnimationFrame);
  // After what waits for the frame, and what that waits for.
  for (let task = 0; task < 2; task += 1) await new Promise((done) => setTimeout(done));
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
  const link = '<link rel="preload" href="/site/page.js" as="script">';
  hint(link);
  fetched.mockReturnValue(new Promise(() => undefined));
  loadReactOnDemand();
  expect(document.head.innerHTML).not.toContain('/site/page.js');
  await reachFor('input');
  expect(document.head.innerHTML).toContain(link);
  expect(started()).toBe(0);
});

test('the data of a page is asked for with the query of its address, as Gatsby does', async () => {
  hint('<link rel="preload" href="/site/page-data/a/page-data.json" as="fetch">');
  history.replaceState(null, '', '/site/a/?q=b');
  loadReactOnDemand();
  await reachFor('input');
  expect(document.head.querySelector<HTMLLinkElement>('link[as=fetch]')?.href).toBe(
    `${location.origin}/site/page-data/a/page-data.json?q=b`,
  );
  history.replaceState(null, '', '/');
});

test('a frame comes first, which shows what was pressed', async () => {
  loadReactOnDemand();
  const reached = reachFor('input');
  await new Promise(requestAnimationFrame);
  expect(fetched).not.toHaveBeenCalled();
  await reached;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('nothing else does', async () => {
  loadReactOnDemand();
  await reachFor('p');
  await reachFor('body');
  expect([fetched.mock.calls.length, started()]).toEqual([0, 0]);
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

test('what comes with it stands where the styles of the page do: what the author changes still comes after', async () => {
  hint('<link rel="stylesheet" href="/site/styles.css" class="all-styles">');
  loadReactOnDemand();
  await reachFor('input');
  expect([...document.head.children].map(({ tagName, id }) => tagName + id)).toEqual([
    'STYLE',
    'LINK',
    'STYLE_palette',
  ]);
});

test('where there is no network nothing is asked for', async () => {
  hint('<link rel="preload" href="/site/page.js" as="script">');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadReactOnDemand();
  await reachFor('input');
  expect(fetched).not.toHaveBeenCalled();
  onLine.mockRestore();
  await reachFor('input');
  expect(started()).toBe(2);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('what failed to come is asked for again', async () => {
  hint('<link rel="stylesheet" href="/site/styles.css" class="all-styles">');
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  loadReactOnDemand();
  await reachFor('input');
  await reachFor('input');
  expect(started()).toBe(2);
  expect(document.head.querySelectorAll('link')).toHaveLength(2);
  expect(document.body.querySelectorAll('link')).toHaveLength(0);
});
