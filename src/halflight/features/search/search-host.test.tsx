/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { defaultSite, SiteContext } from '../../ui/components/site-context/site-context';
import { SearchHost } from './search-host';
import type { Answer, Question } from './search-index';

let mockOffline = false;
let mockRequests = 0;

jest.mock('./site-index', () => {
  mockRequests += 1;
  if (mockOffline) throw new Error('offline');
  return {
    siteIndex: {
      open: () => Promise.resolve({ posts: 2 }),
      search: ({ words }: Question): Promise<Answer> =>
        Promise.resolve({
          total: 1,
          hits: [{ url: '#found', title: `About ${words}`, kind: 'posts', excerpt: [], sections: [] }],
          kinds: { posts: 1 },
          tags: {},
        }),
    },
  };
});

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

// React schedules its work as it does for visitors, not under the control of `act`.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Requests the search as `search-keys.ts` does, and returns whether the event was handled. */
const ask = (typed: string, entered = false) =>
  !dispatchEvent(new CustomEvent('opensearch', { detail: { typed, entered }, cancelable: true }));

/** Waits until the search, which the first request loads, is there. */
async function load(): Promise<void> {
  while (!ask('')) await new Promise((done) => setTimeout(done, 10));
}

const field = () => document.querySelector<HTMLInputElement>('.search-input');

test('files that cannot be loaded are asked for again, but not with every request', async () => {
  mockOffline = true;
  jest.useFakeTimers();
  const { unmount } = renderInSite(<SearchHost path="/" />);
  for (let time = 0; time < 3800; time += 50) {
    expect(ask('')).toBe(false);
    await jest.advanceTimersByTimeAsync(50);
  }
  jest.useRealTimers();
  expect(mockRequests).toBeGreaterThan(1);
  expect(mockRequests).toBeLessThan(6);
  unmount();
  mockOffline = false;
});

test('the frame that shows the dialog does not wait for requests', async () => {
  mockOffline = true;
  jest.useFakeTimers();
  const { unmount } = renderInSite(<SearchHost path="/" />);
  const before = mockRequests;
  ask('');
  await jest.advanceTimersByTimeAsync(0);
  expect(mockRequests).toBe(before);
  await jest.advanceTimersByTimeAsync(20);
  expect(mockRequests).toBe(before + 1);
  jest.useRealTimers();
  unmount();
  mockOffline = false;
});

test('a question is answered once the search is there, not before; until then there is a field to type into', async () => {
  renderInSite(<SearchHost path="/" />);
  const first = field();
  expect(ask('')).toBe(false);
  expect(field()).toBe(first);
  await load();
  expect(field()).not.toBe(first);
  expect(document.activeElement).toBe(field());
});

test('when it is answered the field has what was typed and the focus, so that the next letter goes there', async () => {
  renderInSite(<SearchHost path="/" />);
  await load();
  document.querySelector('dialog')?.close();
  field()?.blur();
  // No `await`: it must not depend on deferred effects.
  expect(ask('analy')).toBe(true);
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(field()?.value).toBe('analy');
});

test('Enter that was pressed before the search was there goes to the first result', async () => {
  renderInSite(<SearchHost path="/" />);
  await load();
  expect(ask('analy', true)).toBe(true);
  const link = await screen.findByRole('link', { name: 'About analy' });
  await waitFor(() => expect(location.hash).toBe('#found'));
  expect(link).toBeTruthy();
});

test('it is opened again as it was left', async () => {
  renderInSite(<SearchHost path="/" />);
  await load();
  ask('analy');
  const link = await screen.findByRole('link', { name: 'About analy' });
  document.querySelector('dialog')?.close();
  expect(ask('')).toBe(true);
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(field()?.value).toBe('analy');
  expect(link.isConnected).toBe(true);
});

test('whoever comes back from the search page finds it closed and empty', async () => {
  const { rerender } = renderInSite(<SearchHost path="/" />);
  await load();
  ask('analy', true);
  await waitFor(() => expect(location.hash).toBe('#found'));
  history.replaceState(null, '', '/');
  const goTo = (path: string) => {
    rerender(
      <SiteContext value={defaultSite}>
        <SearchHost path={path} />
      </SiteContext>,
    );
  };
  goTo('/search/');
  await waitFor(() => expect(field()).toBeNull());
  expect(ask('')).toBe(false);
  goTo('/');
  await waitFor(() => expect(field()).not.toBeNull());
  // Nothing is submitted again.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(location.hash).toBe('');
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(field()?.value).toBe('');
});

test('the search page has no dialog', () => {
  renderInSite(<SearchHost path="/search/" />);
  expect(field()).toBeNull();
});

test.each([
  ['a press beside it closes it', 'dialog', false],
  ['a press in its field, which selects text as far as beside it, does not', 'textbox', true],
])('%s', async (_, role, open) => {
  renderInSite(<SearchHost path="/" />);
  await load();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent.pointerDown(screen.getByRole(role));
  // The target of a click is what contains both where the mouse was pressed and where it was released.
  fireEvent.click(dialog);
  // The next frame shows the page without it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
  expect(dialog.open).toBe(open);
});

test.each([
  ['a link to the current page closes it', {}, false],
  ['one that is opened in another tab does not', { ctrlKey: true }, true],
])('%s', async (_, keys, open) => {
  history.replaceState(null, '', '/posts/');
  renderInSite(<SearchHost path="/posts/" />);
  await load();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const link = await screen.findByRole('link', { name: 'Posts' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, keys);
  expect(dialog.open).toBe(open);
});
