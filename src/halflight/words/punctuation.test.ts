import { punctuationOf } from './punctuation';

test.each([
  ['en', 'One. Two. (three)', '1 – 2'],
  ['ar', 'One. Two. (three)', '1 – 2'],
  ['zh-Hant-TW', 'One.Two.（three）', '1 – 2'],
  ['ja', 'One.Two.（three）', '1～2'],
])('sentences are joined as %s does it', (language, sentences, period) => {
  const { blank, range, aside } = punctuationOf(language);
  expect(['One.', 'Two.'].join(blank) + aside.join('three')).toBe(sentences);
  expect(['1', '2'].join(range)).toBe(period);
});
