/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { announcement } from './client';
import { closeAnnouncement } from './close-announcement';

let listeners: ReturnType<typeof trackListeners>;
const root = document.documentElement;

/** Opens a page whose announcement has this digest. The script runs before the body is parsed. */
function open(digest: string): void {
  listeners = trackListeners();
  root.dataset.announcement = digest;
  document.body.innerHTML = '';
  announcement();
  document.body.innerHTML = `<aside class="announcement" data-announcement="${digest}"><button class="announcement-close"><svg></svg></button></aside><main tabindex="-1"></main>`;
  closeAnnouncement();
}

function leave(): void {
  listeners.remove();
  root.removeAttribute('data-announcement-closed');
  root.removeAttribute('data-unstored-announcement');
}

afterEach(() => {
  leave();
  localStorage.clear();
  jest.restoreAllMocks();
});

const isClosed = () => root.hasAttribute('data-announcement-closed');
const close = () => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('it is there until it is closed, and then on no later page, from before the body is read', () => {
  open('a');
  expect(isClosed()).toBe(false);
  close();
  expect(isClosed()).toBe(true);
  leave();
  open('a');
  expect(isClosed()).toBe(true);
});

test('other words are announced anew', () => {
  open('a');
  close();
  leave();
  open('b');
  expect(isClosed()).toBe(false);
});

test('who closed it goes on with the page, not at its beginning', () => {
  open('a');
  close();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('a press elsewhere closes nothing', () => {
  open('a');
  document.querySelector('main')?.click();
  expect(isClosed()).toBe(false);
});

test('other tabs follow', () => {
  open('a');
  localStorage.setItem('announcement', 'a');
  dispatchEvent(new Event('storage'));
  expect(isClosed()).toBe(true);
});

test('where nothing is kept it is closed on this page alone', () => {
  open('a');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  close();
  expect(isClosed()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(isClosed()).toBe(true);
  leave();
  open('a');
  expect(isClosed()).toBe(false);
});

test.each(['storage', 'pageshow', 'newpage'])(
  'where the browser refuses to keep it, it stays closed after %s',
  (event) => {
    open('a');
    localStorage.setItem('announcement', 'an earlier one');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    close();
    dispatchEvent(new Event(event));
    expect(isClosed()).toBe(true);
  },
);

test('what was closed does not close other words that React shows', () => {
  open('a');
  close();
  (document.querySelector('aside') as HTMLElement).dataset.announcement = 'b';
  dispatchEvent(new Event('newpage'));
  expect(isClosed()).toBe(false);
});

test('what was closed in one language stays closed once that of another is', () => {
  for (const digest of ['a', 'b']) {
    open(digest);
    close();
    leave();
  }
  open('a');
  expect(isClosed()).toBe(true);
});
