/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { refuseStorage } from '../../testing/refuse-storage';
import { tabs } from './tabs';

trackListeners();
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** A set of tabs as `markdown/tabs.ts` writes it. */
function toSet(labels: readonly string[], name: string, content = ''): string {
  const list = labels.map(
    (label, at) =>
      `<a class="tab" href="#${name}-${label}" role="tab" aria-selected="${at === 0}" tabindex="${at === 0 ? 0 : -1}">${label}</a>`,
  );
  const panels = labels.map(
    (label, at) => `<div class="tab-panel" id="${name}-${label}" ${at === 0 ? 'data-shown' : ''}>${content}</div>`,
  );
  return `<div class="tabs"><div class="tab-list">${list.join('')}</div>${panels.join('')}</div>`;
}

const NAMES = ['npm', 'pnpm', 'yarn'];

function open(html: string): void {
  document.body.innerHTML = html;
  tabs();
}

const tab = (set: number, label: string) =>
  Array.from(document.querySelectorAll('.tabs')[set]?.querySelectorAll<HTMLElement>('.tab') ?? []).find(
    ({ textContent }) => textContent === label,
  ) as HTMLElement;
const shown = () => Array.from(document.querySelectorAll('[data-shown]'), ({ id }) => id);
const key = (name: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }));

test('a press shows a tab, in every set with the same labels, and only there', () => {
  open(toSet(NAMES, 'a') + toSet([...NAMES].reverse(), 'b') + toSet(['npm', 'bun'], 'c'));
  tab(0, 'pnpm').click();
  expect(shown()).toEqual(['a-pnpm', 'b-pnpm', 'c-npm']);
  expect([tab(1, 'pnpm').ariaSelected, tab(1, 'pnpm').tabIndex, tab(1, 'yarn').tabIndex]).toEqual(['true', 0, -1]);
});

test('the choice holds on the next page, and on one that React renders in place', () => {
  open(toSet(NAMES, 'a'));
  tab(0, 'yarn').click();
  open(toSet(NAMES, 'b'));
  expect(shown()).toEqual(['b-yarn']);
  document.body.innerHTML = toSet(NAMES, 'c');
  dispatchEvent(new Event('newpage'));
  expect(shown()).toEqual(['c-yarn']);
});

test('tabs work where nothing can be stored', () => {
  refuseStorage('getItem', 'setItem');
  open(toSet(NAMES, 'a'));
  tab(0, 'yarn').click();
  expect(shown()).toEqual(['a-yarn']);
});

test.each([
  ['ltr', ['ArrowRight'], 'a-pnpm'],
  ['ltr', ['ArrowLeft'], 'a-yarn'],
  ['rtl', ['ArrowLeft'], 'a-pnpm'],
  ['ltr', ['End'], 'a-yarn'],
  ['ltr', ['End', 'ArrowRight'], 'a-npm'],
  ['ltr', ['End', 'Home'], 'a-npm'],
])('in %s, the keys %j lead to %s', (direction, keys, id) => {
  open(toSet(NAMES, 'a'));
  // Here, styles are not inherited.
  for (const each of document.querySelectorAll<HTMLElement>('.tab')) each.style.direction = direction;
  tab(0, 'npm').focus();
  for (const name of keys) key(name);
  expect(shown()).toEqual([id]);
  expect(document.activeElement?.getAttribute('href')).toBe(`#${id}`);
});

test('keys with a modifier stay those of the browser', () => {
  open(toSet(NAMES, 'a'));
  tab(0, 'npm').focus();
  key('ArrowRight', { altKey: true });
  expect(shown()).toEqual(['a-npm']);
});

test('a link to what a tab hides shows it, and stores nothing', () => {
  open(`${toSet(NAMES, 'a', toSet(['x', 'y'], 'b', '<h3>Here</h3>'))}<a id="link" href="#place">There</a>`);
  const place = document.querySelector('#a-yarn #b-y h3') as HTMLElement;
  place.id = 'place';
  const scrolled = jest.fn();
  place.scrollIntoView = scrolled;
  document.querySelector<HTMLElement>('#link')?.click();
  expect(shown()).toEqual(expect.arrayContaining(['a-yarn', 'b-y']));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  history.replaceState(null, '', '/');
});
