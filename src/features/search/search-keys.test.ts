/** @jest-environment jsdom */
import { ROUTE_LOAD_TIMEOUT } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { loadReactOnDemand } from '../../ui/client/load-react';
import { searchKeys, searchKeysAtOnce } from './search-keys';

// Inlined by the build.
Object.assign(globalThis, { ROUTE_LOAD_TIMEOUT, __BASE_PATH__: '' });

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
  searchKeysAtOnce();
});
afterEach(() => {
  // Lets pending requests time out.
  jest.advanceTimersByTime(5000);
  listeners.remove();
  location.hash = '';
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
function press(key: string, more: KeyboardEventInit = {}, selector = 'p'): boolean {
  return find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}
/** Handles the requests as React does, and records what was typed before each. */
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
  // With Caps Lock, on a Russian keyboard, on Dvorak, and where K is at another place.
  ['K', { ctrlKey: true, code: 'KeyK' }],
  ['л', { ctrlKey: true, code: 'KeyK' }],
  ['k', { ctrlKey: true, code: 'KeyV' }],
  ['k', { ctrlKey: true, code: 'Semicolon' }],
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
  // On Dvorak, and the console of Firefox.
  ['t', { ctrlKey: true, code: 'KeyK' }, 'p'],
  ['K', { ctrlKey: true, shiftKey: true, code: 'KeyK' }, 'p'],
  ['л', { code: 'KeyK' }, 'p'],
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

test('what was typed goes along to the page that searches, and so does what is typed until it comes', () => {
  press('/');
  for (const key of ['o', 'n', 'e', ' ', 'x', 'Backspace', '&']) expect(press(key)).toBe(false);
  jest.advanceTimersByTime(4000);
  expect(location.hash).toBe('#search-page?q=one%20%26');
  press('2');
  expect(location.hash).toBe('#search-page?q=one%20%262');
});

test('nobody is taken to another page in the middle of a word', () => {
  press('/');
  for (let letter = 0; letter < 20; letter += 1) {
    jest.advanceTimersByTime(500);
    press('a');
  }
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(700);
  expect(location.hash).toBe(`#search-page?q=${'a'.repeat(20)}`);
});

test('keys that wait for a page that was busy are no pause', () => {
  press('/');
  press('a');
  jest.advanceTimersByTime(3700);
  press('b');
  // The page is busy for longer than a pause, and its timers come before the key.
  jest.setSystemTime(Date.now() + 1000);
  jest.advanceTimersByTime(100);
  expect(location.hash).toBe('');
  press('c');
  jest.advanceTimersByTime(700);
  expect(location.hash).toBe('#search-page?q=abc');
});

test('letters that need two keys are letters, and the slash is one within words', () => {
  press('/');
  press('/');
  press('@', { ctrlKey: true, altKey: true });
  press('/');
  press('c', { ctrlKey: true });
  const heard = answer();
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['@/']);
});

test('Escape ends it: nothing opens, and letters are the page’s again', () => {
  press('/');
  press('a');
  press('Escape');
  const heard = answer();
  jest.advanceTimersByTime(5000);
  expect([heard, location.hash]).toEqual([[], '']);
  expect(find('.search-button').ariaBusy).toBeNull();
  expect(press('x')).toBe(true);
});

test('a page that comes back from the back/forward cache begins anew', () => {
  find('#_react-scripts').remove();
  press('/');
  dispatchEvent(new Event('pagehide'));
  expect(press('x')).toBe(true);
  expect(find('.search-button').ariaBusy).toBeNull();
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

describe('the page that searches', () => {
  const show = () => {
    document.body.innerHTML = `
      <a class="search-button" href="#search-page">Search</a>
      <div class="search-page"><input class="search-input"><p tabindex="0">Words</p></div>`;
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
  const field = () => find('.search-input') as HTMLInputElement;
  afterEach(() => history.replaceState(null, '', '/'));

  test('starts React', () => {
    show();
    expect(reached).toHaveBeenCalledWith('search-page');
  });

  test('has the words of its address in the field, before React and without it', () => {
    history.replaceState(null, '', '/search/?q=analytical+engine');
    show();
    expect(field().value).toBe('analytical engine');
    expect(document.activeElement).toBe(field());
  });

  test('keeps what is typed before there is a field', () => {
    history.replaceState(null, '', '/site/search/?q=an');
    listeners.remove();
    listeners = trackListeners();
    searchKeysAtOnce();
    document.body.innerHTML = '<p>Words</p>';
    for (const key of ['a', 'l']) press(key);
    show();
    expect(field().value).toBe('anal');
    expect(press('x')).toBe(true);
  });

  test('is left to what began at once, as far as what runs later goes', () => {
    show();
    listeners.remove();
    listeners = trackListeners();
    searchKeys();
    find('p').focus();
    expect(press('/')).toBe(true);
    expect(document.activeElement).not.toBe(field());
  });

  test('is focused by the key, with React or without', () => {
    show();
    find('p').focus();
    expect(press('/')).toBe(false);
    expect(document.activeElement).toBe(field());
    expect(location.hash).toBe('');
  });

  test('is late when its time is over', () => {
    show();
    jest.advanceTimersByTime(3700);
    expect(find('.search-page').dataset.late).toBeUndefined();
    jest.advanceTimersByTime(200);
    expect(find('.search-page').dataset.late).toBe('');
  });
});

test('the key starts React', () => {
  const fetched = jest.fn(() => Promise.reject(new TypeError('offline')));
  Object.assign(globalThis, { fetch: fetched });
  find('.search-button').dataset.interactive = '';
  loadReactOnDemand();
  press('/');
  expect(fetched).toHaveBeenCalledTimes(1);
});
