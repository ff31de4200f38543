import { existsSync, readdirSync } from 'node:fs';
import { words } from '../../collections/words';
import { en } from './en';
import { languages } from './languages';
import { toWords } from './words';

const de = languages.de.words;

test('a site’s own words replace ours, one by one', () => {
  expect(toWords({ words: { menu: 'Menü', home: undefined } })).toEqual({ ...en, menu: 'Menü' });
  expect(toWords(undefined)).toEqual(en);
});

test.each([
  ['de', de],
  ['de-AT', de],
  ['pt-BR', languages.pt.words],
  ['zh-Hans-CN', toWords({ language: 'zh' })],
  ['en-GB', en],
  ['cs', en],
  // Another script needs another translation.
  ['zh-TW', en],
  ['qqq', en],
  [undefined, en],
  [null, en],
])('a site in %s has the words of that language, or English ones', (language, words) => {
  expect(toWords({ language })).toEqual(words);
});

test('own words replace those of the language', () => {
  const words = toWords({ language: 'de', words: { menu: 'Karte', searchResults: { other: '{count} Funde' } } });
  expect(words).toEqual({ ...de, menu: 'Karte', searchResults: { other: '{count} Funde' } });
});

test('no word has two homes', async () => {
  const files = ['collections', 'sections'].flatMap((parent) =>
    readdirSync(`src/halflight/${parent}`)
      .map((name) => `${parent}/${name}/words`)
      .filter((file) => existsSync(`src/halflight/${file}.ts`)),
  );
  const own = await Promise.all(
    files.map(async (file) => ((await import(`../../${file}`)) as { words: Record<string, string> }).words),
  );
  const names = own.flatMap((each) => Object.keys(each)).sort();
  expect(names).toEqual(Object.keys(words).sort());
  expect(en).toMatchObject(words);
});
