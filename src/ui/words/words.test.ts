import { existsSync, readdirSync } from 'node:fs';
import { words } from '../../collections/words';
import { en } from './en';
import { fill, toWords } from './words';

test.each([
  ['{minutes} min read', { minutes: 4 }, '4 min read'],
  ['{a} of {b}, {a}', { a: 1, b: 'two' }, '1 of two, 1'],
  ['Posts', { minutes: 4 }, 'Posts'],
  ['{minutes} min', {}, '{minutes} min'],
])('%j with %j is %j', (word, values, expected) => {
  expect(fill(word, values)).toBe(expected);
});

test('a site’s own words replace ours, one by one', () => {
  expect(toWords({ words: { menu: 'Menü', home: undefined } })).toEqual({ ...en, menu: 'Menü' });
  expect(toWords(undefined)).toEqual(en);
});

test('no word has two homes', async () => {
  const files = ['collections', 'sections'].flatMap((parent) =>
    readdirSync(`src/${parent}`)
      .map((name) => `${parent}/${name}/words`)
      .filter((file) => existsSync(`src/${file}.ts`)),
  );
  const own = await Promise.all(
    files.map(async (file) => ((await import(`../../${file}`)) as { words: Record<string, string> }).words),
  );
  const names = own.flatMap((each) => Object.keys(each)).sort();
  expect(names).toEqual(Object.keys(words).sort());
  expect(en).toMatchObject(words);
});
