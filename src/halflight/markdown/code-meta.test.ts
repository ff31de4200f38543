import { readMeta } from './code-meta';

test.each([
  [undefined, { marks: '' }],
  ['', { marks: '' }],
  ['{1,3-5}', { marks: '{1,3-5}' }],
  ['title="a.ts"', { title: 'a.ts', marks: '' }],
  ["title='a b.ts' {1}", { title: 'a b.ts', marks: '{1}' }],
  ['{1} title=a.ts /b/', { title: 'a.ts', marks: '{1} /b/' }],
  ['title="src/{1}/a.ts"', { title: 'src/{1}/a.ts', marks: '' }],
  ['title=""', { marks: '' }],
  ['showLineNumbers', { firstLine: 1, marks: '' }],
  ['showLineNumbers=12 {2}', { firstLine: 12, marks: '{2}' }],
  ['{1-999999999} /{1-9999}/', { marks: '{1-5000} /{1-5000}/' }],
  ['showLineNumbersNot', { marks: 'showLineNumbersNot' }],
])('reads %j', (meta, expected) => {
  expect(readMeta(meta)).toEqual(expected);
});
