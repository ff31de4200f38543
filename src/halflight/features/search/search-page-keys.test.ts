/** @jest-environment jsdom */
import { ROUTE_LOAD_TIMEOUT } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { searchPageKeys } from './search-page-keys';

trackListeners();

// Inlined by the build.
Object.assign(globalThis, { ROUTE_LOAD_TIMEOUT });

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<p>Words</p><input>';
  searchPageKeys();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const field = () => find('.search-input') as HTMLInputElement;
const press = (key: string, more: KeyboardEventInit = {}, selector = 'p') =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
/** Simulates that the rest of the page has been parsed. */
function show(): void {
  document.body.innerHTML = '<div class="search-page"><input class="search-input"><p>Words</p></div>';
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

test('appends what is typed before the field exists to the words in the URL', () => {
  history.replaceState(null, '', '/site/search/?q=an');
  for (const key of ['/', 'a', 'l', 'x', 'Backspace', 'Shift']) press(key);
  show();
  expect(field().value).toBe('anal');
  expect(press('x')).toBe(true);
});

test('characters composed with AltGr are text, as is a slash within words', () => {
  for (const key of ['/', '1', '/']) expect(press(key)).toBe(false);
  expect(press('@', { ctrlKey: true, altKey: true })).toBe(false);
  expect(press('c', { ctrlKey: true })).toBe(true);
  show();
  expect(field().value).toBe('1/@');
});

test('what is typed into another field stays there', () => {
  expect(press('a', {}, 'input')).toBe(true);
  show();
  expect(field().value).toBe('');
});
