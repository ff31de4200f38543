/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { chooseTheme } from './choose-theme';
import { theme as applyTheme } from './client';

const root = document.documentElement;
let listeners: { remove: () => void };

/** Runs both scripts of the theme. */
function theme(): void {
  applyTheme();
  chooseTheme();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  for (const name of Object.keys(root.dataset))
    root.removeAttribute(`data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`);
  document.head.innerHTML = `
    <meta name="theme-color" content="#fff" data-scheme="(prefers-color-scheme: light)" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000" data-scheme="(prefers-color-scheme: dark)" media="(prefers-color-scheme: dark)">`;
  document.body.innerHTML = ['light', 'system', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}" ${value === 'system' ? 'checked' : ''}>`)
    .join('');
  listeners = trackListeners();
});
afterEach(() => {
  listeners.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const medias = () => [...document.querySelectorAll('meta')].map(({ media }) => media);

function choose(value: string): void {
  const control = document.querySelector<HTMLInputElement>(`input[value=${value}]`);
  if (!control) throw new Error(`There is no control for ${value}.`);
  control.checked = true;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  // The next frame.
  jest.advanceTimersByTime(20);
}

test('a change is shown as a transition where the browser has them, and only one that the visitor makes here', () => {
  const start = jest.fn((update: () => void) => {
    update();
    return { ready: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start });
  theme();
  storeElsewhere('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(start).not.toHaveBeenCalled();
  choose('light');
  expect(start).toHaveBeenCalledTimes(1);
  expect(root.dataset.theme).toBe('light');
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** Stores a theme as another tab does. */
function storeElsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', value);
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

test.each([
  ['something else of this origin stored a theme', { stored: '{"mode":"dark"}' }, undefined, 'system', bySystem],
  ['nothing was chosen', {}, undefined, 'system', bySystem],
  ['light was chosen', { stored: 'light' }, 'light', 'light', ['all', 'not all']],
  ['dark was chosen', { stored: 'dark' }, 'dark', 'dark', ['not all', 'all']],
  ['the system was chosen', { stored: 'system' }, undefined, 'system', bySystem],
  ['the site is dark by default', { fixed: 'dark' }, 'dark', 'dark', ['not all', 'all']],
  ['light was chosen, the site is dark', { stored: 'light', fixed: 'dark' }, 'light', 'light', ['all', 'not all']],
  ['the system was chosen, the site is dark', { stored: 'system', fixed: 'dark' }, 'system', 'system', bySystem],
])(
  'when %s, the page shows so',
  (_, { stored, fixed }: { stored?: string; fixed?: string }, applied, checked, expectedMedias) => {
    if (stored) localStorage.setItem('theme', stored);
    if (fixed) root.dataset.defaultTheme = fixed;
    theme();
    expect(root.dataset.theme).toBe(applied);
    expect(chosen()).toBe(checked);
    expect(medias()).toEqual(expectedMedias);
  },
);

test('runs before there is a body, and finds the control when it comes', () => {
  const { innerHTML } = document.body;
  document.body.innerHTML = '';
  localStorage.setItem('theme', 'dark');
  theme();
  expect(root.dataset.theme).toBe('dark');
  document.body.innerHTML = innerHTML;
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(chosen()).toBe('dark');
});

test('a choice is seen in a frame of its own, before the theme', () => {
  theme();
  const dark = document.querySelector<HTMLInputElement>('[value=dark]');
  if (dark) dark.checked = true;
  dark?.dispatchEvent(new Event('change', { bubbles: true }));
  requestAnimationFrame(() => expect(root.dataset.theme).toBeUndefined());
  jest.advanceTimersByTime(20);
  expect(root.dataset.theme).toBe('dark');
  expect.assertions(2);
});

test('a choice is applied and remembered; going back to the system forgets it', () => {
  theme();
  choose('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  choose('light');
  expect(root.dataset.theme).toBe('light');
  choose('system');
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('on a site with a theme of its own, the system is a choice like the others', () => {
  root.dataset.defaultTheme = 'dark';
  theme();
  choose('system');
  // Without it, the stylesheet would show the theme of the site.
  expect(root.dataset.theme).toBe('system');
  expect(localStorage.getItem('theme')).toBe('system');
});

test('other tabs are followed', () => {
  theme();
  storeElsewhere('dark');
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
  storeElsewhere(null);
  expect([root.dataset.theme, chosen()]).toEqual([undefined, 'system']);
  storeElsewhere('light');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([root.dataset.theme, chosen()]).toEqual([undefined, 'system']);
});

test.each([
  ['from the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
  ['from being prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('a page that comes back %s catches up', (_, comeBack) => {
  theme();
  localStorage.setItem('theme', 'dark');
  comeBack();
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
});

test('other controls choose nothing', () => {
  document.body.innerHTML += '<input name="colour" value="dark"><select name="theme"><option>dark</option></select>';
  theme();
  for (const control of document.querySelectorAll('input[name=colour], select')) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('where storage is full, a choice still holds on this page', () => {
  theme();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  choose('dark');
  dispatchEvent(new Event('pageshow'));
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
  full.mockRestore();
  choose('system');
  expect([root.dataset.theme, chosen()]).toEqual([undefined, 'system']);
});

describe('where nothing can be remembered', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  });

  test('a choice holds for the page', () => {
    theme();
    expect(root.dataset.theme).toBeUndefined();
    choose('dark');
    expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
    choose('system');
    expect([root.dataset.theme, chosen()]).toEqual([undefined, 'system']);
  });

  test('a site with a theme of its own still starts with it', () => {
    root.dataset.defaultTheme = 'dark';
    theme();
    expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
    choose('system');
    expect([root.dataset.theme, chosen()]).toEqual(['system', 'system']);
  });
});
