/** @jest-environment jsdom */
import { layOutBeforeJump } from './lay-out-before-jump';

beforeAll(layOutBeforeJump);

beforeEach(() => {
  delete document.body.dataset.layout;
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
});

test.each([
  ['the end key', document.body, new KeyboardEvent('keydown', { key: 'End', bubbles: true })],
  [
    'the end key of a Mac',
    document.body,
    new KeyboardEvent('keydown', { key: 'ArrowDown', metaKey: true, bubbles: true }),
  ],
  ['the scroll bar', document.documentElement, new MouseEvent('mousedown', { clientX: 1005, bubbles: true })],
])('%s has all of the page laid out', (_, target, event) => {
  target.dispatchEvent(event);
  expect(document.body.dataset.layout).toBe('whole');
});

test.each([
  ['an arrow', document.body, new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })],
  ['a click beside the text', document.documentElement, new MouseEvent('mousedown', { clientX: 900, bubbles: true })],
])('%s does not', (_, target, event) => {
  target.dispatchEvent(event);
  expect(document.body.dataset.layout).toBeUndefined();
});
