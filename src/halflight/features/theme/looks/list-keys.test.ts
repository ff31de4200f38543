/** @jest-environment jsdom */
import { trackListeners } from '../../../testing/listeners';
import { listKeys } from './list-keys';

trackListeners();

const press = (key: string): string => {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return document.activeElement?.textContent ?? '';
};

test('j and k go through the entries of a list, while the focus is in the main content', () => {
  const item = (title: string) => `<li><h2><a href="/">${title}</a></h2></li>`;
  document.body.innerHTML = `<div data-look="terminal"><main tabindex="-1"><input><ul>${['a', 'b', 'c'].map(item).join('')}</ul></main></div>`;
  for (const link of document.querySelectorAll('a')) link.checkVisibility = () => true;
  listKeys();
  expect(press('j')).not.toBe('a');
  document.querySelector('main')?.focus();
  expect(['j', 'j', 'j', 'j', 'k', 'k', 'k'].map(press)).toEqual(['a', 'b', 'c', 'c', 'b', 'a', 'a']);
  document.querySelector('input')?.focus();
  expect(press('j')).toBe('');
});
