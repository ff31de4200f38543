import { localesOf } from './locales';

test.each([
  ['de', 'de'],
  ['tlh', 'en'],
  [undefined, 'en'],
])('%j is sorted by the rules of %s', (language, used) => {
  expect(new Intl.Collator(localesOf(language)).resolvedOptions().locale).toBe(used);
});
