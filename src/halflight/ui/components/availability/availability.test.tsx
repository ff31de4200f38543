/** @jest-environment jsdom */
import { renderInSite } from '../../../testing/site';
import { toWords } from '../../../words/words';
import { Availability } from './availability';

const at = (available: { from: string; for?: string } | undefined, language = 'en') => {
  const person = { name: 'Ada', social: [], available };
  return renderInSite(<Availability />, { person, language, words: toWords({ language }) }).container;
};

test.each([
  ['en', 'Available from 1 September 2026 · engines'],
  ['fr', 'Disponible à partir de : 1 septembre 2026 · engines'],
  ['ja', '2026年9月1日から勤務可能 · engines'],
])('in %s it says from when and for what', (language, said) => {
  expect(at({ from: '2026-09-01', for: 'engines' }, language).textContent.replace(/\s/g, ' ')).toBe(said);
});

test('the day is one that programs read', () => {
  expect(at({ from: '2026-09' }).querySelector('time')?.dateTime).toBe('2026-09');
});

test('of someone who does not say so, nothing is said', () => {
  expect(at(undefined).innerHTML).toBe('');
});
