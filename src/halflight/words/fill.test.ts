import { digitsOf, fill, formatList, formatPrice } from './fill';

test.each([
  ['{minutes} min read', { minutes: 4 }, '4 min read'],
  ['{a} of {b}, {a}', { a: 1, b: 'two' }, '1 of two, 1'],
  ['{minutes} min', {}, '{minutes} min'],
])('%j with %j is %j', (word, values, expected) => {
  expect(fill(word, values)).toBe(expected);
});

const english = { one: 'One result', other: '{count} results' };
const polish = { one: '{n} znak', few: '{n} znaki', many: '{n} znaków', other: '{n} znaku' };

test.each([
  [english, { count: 1 }, 'en', 'One result'],
  [english, { count: 12345 }, 'en', '12,345 results'],
  [polish, { n: 5 }, 'pl', '5 znaków'],
  // A number that the string does not use.
  [polish, { m: 5, n: 1 }, 'pl', '1 znak'],
  // One text for any number, as an author may write it.
  [{ other: '{count} Treffer' }, { count: 1 }, 'de', '1 Treffer'],
])('of %j with %j in %s it uses %j', (word, values, language, expected) => {
  expect(fill(word, values, language)).toBe(expected);
});

test.each([
  ['ru', 21, '21 results'],
  ['tlh', 1, 'One result'],
])('strings without forms for the language follow English plural rules: %s, %i', (language, count, expected) => {
  expect(fill(english, { count }, language)).toBe(expected);
});

test.each([
  ['de', 'a, b und c'],
  ['zh', 'a、b、c'],
  ['tlh', 'a, b, c'],
])('a list in %s is %j', (language, expected) => {
  expect(formatList(['a', 'b', 'c'], language)).toBe(expected);
  expect(formatList(['a'], language)).toBe('a');
});

test('a language has its own digits, or those of English', () => {
  expect([digitsOf('fa'), digitsOf('de'), digitsOf('tlh')]).toEqual(['۰۱۲۳۴۵۶۷۸۹', undefined, undefined]);
});

test('a price in a language without data is formatted as in English', () => {
  expect([formatPrice(1024.5, 'EUR', 'tlh'), formatPrice(1024.5, 'EUR', 'de')]).toEqual([
    '€1,024.50',
    '1.024,50\u00A0€',
  ]);
});
