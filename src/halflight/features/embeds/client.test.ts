/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { embeds } from './client';

let listeners: ReturnType<typeof trackListeners>;

beforeEach(() => {
  listeners = trackListeners();
  document.body.innerHTML = `
    <div class="embed">
      <a class="embed-link" href="https://example.org/watch/"><span>A lecture</span></a>
      <iframe title="A lecture" data-src="https://example.org/player/"></iframe>
    </div>
    <a href="https://example.org/other/"><span>Other</span></a>`;
  embeds();
});
afterEach(() => listeners.remove());

const frame = () => document.querySelector('iframe');

function press(selector: string, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  // Prevents the default of clicks that the code leaves alone: jsdom would log that it cannot navigate.
  addEventListener('click', (last) => last.preventDefault(), { once: true });
  const stopped = () => event.defaultPrevented;
  let prevented = false;
  document.addEventListener('click', () => (prevented = stopped()), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return prevented;
}

test('a press loads what is embedded, and goes there', () => {
  expect(press('.embed-link span')).toBe(true);
  expect(frame()?.getAttribute('src')).toBe('https://example.org/player/');
  expect(document.activeElement).toBe(frame());
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('with %j the link is a link', (keys) => {
  expect(press('.embed-link span', keys)).toBe(false);
  expect(frame()?.hasAttribute('src')).toBe(false);
});

test('other links are left alone', () => {
  expect(press('a:not(.embed-link) span')).toBe(false);
  expect(frame()?.hasAttribute('src')).toBe(false);
});
