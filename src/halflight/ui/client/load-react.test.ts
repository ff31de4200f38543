/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { afterFrame } from './after-frame';
import { loadReactOnDemand } from './load-react';

trackListeners();

const fetched = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string]>();
const answer = (hash: string) => ({ json: () => Promise.resolve({ webpackCompilationHash: hash }) });

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer('abc'));
  Object.assign(globalThis, { fetch: fetched, __BASE_PATH__: '/site' });
  document.head.innerHTML = '<style data-href="/site/styles.css">a{}</style><style id="_palette"></style>';
  document.body.innerHTML = `
    <p>Words</p><form data-interactive><input></form>
    <template id="_react-scripts">
      <script>window.hash="abc"</script><script data-src="/app.js"></script>
    </template>`;
});

/** Adds a link to the scripts in the template. */
function hint(link: string): void {
  document.querySelector('template')?.content.prepend(document.createRange().createContextualFragment(link));
}

/** Reaches for an element. Resolves once React has been asked for. */
async function reachFor(selector: string): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new Event('pointermove', { bubbles: true }));
  // Comes after the one that React is asked for in.
  await new Promise<void>((done) => afterFrame(done));
}

/** Reaches for the form. Resolves once the answers to all requests have been read. */
async function reachAndRead(): Promise<void> {
  await reachFor('input');
  await Promise.allSettled(
    fetched.mock.results.map(async ({ value }) => (await (value as ReturnType<typeof fetched>)).json()),
  );
}

const started = () => document.querySelectorAll('body > script').length;

test('its files are fetched at once, before the build has been checked, and only on demand', async () => {
  const link = '<link rel="preload" href="/site/page.js" as="script">';
  hint(link);
  fetched.mockReturnValue(new Promise(() => undefined));
  loadReactOnDemand();
  expect(document.head.innerHTML).not.toContain('/site/page.js');
  await reachFor('input');
  expect(document.head.innerHTML).toContain(link);
  expect(started()).toBe(0);
});

test('the data of a page is requested with the query of its URL, as Gatsby does', async () => {
  hint('<link rel="preload" href="/site/page-data/a/page-data.json" as="fetch">');
  history.replaceState(null, '', '/site/a/?q=b');
  loadReactOnDemand();
  await reachFor('input');
  expect(document.head.querySelector<HTMLLinkElement>('link[as=fetch]')?.href).toBe(
    `${location.origin}/site/page-data/a/page-data.json?q=b`,
  );
  history.replaceState(null, '', '/');
});

test('it is not started on a page of an older build, and not requested again', async () => {
  fetched.mockResolvedValue(answer('def'));
  loadReactOnDemand();
  await reachAndRead();
  await reachAndRead();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(started()).toBe(0);
});

test('when the answer is not JSON, the next touch tries again', async () => {
  fetched.mockResolvedValueOnce({ json: () => Promise.reject(new SyntaxError('<')) });
  loadReactOnDemand();
  await reachAndRead();
  expect(started()).toBe(0);
  await reachAndRead();
  expect(started()).toBe(2);
});

test('its styles are inserted after those of the page, so that author styles still win', async () => {
  hint('<link rel="stylesheet" href="/site/styles.css" class="all-styles">');
  loadReactOnDemand();
  await reachFor('input');
  expect([...document.head.children].map(({ tagName, id }) => tagName + id)).toEqual([
    'STYLE',
    'LINK',
    'STYLE_palette',
  ]);
});

test('offline nothing is requested', async () => {
  hint('<link rel="preload" href="/site/page.js" as="script">');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadReactOnDemand();
  await reachFor('input');
  expect(fetched).not.toHaveBeenCalled();
  onLine.mockRestore();
  await reachAndRead();
  expect(started()).toBe(2);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
