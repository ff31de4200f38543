/** @jest-environment jsdom */
import { digitsOf } from '../../words/fill';
import { writeNumber } from './write-number';

test.each([
  ['en', 5000, '5000'],
  ['en', 12345, '12,345'],
  ['fa', 12345, '۱۲٬۳۴۵'],
])('in %s, %i is %s', (language, number, expected) => {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset.digits = digitsOf(language);
  if (!digitsOf(language)) delete root.dataset.digits;
  expect(writeNumber(number)).toBe(expected);
});
