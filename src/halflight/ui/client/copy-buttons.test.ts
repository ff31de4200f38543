/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { copyButtons } from './copy-buttons';

trackListeners();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div class="code-block">
    <pre><code><span class="line">one</span>\n<span class="line remove">two</span>\n<span class="line">three</span></code></pre>
    <button class="copy-button" data-copied="Copied"><b>Copy</b></button><span role="status"></span>
  </div>`;
  getSelection()?.removeAllRanges();
  copyButtons();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  jest.useRealTimers();
});

/** Presses the button, with the given clipboard. */
async function press(clipboard: Partial<Clipboard> | undefined): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  document.querySelector('b')?.click();
  await jest.advanceTimersByTimeAsync(0);
}
const status = () => document.querySelector('[role=status]')?.textContent;
const button = () => document.querySelector('button');

test('commands of a terminal session are copied without prompts', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  (document.querySelector('code') as Element).innerHTML =
    '<span class="line"><span class="prompt">$ </span>ls \\</span>\n<span class="line">  a</span>\n<span class="line printed">b</span>';
  await press({ writeText });
  expect(writeText).toHaveBeenCalledWith('ls \\\n  a');
});

test.each([
  ['without a secure connection', undefined],
  ['if it is not allowed', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
])('%s the code is selected instead, so that the visitor can copy it', async (_, clipboard) => {
  const failed = jest.fn((event: Event) => event.preventDefault());
  addEventListener('error', failed);
  await press(clipboard);
  expect(getSelection()?.toString()).toBe('one\ntwo\nthree');
  expect([status(), button()?.hasAttribute('data-done')]).toEqual(['', false]);
  expect(failed).not.toHaveBeenCalled();
});
