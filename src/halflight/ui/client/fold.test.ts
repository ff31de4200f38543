import { fold } from './fold';

test.each([
  ['ısı', 'ISI'],
  ['Straße', 'STRASSE'],
  ['ΛΌΓΟΣ', 'λόγος'],
  ['محمَّد', 'محمد'],
  ['ガ', 'カ\u3099'],
])('%s matches %s', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([['ガラス', 'カラス']])('%s does not match %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});
