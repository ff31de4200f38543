import { fold } from './fold';

test.each([
  ['Été', 'ete'],
  ['ısı', 'ISI'],
  ['Straße', 'STRASSE'],
  ['ΛΌΓΟΣ', 'λόγος'],
  ['محمَّد', 'محمد'],
  ['ガ', 'カ\u3099'],
])('%s is compared like %s', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ['ガラス', 'カラス'],
  ['パン', 'ハン'],
])('%s is another word than %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});
