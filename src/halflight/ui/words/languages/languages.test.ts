import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { en, type Forms } from '../en';
import { fill } from '../fill';
import { languages } from '.';

type Word = string | Forms;

/** The built-in collections: those of an author's own code need not be translated. */
const ours = ['post', 'project', 'experience', 'award', 'book', 'publication', 'event', 'product'];

const addedByOthers = readdirSync('src/halflight/collections')
  .filter((name) => !ours.includes(name) && existsSync(`src/halflight/collections/${name}/words.ts`))
  .concat(readdirSync('src/halflight/sections').filter((name) => existsSync(`src/halflight/sections/${name}/words.ts`)))
  .flatMap((name) =>
    ['collections', 'sections'].flatMap((parent) => {
      const file = `src/${parent}/${name}/words.ts`;
      return existsSync(file)
        ? Array.from(readFileSync(file, 'utf8').matchAll(/^ {2}(\w+):/gm), ([, word = '']) => word)
        : [];
    }),
  );
const isOurs = (word: string) => !addedByOthers.includes(word);

const english = { ...en, ...languages.en.receiver };
const translations = Object.entries(languages).map(
  ([language, { words, receiver }]) => [language, { ...words, ...receiver }] as const,
);
const others = translations.filter(([language]) => language !== 'en');
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const formsOf = (word: Word): [category: string, text: string][] =>
  typeof word === 'string' ? [['other', word]] : Object.entries(word);

/** The integers up to 200 in a plural category of a language. */
function numbersOf(language: string, category: string): number[] {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 201 }, (_, number) => number).filter((number) => rules.select(number) === category);
}

test('the receiver has no word of the interface, which would hide that', () => {
  expect(Object.keys(languages.en.receiver).filter((name) => name in en)).toEqual([]);
});

describe.each(translations)('%s', (language, words) => {
  const all = Object.entries<Word>(words);
  const texts = all.flatMap(([name, word]) => formsOf(word).map(([form, text]) => ({ name, form, text })));

  test('has the words of English, no fewer and no more, and none is empty', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).filter(isOurs).sort());
    expect(texts.filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
  });

  test('has a form for each of its plural categories, where English has forms', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    const wrong = all.flatMap(([name, word]) => {
      const forms = typeof word === 'string' ? undefined : Object.keys(word).sort().join();
      const wanted = typeof english[name as keyof typeof english] === 'string' ? undefined : categories.join();
      return forms === wanted ? [] : [`${name}: ${forms ?? 'no forms'}`];
    });
    expect(wrong).toEqual([]);
  });

  test('has every placeholder of English, and no other', () => {
    const wrong = texts.filter(({ name, form, text }) => {
      const wanted = placeholdersOf(formsOf(english[name as keyof typeof english]).at(-1)?.[1] ?? '');
      const found = placeholdersOf(text);
      // A form for a single number may spell it out, or leave it out: "One result".
      const mayLack = form !== 'other' && numbersOf(language, form).length === 1 ? wanted : [];
      return (
        found.some((name) => !wanted.includes(name)) || wanted.some((name) => ![...found, ...mayLack].includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('names the number first that decides the form', () => {
    const counted = texts.filter(({ name }) => typeof english[name as keyof typeof english] !== 'string');
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.filter(({ text }) => placeholdersOf(text).length > 1)).toEqual([]);
  });

  test('a title of the page that is not found is not said twice', () => {
    expect(words.notFoundText.replace(/\p{P}$/u, '')).toBe(words.notFound);
  });
});

test.each(others)('%s does not leave words in English', (_, words) => {
  const same = Object.entries<Word>(words).filter(([name, word]) => word === english[name as keyof typeof english]);
  // A word or two may be the same in both languages; a sentence is not.
  const wordsOf = (text: Word) =>
    typeof text === 'string' ? text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) : undefined;
  expect(same.filter(([, text]) => (wordsOf(text)?.length ?? 0) > 2)).toEqual([]);
  expect(same.length).toBeLessThan(30);
});

/** What the typography of a language does not use: every language has a line. */
const mistakes: Record<string, RegExp> = {
  ar: /[,;?]|["“”]/,
  de: /["“](?=\p{L})|”|'|\p{L} [!?:;]/u,
  en: /["']/,
  es: /["“”']|^[^¿]*\?/,
  fr: /["“”']|[^\u202F\d][?!;](?=\s|$)|[^\u202F]:(?=\s|$)|«[^\u202F]|[^\u202F]»/,
  it: /["“”']|\p{L} [!?:;]/u,
  ja: /["“”']|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\s?[,.:;?!()]|[,.:;?!()][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  nl: /["“”']/,
  pl: /["“']|\p{L} [!?:;]/u,
  pt: /["']|\p{L} [!?:;]/u,
  tr: /["']|\p{L} [!?:;]/u,
  zh: /["']|\p{sc=Han}\s?[,.:;?!()]|[,.:;?!()]\p{sc=Han}|\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Han}/u,
};

test('every language has a rule of typography', () => {
  expect(Object.keys(languages)).toEqual(Object.keys(mistakes));
});

test.each(translations)('%s keeps to its typography', (language, words) => {
  const rule = mistakes[language];
  const texts = Object.values<Word>(words).flatMap((word) => formsOf(word).map(([, text]) => text));
  expect(texts.filter((text) => rule?.test(text) ?? true)).toEqual([]);
  // An ellipsis is one character, and there are no double spaces.
  expect(texts.filter((text) => /\.\.\.|\s{2}/.test(text))).toEqual([]);
});

test.each<[language: keyof typeof languages, count: number, expected: string]>([
  ['pl', 1, '1 wynik'],
  ['pl', 3, '3 wyniki'],
  ['pl', 12, '12 wyników'],
  ['pl', 22, '22 wyniki'],
  ['ar', 1, 'نتيجة واحدة'],
  ['ar', 2, 'نتيجتان'],
  ['ar', 7, '7 نتائج'],
  ['ar', 11, '11 نتيجة'],
  ['ar', 100, '100 نتيجة'],
  ['fr', 0, '0 résultat'],
  ['fr', 12345, '12\u202F345 résultats'],
  ['de', 12345, '12.345 Treffer'],
  ['ja', 1, '1件'],
])('in %s, %i is %j', (language, count, expected) => {
  expect(fill(languages[language].words.searchResults, { count }, language)).toBe(expected);
});
