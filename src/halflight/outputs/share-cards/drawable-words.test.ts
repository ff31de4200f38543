import { SHARE_IMAGE_TEXT } from '../../limits';
import { toDrawableWords } from './drawable-words';

test.each([
  ['soft hyphens', 'Donau\u00ADdampf\u00ADschiff', 'Donaudampfschiff'],
  ['spaces without width', 'a\u200Bb \u2060c\uFEFF', 'ab c'],
  ['marks of direction', '\u202Bשלום\u202C\u200F \u2066(a)\u2069\u061C', 'שלום (a)'],
  ['vowels that are not written', 'ក\u17B5a\u034F', 'កa'],
  ['what is no character', 'a\uD800b\uFFFEc\u{10FFFF}\uE000', 'abc'],
  ['lines and controls', 'a\u2028b\n\tc\u0085\u0007d', 'a b c d'],
  ['nothing else', ' \u00AD\u200B\u3164\u2029\uFE0F\u200D', ''],
])('%s are left out', (_, written, drawn) => {
  expect(toDrawableWords(written)).toBe(drawn);
});

test.each([
  ['joiners between letters', 'می\u200Cخواهم क्\u200Dष'],
  ['how an emoji is shown, and made of several', '❤\uFE0F 👩\u200D💻'],
  ['spaces that do not break', '10\u00A0km'],
])('%s stay', (_, written) => {
  expect(toDrawableWords(written)).toBe(written);
  expect(toDrawableWords(written.replace(/ /g, ' \u200D\u00AD\uFE0F'))).toBe(written);
});

test('the beginning of a long text is drawn, without half a character', () => {
  expect(toDrawableWords(`a${'𝔄'.repeat(10_000)}`)).toBe(`a${'𝔄'.repeat(SHARE_IMAGE_TEXT - 1)}`);
});
