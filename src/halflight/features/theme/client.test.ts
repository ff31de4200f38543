/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { refuseStorage } from '../../testing/refuse-storage';
import { chooseTheme } from './choose-theme';
import { theme as applyTheme } from './client';

trackListeners();

const root = document.documentElement;

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
});
afterEach(() => {
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
  jest.advanceTimersByTime(20);
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

test.each([
  ['something else of this origin stored a theme', { stored: '{"mode":"dark"}' }, undefined, 'system', bySystem],
  ['nothing was chosen', {}, undefined, 'system', bySystem],
  ['dark was chosen', { stored: 'dark' }, 'dark', 'dark', ['not all', 'all']],
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

test('a restored or prerendered page catches up', () => {
  theme();
  localStorage.setItem('theme', 'dark');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
  localStorage.removeItem('theme');
  dispatchEvent(new Event('pageshow'));
  expect([root.dataset.theme, chosen()]).toEqual([undefined, 'system']);
});

test('other controls do not change the theme', () => {
  document.body.innerHTML += '<input name="colour" value="dark"><select name="theme"><option>dark</option></select>';
  theme();
  for (const control of document.querySelectorAll('input[name=colour], select')) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('where storage is full, a choice still applies to this page', () => {
  theme();
  const [full] = refuseStorage('setItem');
  choose('dark');
  dispatchEvent(new Event('pageshow'));
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
  full?.mockRestore();
  choose('system');
  expect([root.dataset.theme, chosen()]).toEqual([undefined, 'system']);
});

test('without storage a site with a default theme still starts with it', () => {
  refuseStorage('getItem', 'setItem', 'removeItem');
  root.dataset.defaultTheme = 'dark';
  theme();
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark']);
  choose('system');
  expect([root.dataset.theme, chosen()]).toEqual(['system', 'system']);
});
