/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { refuseStorage } from '../../testing/refuse-storage';
import { announcement } from './client';
import { closeAnnouncement } from './close-announcement';

const { leave: leavePage } = trackListeners();

const root = document.documentElement;

/** Opens a page whose announcement has this digest. The script runs before the body is parsed. */
function open(digest: string): void {
  root.dataset.announcement = digest;
  document.body.innerHTML = '';
  announcement();
  document.body.innerHTML = `<aside class="announcement" data-announcement="${digest}"><button class="announcement-close"><svg></svg></button></aside><main tabindex="-1"></main>`;
  closeAnnouncement();
}

function leave(): void {
  leavePage();
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

test('a changed text is announced again', () => {
  open('a');
  close();
  leave();
  open('b');
  expect(isClosed()).toBe(false);
});

test('other tabs follow', () => {
  open('a');
  localStorage.setItem('announcement', 'a');
  dispatchEvent(new Event('storage'));
  expect(isClosed()).toBe(true);
});

test('without storage it is closed on this page only', () => {
  open('a');
  refuseStorage('getItem', 'setItem');
  close();
  for (const event of ['storage', 'pageshow', 'newpage']) {
    dispatchEvent(new Event(event));
    expect([event, isClosed()]).toEqual([event, true]);
  }
  leave();
  open('a');
  expect(isClosed()).toBe(false);
});

test('a closed announcement does not close another one that React renders', () => {
  open('a');
  close();
  (document.querySelector('aside') as HTMLElement).dataset.announcement = 'b';
  dispatchEvent(new Event('newpage'));
  expect(isClosed()).toBe(false);
});

test('what was closed in one language stays closed after closing it in another', () => {
  for (const digest of ['a', 'b']) {
    open(digest);
    close();
    leave();
  }
  open('a');
  expect(isClosed()).toBe(true);
});
