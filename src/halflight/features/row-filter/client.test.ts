/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { rowFilter } from './client';

trackListeners();

/** A text with two headings and a table below each, below the markup of `row-filter.tsx`. */
function open(first: readonly string[], second: readonly string[] = []): void {
  document.documentElement.lang = 'en';
  const table = (rows: readonly string[]) =>
    `<table><tbody>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</tbody></table>`;
  document.body.innerHTML = `<div><div class="row-filter"><input type="search"><p role="status" data-words="{count} of {total}"></p></div>
    <div class="prose"><p>Before</p><h2>One</h2>${table(first)}<h2>Two</h2>${table(second)}</div></div>`;
  rowFilter();
}

function type(text: string): void {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const left = () => Array.from(document.querySelectorAll('tr:not([hidden])'), (row) => row.textContent);
const hidden = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.prose > [hidden]'), ({ textContent }) => textContent);
const status = () => document.querySelector('[role=status]')?.textContent;

test('rows that contain all words stay, in any order and spelling', () => {
  open(['Irmak kıyısı'], ['Something else']);
  for (const words of ['ırmak', 'KIYISI irmak']) {
    type(words);
    expect([words, left()]).toEqual([words, ['Irmak kıyısı']]);
  }
});

test('navigating to a place that the filter hides clears the field, by a link or by the URL', () => {
  open(['a title'], ['an image']);
  const place = document.querySelectorAll('h2')[1] as HTMLElement;
  place.id = 'zwei-ü';
  const scrolled = jest.fn();
  place.scrollIntoView = scrolled;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="#zwei-%C3%BC"><b>Two</b></a><a href="#100%"><i>Nowhere</i></a>',
  );
  const press = (selector: string, keys: MouseEventInit = {}) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }));
  type('title');
  press('i');
  press('b', { ctrlKey: true });
  expect([hidden(), status()]).toEqual([['Two', 'an image'], '1 of 2']);
  press('b');
  expect([hidden(), status(), document.querySelector('input')?.value]).toEqual([[], '', '']);
  expect(scrolled).toHaveBeenCalledTimes(1);
  type('title');
  location.hash = '#zwei-%C3%BC';
  dispatchEvent(new Event('hashchange'));
  expect(hidden()).toEqual([]);
  history.replaceState(null, '', '/');
});
