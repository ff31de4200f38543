/** @jest-environment jsdom */
import { renderInSite } from '../../testing/site';
import { SearchHost } from './search-host';

let mockOffline = false;
let mockRequests = 0;

jest.mock('./site-index', () => {
  mockRequests += 1;
  if (mockOffline) throw new Error('offline');
  return {
    siteIndex: {
      open: () => Promise.resolve({}),
      search: () => Promise.resolve({ total: 0, hits: [], kinds: {}, tags: {} }),
    },
  };
});

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

// React schedules its work as it does for visitors, not under the control of `act`.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Requests the search as `search-keys.ts` does, and returns whether the event was handled. */
const ask = (typed: string) => !dispatchEvent(new CustomEvent('opensearch', { detail: typed, cancelable: true }));

/** Waits until the dialog, which the first request loads, is there. */
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

test('a question is answered once the dialog is there, not before', async () => {
  renderInSite(<SearchHost path="/" />);
  expect(ask('')).toBe(false);
  expect(field()).toBeNull();
  await load();
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
