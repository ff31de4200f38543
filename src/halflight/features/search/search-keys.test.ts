/** @jest-environment jsdom */
import { ROUTE_LOAD_TIMEOUT } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { loadReactOnDemand } from '../../ui/client/load-react';
import { searchKeys, type SearchRequest } from './search-keys';

// Inlined by the build.
Object.assign(globalThis, { ROUTE_LOAD_TIMEOUT, __BASE_PATH__: '' });

const reached = jest.fn();
let listeners: { remove: () => void };

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  reached.mockReset();
  document.body.innerHTML = `
    <a class="search-button" href="#search-page"><span>Search</span></a><input><textarea></textarea><label><input type="radio"><input type="range"></label><p tabindex="0">Words</p>
    <dialog class="search-dialog"><form action="#search-page"><input class="search-input"><button class="search-close" type="button"></button></form></dialog>
    <template id="_react-scripts"></template><template id="_search-hints"><link rel="preload"></template>`;
  listeners = trackListeners();
  document.addEventListener('pointermove', ({ target }) => {
    reached((target as Element).className);
  });
  searchKeys();
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
const dialog = () => find('.search-dialog') as HTMLDialogElement;
const field = () => find('.search-input') as HTMLInputElement;
/** Types into the field of the dialog, as the browser does. */
function type(letters: string): void {
  for (const letter of letters) {
    field().value += letter;
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
/** Submits the field, as Enter does. Returns whether the browser would go to the search page. */
const enter = () => field().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
/** Handles the requests as React does, and records what was typed before each. */
function answer(): string[] {
  const heard: string[] = [];
  addEventListener('opensearch', (event) => {
    event.preventDefault();
    const { typed, entered } = (event as CustomEvent<SearchRequest>).detail;
    heard.push(entered ? `${typed}, Enter` : typed);
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
  ['/', {}, 'textarea'],
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

test.each(['[type=radio]', '[type=range]'])('a slash opens it from %s, into which nothing is typed', (selector) => {
  expect(press('/', {}, selector)).toBe(false);
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

test('once React is there, it opens by itself', () => {
  answer();
  press('/');
  expect(dialog().open).toBe(false);
});

test('a slash pressed on one of the results is for React, too', () => {
  const heard = answer();
  dialog().showModal();
  press('/', {}, '.search-close');
  expect(heard).toEqual(['']);
});

test('until then one types into the field that is there, and React is asked until it takes that over', () => {
  press('/');
  expect(dialog().open).toBe(true);
  expect(document.activeElement).toBe(field());
  type('en');
  jest.advanceTimersByTime(500);
  const heard = answer();
  jest.advanceTimersByTime(200);
  expect(heard).toEqual(['en']);
});

test('its files are asked for once it is shown', () => {
  const asked = () => document.head.querySelectorAll('[rel=preload]').length;
  press('/');
  expect([dialog().open, asked()]).toEqual([true, 0]);
  jest.advanceTimersByTime(200);
  expect(asked()).toBe(1);
});

test('Enter is remembered, and the page stays', () => {
  press('/');
  type('en');
  expect(enter()).toBe(false);
  const heard = answer();
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['en, Enter']);
  expect(enter()).toBe(true);
});

test('Enter is taken back by typing on', () => {
  press('/');
  type('en');
  enter();
  type('g');
  const heard = answer();
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['eng']);
});

test('a character of several keystrokes is finished first', () => {
  press('/');
  field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const heard = answer();
  type('あ');
  jest.advanceTimersByTime(5000);
  expect([heard, location.hash]).toEqual([[], '']);
  field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['あ']);
});

test('where nobody answers the page that searches is shown', () => {
  press('/');
  jest.advanceTimersByTime(3700);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(200);
  expect(location.hash).toBe('#search-page');
});

test('without a network nobody is taken from what they read', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press('/');
  jest.advanceTimersByTime(60_000);
  expect([location.hash, dialog().open]).toEqual(['', true]);
  online.mockRestore();
  jest.advanceTimersByTime(100);
  expect(location.hash).toBe('#search-page');
});

test('where no dialog can be opened, too', async () => {
  jest.spyOn(dialog(), 'showModal').mockImplementation(() => {
    throw new Error('no dialog');
  });
  press('/');
  await jest.advanceTimersByTimeAsync(20);
  expect(location.hash).toBe('#search-page');
});

test('what was typed goes along to the page that searches, and so does what is typed until it comes', () => {
  press('/');
  type('one &');
  jest.advanceTimersByTime(4000);
  expect(location.hash).toBe('#search-page?q=one%20%26');
  type('2');
  expect(location.hash).toBe('#search-page?q=one%20%262');
});

test('whoever closes the dialog stays on the page, also when the browser is on its way to the page that searches', () => {
  const stop = jest.spyOn(window, 'stop').mockReturnValue();
  const close = () => {
    dialog().close();
    dialog().dispatchEvent(new Event('close'));
  };
  press('/');
  close();
  expect(stop).not.toHaveBeenCalled();
  press('/');
  jest.advanceTimersByTime(4000);
  expect(location.hash).toBe('#search-page');
  close();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('nobody is taken to another page in the middle of a word', () => {
  press('/');
  for (let letter = 0; letter < 20; letter += 1) {
    jest.advanceTimersByTime(500);
    type('a');
  }
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(700);
  expect(location.hash).toBe(`#search-page?q=${'a'.repeat(20)}`);
});

test('keys that wait for a page that was busy are no pause', () => {
  press('/');
  type('a');
  jest.advanceTimersByTime(3700);
  type('b');
  // The page is busy for longer than a pause, and its timers come before the key.
  jest.setSystemTime(Date.now() + 1000);
  jest.advanceTimersByTime(100);
  expect(location.hash).toBe('');
  type('c');
  jest.advanceTimersByTime(700);
  expect(location.hash).toBe('#search-page?q=abc');
});

test.each([
  ['Escape', () => dialog().close()],
  ['its button', () => find('.search-close').click()],
])('%s ends it: React is not asked any more, and the page stays', (_, close) => {
  press('/');
  type('a');
  close();
  // The next frame shows the page without it.
  jest.advanceTimersByTime(20);
  expect(dialog().open).toBe(false);
  const heard = answer();
  jest.advanceTimersByTime(5000);
  expect([heard, location.hash]).toEqual([[], '']);
});

test('opened again, it forgets what was typed before, whoever opens it', () => {
  press('/');
  type('first');
  dialog().close();
  const heard = answer();
  // React opens it, with a field of its own.
  addEventListener('opensearch', () => (dialog().open = true));
  press('/');
  jest.advanceTimersByTime(5000);
  expect([heard, location.hash]).toEqual([[''], '']);
});

test('a slash that comes before the closed dialog has lost the focus opens it again', () => {
  expect(press('/', {}, '.search-input')).toBe(false);
  expect(dialog().open).toBe(true);
  expect(press('/', {}, '.search-input')).toBe(true);
});

test('a page that comes back from the back/forward cache begins anew', () => {
  press('/');
  dispatchEvent(new Event('pagehide'));
  expect(dialog().open).toBe(false);
  const heard = answer();
  jest.advanceTimersByTime(100);
  expect(heard).toEqual([]);
});

test('on pages without React the page that searches is shown at once, with what is typed until it comes', () => {
  find('#_react-scripts').remove();
  press('/');
  jest.advanceTimersByTime(50);
  expect(location.hash).toBe('#search-page');
  type('one');
  expect(location.hash).toBe('#search-page?q=one');
});

test('a site without a search has none of it', () => {
  find('.search-button').remove();
  expect(press('/')).toBe(true);
});

test.each([['/'], ['k']])('on the page that searches, %s goes to its field', (key) => {
  document.body.innerHTML = `
    <a class="search-button" href="#search-page">Search</a>
    <div class="search-page"><input class="search-input"><p tabindex="0">Words</p></div>`;
  expect(press(key, { ctrlKey: key === 'k' })).toBe(false);
  expect(document.activeElement).toBe(field());
  jest.advanceTimersByTime(5000);
  expect(location.hash).toBe('');
});

test('the key starts React', () => {
  const fetched = jest.fn(() => Promise.reject(new TypeError('offline')));
  Object.assign(globalThis, { fetch: fetched });
  find('.search-button').dataset.interactive = '';
  loadReactOnDemand();
  press('/');
  jest.advanceTimersByTime(20);
  expect(fetched).toHaveBeenCalledTimes(1);
});
