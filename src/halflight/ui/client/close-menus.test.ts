/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { closeMenusOnLeaving } from './close-menus';

trackListeners();

const closed: string[] = [];
/** Simulates the media query: fires `change` when the screen becomes wide or narrow. */
const wide = new EventTarget();

beforeEach(() => {
  closed.length = 0;
  document.body.innerHTML =
    '<div class="menu" popover="auto"><ul class="submenu" popover="auto"></ul>' +
    '<a href="#here"><b>Here</b></a><a href="mailto:ada@example.org"><i>Elsewhere</i></a></div>';
  Object.assign(globalThis, {
    matchMedia: (query: string) => (query === '(width >= 48rem)' ? wide : new EventTarget()),
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const watch = () => {
  HTMLElement.prototype.hidePopover = function () {
    closed.push(this.className);
  };
};

test('every menu closes when the screen becomes wide, where an open one would cover the page', () => {
  watch();
  closeMenusOnLeaving();
  wide.dispatchEvent(new Event('change'));
  expect(closed).toEqual(['menu', 'submenu']);
});

test('a browser without popovers has nothing to close', () => {
  const onError = jest.fn((error: Event) => error.preventDefault());
  addEventListener('error', onError);
  closeMenusOnLeaving();
  dispatchEvent(new Event('popstate'));
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
