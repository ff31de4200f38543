/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { embeds } from './client';

trackListeners();

beforeEach(() => {
  document.body.innerHTML = `
    <div class="embed">
      <a class="embed-link" href="https://example.org/watch/"><span>A lecture</span></a>
      <iframe title="A lecture" data-src="https://example.org/player/"></iframe>
    </div>
    <a href="https://example.org/other/"><span>Other</span></a>`;
  embeds();
});

test('with a modifier key the link behaves normally, as do other links', () => {
  const prevented: boolean[] = [];
  addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    // jsdom would log that it cannot navigate.
    event.preventDefault();
  });
  const press = (selector: string, keys: MouseEventInit = {}) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) press('.embed-link span', { [key]: true });
  press('a:not(.embed-link) span');
  expect(prevented).toEqual([false, false, false, false]);
  expect(document.querySelector('iframe')?.hasAttribute('src')).toBe(false);
  press('.embed-link span');
  expect(prevented.at(-1)).toBe(true);
});
