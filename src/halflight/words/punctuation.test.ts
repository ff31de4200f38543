import { punctuationOf } from './punctuation';

test.each([
  ['en', 'One. Two. (three)', '1 – 2', 'a, b'],
  ['ar', 'One. Two. (three)', '1 – 2', 'a، b'],
  ['zh-Hant-TW', 'One.Two.（three）', '1 – 2', 'a、b'],
  ['ja', 'One.Two.（three）', '1～2', 'a、b'],
])('sentences are joined as %s does it', (language, sentences, period, series) => {
  const { blank, comma, range, aside } = punctuationOf(language);
  expect(['One.', 'Two.'].join(blank) + aside.join('three')).toBe(sentences);
  expect(['1', '2'].join(range)).toBe(period);
  expect(['a', 'b'].join(comma)).toBe(series);
});
