/** @jest-environment jsdom */
import { trackListeners } from '../testing/listeners';
import { loadReactOnDemand } from './load-react';
import { searchKeys } from './search-keys';

const reached = jest.fn();
let listeners: { remove: () => void };

beforeEach(() => {
  jest.useFakeTimers();
  reached.mockReset();
  document.body.innerHTML = `
    <a class="search-button" href="#search-page"><span>Search</span></a><input><p tabindex="0">Words</p>
    <template id="_react-scripts"></template>`;
  listeners = trackListeners();
  document.addEventListener('pointermove', ({ target }) => {
    reached((target as Element).className);
  });
  searchKeys();
});
afterEach(() => {
  // What is still being asked comes to its end.
  jest.advanceTimersByTime(5000);
  listeners.remove();
  location.hash = '';
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
function press(key: string, more: KeyboardEventInit = {}, selector = 'p'): boolean {
  return find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}
/** Answers as React does, and notes what was typed before. */
function answer(): string[] {
  const heard: string[] = [];
  addEventListener('opensearch', (event) => {
    event.preventDefault();
    heard.push((event as CustomEvent<string>).detail);
  });
  return heard;
}

test.each<[string, KeyboardEventInit]>([
  ['/', {}],
  ['/', { shiftKey: true }],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('the key %s with %j opens the search', (key, more) => {
  const heard = answer();
  expect(press(key, more)).toBe(false);
  expect(heard).toEqual(['']);
  expect(reached).toHaveBeenCalledWith('search-button');
});

test.each<[string, KeyboardEventInit, string]>([
  ['/', {}, 'input'],
  ['k', { ctrlKey: true }, 'input'],
  ['k', {}, 'p'],
  ['/', { ctrlKey: true }, 'p'],
])('the key %s with %j in %s does not', (key, more, selector) => {
  const heard = answer();
  expect(press(key, more, selector)).toBe(true);
  expect(heard).toEqual([]);
});

test('a press of the button opens it, unless a key is held', () => {
  const heard = answer();
  const click = (more: MouseEventInit = {}) =>
    find('span').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  expect(click()).toBe(false);
  expect(heard).toEqual(['']);
  document.addEventListener('click', (event) => event.preventDefault());
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey']) click({ [held]: true });
  expect(heard).toEqual(['']);
});

test('it is asked for until React is there, and what is typed meanwhile is not lost', () => {
  press('/');
  expect(find('.search-button').ariaBusy).toBe('true');
  for (const key of ['e', 'n', 'Shift']) press(key);
  jest.advanceTimersByTime(500);
  const heard = answer();
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['en']);
  expect(find('.search-button').ariaBusy).toBeNull();
  expect(press('x')).toBe(true);
});

test('where nobody answers the page that searches is shown', () => {
  press('/');
  jest.advanceTimersByTime(3700);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(200);
  expect(location.hash).toBe('#search-page');
});

test('on pages without React it is shown at once', () => {
  find('#_react-scripts').remove();
  press('/');
  expect(location.hash).toBe('#search-page');
});

test('a site without a search has none of it', () => {
  find('.search-button').remove();
  expect(press('/')).toBe(true);
});

test('the page that searches starts React', () => {
  document.body.innerHTML = '<div class="search-page"></div>';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(reached).toHaveBeenCalledWith('search-page');
});

test('the key starts React', () => {
  const fetched = jest.fn(() => Promise.reject(new TypeError('offline')));
  Object.assign(globalThis, { fetch: fetched });
  find('.search-button').dataset.interactive = '';
  loadReactOnDemand();
  press('/');
  expect(fetched).toHaveBeenCalledTimes(1);
});
