import { toPattern } from './highlight';

const mark = (text: string, ...words: string[]) => text.replace(toPattern(words), '[$&]');

test.each([
  ['The engine and engines', ['engine'], 'The [engine] and engines'],
  ['C++ and C', ['C++'], '[C++] and C'],
  ['日本語の橋を作る', ['橋', '作る'], '日本語の[橋]を[作る]'],
  ['CSS入門とSCSS', ['css'], '[CSS]入門とSCSS'],
  ['CSS入門', ['入門'], 'CSS[入門]'],
  ['ประวัติสะพาน', ['สะพาน'], 'ประวัติ[สะพาน]'],
  ['다리의 역사', ['다리'], '다리의 역사'],
])('in %j, %j is marked', (text, words, expected) => {
  expect(mark(text, ...words)).toBe(expected);
});
