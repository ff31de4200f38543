/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { contents } from './contents';

trackListeners();

/** A page with a table of contents and headings at these distances from the top of the window, which is 1000 pixels high. */
function show(...tops: number[]): void {
  document.body.innerHTML = `<nav class="contents">${tops.map((_, index) => `<a href="#h-${index}">${index}</a>`).join('')}</nav>
    ${tops.map((_, index) => `<h2 id="h-${index}">${index}</h2>`).join('')}`;
  tops.forEach((top, index) => {
    const heading = document.getElementById(`h-${index}`) as HTMLElement;
    heading.getClientRects = () => (Number.isNaN(top) ? [] : [{ top }]) as unknown as DOMRectList;
  });
}

const marked = () =>
  Array.from(document.querySelectorAll('[aria-current=location]'), ({ textContent }) => textContent).join();

const scroll = async () => {
  dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
};

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { value: 1000, configurable: true });
});

test.each([
  [[500, 900], ''],
  [[200, 900], '0'],
  [[-900, -500, -100], '2'],
  // The last two are hidden.
  [[-900, NaN, NaN], '0'],
])('with headings at %j the current one is %j', async (tops, expected) => {
  show(...tops);
  contents();
  await scroll();
  expect(marked()).toBe(expected);
});

test.each([
  ['#h-1', [-900, 60, 200, 800], '1'],
  ['#h-1', [-900, -10, 200, 800], '2'],
  ['#h-3', [-900, 60, 200, 800], '2'],
  ['#100%', [-900, 60], '1'],
])('of short sections, %s in the URL is current while its heading is in view: %j', async (hash, tops, expected) => {
  show(...tops);
  contents();
  history.replaceState(null, '', hash);
  await scroll();
  expect(marked()).toBe(expected);
  history.replaceState(null, '', '/');
});
