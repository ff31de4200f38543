/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { closeMenusOnLeaving } from './close-menus';

const closed: string[] = [];
/** Fires `change` when the screen gets wide or narrow. */
const wide = new EventTarget();
let listeners: ReturnType<typeof trackListeners>;

beforeEach(() => {
  closed.length = 0;
  document.body.innerHTML =
    '<div class="menu" popover="auto"><ul class="submenu" popover="auto"></ul>' +
    '<a href="#here"><b>Here</b></a><a href="mailto:ada@example.org"><i>Elsewhere</i></a></div>';
  listeners = trackListeners();
  Object.assign(globalThis, {
    matchMedia: (query: string) => (query === '(width >= 48rem)' ? wide : new EventTarget()),
  });
});
afterEach(() => {
  listeners.remove();
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const watch = () => {
  HTMLElement.prototype.hidePopover = function () {
    closed.push(this.className);
  };
};

const events = [
  ['goes to a place on the page', 'popstate'],
  ['leaves the page', 'pagehide'],
] as const;

test.each(events)('every menu closes when the visitor %s', (_, event) => {
  watch();
  closeMenusOnLeaving();
  expect(closed).toEqual([]);
  dispatchEvent(new Event(event));
  expect(closed).toEqual(['menu', 'submenu']);
});

test('every menu closes when the screen gets wide, where an open one would cover the page', () => {
  watch();
  closeMenusOnLeaving();
  wide.dispatchEvent(new Event('change'));
  expect(closed).toEqual(['menu', 'submenu']);
});

test('every menu closes when the visitor presses a link in it to a place on a page, and by no other', () => {
  watch();
  closeMenusOnLeaving();
  // jsdom cannot follow it.
  addEventListener('click', (event) => event.preventDefault());
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  press('i');
  expect(closed).toEqual([]);
  press('b');
  expect(closed).toEqual(['menu', 'submenu']);
});

test.each(events)('a browser without popovers has nothing to close when the visitor %s', (_, event) => {
  const onError = jest.fn((error: Event) => error.preventDefault());
  addEventListener('error', onError);
  closeMenusOnLeaving();
  dispatchEvent(new Event(event));
  expect(onError).not.toHaveBeenCalled();
});

test('every menu closes when the focus leaves the bar, and not before', () => {
  document.body.innerHTML = `<header class="header">${document.body.innerHTML}</header><main><button></button></main>`;
  watch();
  closeMenusOnLeaving();
  document.querySelector('a')?.focus();
  expect(closed).toEqual([]);
  document.querySelector('button')?.focus();
  expect(closed).toEqual(['menu', 'submenu']);
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
