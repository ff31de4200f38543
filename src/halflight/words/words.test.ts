import { readdirSync } from 'node:fs';
import { parts } from './parts';
import { en } from './en';
import { languages } from './languages';
import { toWords } from './words';

const de = languages.de.words;

test('a site’s own strings replace ours one by one', () => {
  expect(toWords({ words: { menu: 'Menü', home: undefined } })).toEqual({ ...en, menu: 'Menü' });
  expect(toWords(undefined)).toEqual(en);
});

test.each([
  ['de-AT', de],
  ['zh-Hans-CN', toWords({ language: 'zh' })],
  ['cs', en],
  // Another script needs another translation.
  ['zh-TW', en],
  [undefined, en],
])('a site in %s has the strings of that language, or English ones', (language, words) => {
  expect(toWords({ language })).toEqual(words);
});

test('no string is defined twice', async () => {
  const files = readdirSync('src/halflight/words/parts');
  const modules = await Promise.all(
    files.map(async (file) => (await import(`./parts/${file}`)) as Record<string, Record<string, string>>),
  );
  const names = modules.flatMap((each) => Object.values(each).flatMap(Object.keys)).sort();
  expect(names).toEqual(Object.keys(parts).sort());
  expect(en).toMatchObject(parts);
});
