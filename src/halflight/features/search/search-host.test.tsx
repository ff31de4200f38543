/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { defaultSite, SiteContext } from '../../ui/components/site-context/site-context';
import { SearchHost } from './search-host';
import type { Answer, Question } from './search-index';

let mockOffline = false;
let mockRequests = 0;

jest.mock('./search-index', () => {
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

// React schedules its work as it does in production, not under the control of `act`.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Requests the search as `search-keys.ts` does, and returns whether the event was handled. */
const ask = (typed: string, entered = false) =>
  !dispatchEvent(new CustomEvent('opensearch', { detail: { typed, entered }, cancelable: true }));

/** Waits until the search, which the first request loads, is rendered. */
async function load(): Promise<void> {
  await waitFor(() => expect(ask('')).toBe(true));
}

const field = () => document.querySelector<HTMLInputElement>('.search-input');

test('files that failed to load are requested again, but not with every event', async () => {
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

test('Enter pressed before the search has loaded goes to the first result', async () => {
  renderInSite(<SearchHost path="/" />);
  await load();
  expect(ask('analy', true)).toBe(true);
  const link = await screen.findByRole('link', { name: 'About analy' });
  await waitFor(() => expect(location.hash).toBe('#found'));
  expect(link).toBeTruthy();
});

test('a visitor who returns from the search page finds it closed and empty', async () => {
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
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(field()?.value).toBe('');
  await load();
  ask('other');
  await screen.findByRole('link', { name: 'About other' });
  // Nothing was submitted again.
  expect(location.hash).toBe('');
});

test('a link to the current page closes it, unless it is opened in another tab', async () => {
  history.replaceState(null, '', '/posts/');
  renderInSite(<SearchHost path="/posts/" />);
  await load();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const link = await screen.findByRole('link', { name: 'Posts' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(dialog.open).toBe(true);
  fireEvent.click(link);
  expect(dialog.open).toBe(false);
});
