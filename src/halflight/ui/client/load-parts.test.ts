/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { loadParts } from './load-parts';

trackListeners();

const started: string[] = [];

jest.mock('/part-table.js', () => started.push('table'), { virtual: true });
jest.mock('/part-video.js', () => started.push('video'), { virtual: true });
jest.mock('/part-picture.js', () => started.push('picture'), { virtual: true });

Object.assign(globalThis, {
  PART_URL: ['/part-', '.js'],
  PARTS: [
    ['.table', 'table', false],
    ['.video', 'video', false],
    ['.picture', 'picture', true],
    ['.gone', 'gone', true],
  ],
});

const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  jest.resetModules();
  started.length = 0;
  document.body.innerHTML = '';
});

/** Clicks an element. Returns whether its default action is left to the browser. */
const click = (selector: string, init?: MouseEventInit) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test('a page loads the scripts of the parts that it has, and later those of a page that React shows in its place', async () => {
  document.body.innerHTML = '<p class="table"></p><p class="table"></p>';
  loadParts();
  await settle();
  expect(started).toEqual(['table']);
  document.body.innerHTML = '<p class="table"></p><p class="video"></p>';
  dispatchEvent(new Event('newpage'));
  await settle();
  expect(started).toEqual(['table', 'video']);
});

test('a script that only answers clicks is loaded when a visitor reaches for its part', async () => {
  document.body.innerHTML = '<a class="picture" href="#a"><b></b></a>';
  loadParts();
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  expect(started).toEqual([]);
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  expect(started).toEqual(['picture']);
});

test('a click before it has arrived is repeated for it, once', async () => {
  document.body.innerHTML = '<a class="picture" href="#b"><b></b></a>';
  loadParts();
  const clicks: Element[] = [];
  document.addEventListener('click', ({ target }) => clicks.push(target as Element));
  expect([click('b'), click('b')]).toEqual([false, false]);
  expect(clicks).toEqual([]);
  await settle();
  expect(started).toEqual(['picture']);
  expect(clicks).toEqual([document.querySelector('.picture')]);
});

test('with a modifier, or if the script cannot be loaded, a link is left to the browser', async () => {
  document.body.innerHTML = '<a class="picture"></a><a class="gone" href="#d"></a>';
  loadParts();
  expect(click('.picture', { ctrlKey: true })).toBe(true);
  const moved = new Promise((done) => addEventListener('hashchange', done));
  expect(click('.gone')).toBe(false);
  await moved;
  expect(location.hash).toBe('#d');
  expect(click('.gone')).toBe(true);
});
