/** @jest-environment jsdom */
import { ROUTE_LOAD_TIMEOUT } from '../../limits';
import { trackListeners } from '../../testing/listeners';
import { searchKeys, type SearchRequest } from './search-keys';

trackListeners();

// Inlined by the build.
Object.assign(globalThis, { ROUTE_LOAD_TIMEOUT, __BASE_PATH__: '' });

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
  document.body.innerHTML = `
    <a class="search-button" href="#search-page"><span>Search</span></a><input><textarea></textarea><label><input type="radio"><input type="range"></label><p tabindex="0">Words</p>
    <dialog class="search-dialog"><form action="#search-page"><input class="search-input"><button class="search-close" type="button"></button></form></dialog>
    <template id="_react-scripts"></template>`;
  searchKeys();
});
afterEach(() => {
  // Lets pending requests time out.
  jest.advanceTimersByTime(5000);
  location.hash = '';
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
function press(key: string, more: KeyboardEventInit = {}, selector = 'p'): boolean {
  return find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}
const dialog = () => find('.search-dialog') as HTMLDialogElement;
const field = () => find('.search-input') as HTMLInputElement;
/** Types into the dialog's field, as the browser does. */
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
  // With Caps Lock, on a Russian keyboard, on Dvorak, and where K is in another position.
  ['K', { ctrlKey: true, code: 'KeyK' }],
  ['л', { ctrlKey: true, code: 'KeyK' }],
  ['k', { ctrlKey: true, code: 'Semicolon' }],
])('the key %s with %j opens the search', (key, more) => {
  const heard = answer();
  expect(press(key, more)).toBe(false);
  expect(heard).toEqual(['']);
});

test.each<[string, KeyboardEventInit, string]>([
  ['/', {}, 'input'],
  ['k', { ctrlKey: true }, 'input'],
  ['k', {}, 'p'],
  ['/', { ctrlKey: true }, 'p'],
  // On Dvorak, and Firefox's console.
  ['t', { ctrlKey: true, code: 'KeyK' }, 'p'],
  ['K', { ctrlKey: true, shiftKey: true, code: 'KeyK' }, 'p'],
])('the key %s with %j in %s does not', (key, more, selector) => {
  const heard = answer();
  expect(press(key, more, selector)).toBe(true);
  expect(heard).toEqual([]);
});

test.each(['[type=radio]', '[type=range]'])('a slash opens it from %s, which takes no text', (selector) => {
  expect(press('/', {}, selector)).toBe(false);
});

test('a click on the button opens it, unless a modifier key is held', () => {
  const heard = answer();
  const click = (more: MouseEventInit = {}) =>
    find('span').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  expect(click()).toBe(false);
  expect(heard).toEqual(['']);
  document.addEventListener('click', (event) => event.preventDefault());
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey']) click({ [held]: true });
  expect(heard).toEqual(['']);
});

test.each([
  ['a press beside the dialog closes it', '.search-dialog', 1, ''],
  ['the second click of a double-click does not', '.search-dialog', 2, undefined],
  ['nor does a text selection that ends there', '.search-input', 1, undefined],
])('%s', (_, pressedOn, detail, closing) => {
  press('/');
  find(pressedOn).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dialog().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  expect(dialog().dataset.closing).toBe(closing);
});

test('while the dialog is closing, React is not asked to open it; pressing the key again reopens it', () => {
  press('/');
  const heard = answer();
  jest.advanceTimersByTime(49);
  find('.search-close').click();
  // The next request is due before the dialog is closed.
  jest.advanceTimersByTime(2);
  expect([heard, dialog().open]).toEqual([[], true]);
  press('/');
  jest.advanceTimersByTime(200);
  expect([heard, dialog().open]).toEqual([[''], true]);
});

test('a slash typed on one of the results is left to React', () => {
  const heard = answer();
  dialog().showModal();
  press('/', {}, '.search-close');
  expect(heard).toEqual(['']);
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

test('typing more takes Enter back', () => {
  press('/');
  type('en');
  enter();
  type('g');
  const heard = answer();
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['eng']);
});

test('an unfinished composition is completed first', () => {
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

test('offline, visitors stay on their page until they are online again', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press('/');
  jest.advanceTimersByTime(60_000);
  expect([location.hash, dialog().open]).toEqual(['', true]);
  online.mockRestore();
  jest.advanceTimersByTime(100);
  expect(location.hash).toBe('#search-page');
});

test('the search page opens if the dialog cannot', async () => {
  jest.spyOn(dialog(), 'showModal').mockImplementation(() => {
    throw new Error('no dialog');
  });
  press('/');
  await jest.advanceTimersByTimeAsync(20);
  expect(location.hash).toBe('#search-page');
});

test('a visitor who closes the dialog stays on the page, even while the browser goes to the search page', () => {
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

test('keys queued while the page was busy are not a pause', () => {
  press('/');
  type('a');
  jest.advanceTimersByTime(3700);
  type('b');
  // The page is busy for longer than a pause, and its timers fire before the key event.
  jest.setSystemTime(Date.now() + 1000);
  jest.advanceTimersByTime(100);
  expect(location.hash).toBe('');
  type('c');
  jest.advanceTimersByTime(700);
  expect(location.hash).toBe('#search-page?q=abc');
});

test('a page restored from the back/forward cache starts afresh', () => {
  press('/');
  dispatchEvent(new Event('pagehide'));
  expect(dialog().open).toBe(false);
  const heard = answer();
  jest.advanceTimersByTime(100);
  expect(heard).toEqual([]);
});

test('on pages without React the search page opens at once, with what is typed until it loads', () => {
  find('#_react-scripts').remove();
  press('/');
  jest.advanceTimersByTime(50);
  expect(location.hash).toBe('#search-page');
  type('one');
  expect(location.hash).toBe('#search-page?q=one');
});

test('a site without a search ignores the keys', () => {
  find('.search-button').remove();
  expect(press('/')).toBe(true);
});

test.each([['/'], ['k']])('on the search page, %s focuses the field', (key) => {
  document.body.innerHTML = `
    <a class="search-button" href="#search-page">Search</a>
    <div class="search-page"><input class="search-input"><p tabindex="0">Words</p></div>`;
  expect(press(key, { ctrlKey: key === 'k' })).toBe(false);
  expect(document.activeElement).toBe(field());
  jest.advanceTimersByTime(5000);
  expect(location.hash).toBe('');
});
