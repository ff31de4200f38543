/** @jest-environment jsdom */
import { ROUTE_LOAD_TIMEOUT } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { searchPageKeys } from './search-page-keys';

// Inlined by the build.
Object.assign(globalThis, { ROUTE_LOAD_TIMEOUT });

const reached = jest.fn();
let listeners: { remove: () => void };

beforeEach(() => {
  jest.useFakeTimers();
  reached.mockReset();
  document.body.innerHTML = '<p>Words</p><input>';
  listeners = trackListeners();
  document.addEventListener('pointermove', ({ target }) => {
    reached((target as Element).className);
  });
  searchPageKeys();
});
afterEach(() => {
  listeners.remove();
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const field = () => find('.search-input') as HTMLInputElement;
const press = (key: string, more: KeyboardEventInit = {}, selector = 'p') =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
/** The rest of the page has been parsed. */
function show(): void {
  document.body.innerHTML = '<div class="search-page"><input class="search-input"><p>Words</p></div>';
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

test('starts React', () => {
  show();
  expect(reached).toHaveBeenCalledWith('search-input');
});

test('has the words of its address in the field, before React and without it', () => {
  history.replaceState(null, '', '/search/?q=analytical+engine');
  show();
  expect(field().value).toBe('analytical engine');
  expect(document.activeElement).toBe(field());
});

test('keeps what is typed before there is a field, behind the words of its address', () => {
  history.replaceState(null, '', '/site/search/?q=an');
  for (const key of ['/', 'a', 'l', 'x', 'Backspace', 'Shift']) press(key);
  show();
  expect(field().value).toBe('anal');
  expect(press('x')).toBe(true);
});

test('letters that need two keys are letters, and the slash is one within words', () => {
  for (const key of ['/', '1', '/']) expect(press(key)).toBe(false);
  expect(press('@', { ctrlKey: true, altKey: true })).toBe(false);
  expect(press('c', { ctrlKey: true })).toBe(true);
  show();
  expect(field().value).toBe('1/@');
});

test('what goes into another field stays there', () => {
  expect(press('a', {}, 'input')).toBe(true);
  show();
  expect(field().value).toBe('');
});

test('is late when its time is over', () => {
  show();
  jest.advanceTimersByTime(3700);
  expect(document.documentElement.dataset.late).toBeUndefined();
  jest.advanceTimersByTime(200);
  expect(document.documentElement.dataset.late).toBe('');
});
