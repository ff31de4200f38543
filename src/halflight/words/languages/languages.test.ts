import { en, type Forms } from '../en';
import { fill } from '../fill';
import { languages } from '.';

type Word = string | Forms;

const english = { ...en, ...languages.en.receiver };
const translations = Object.entries(languages).map(
  ([language, { words, receiver }]) => [language, { ...words, ...receiver }] as const,
);
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const formsOf = (word: Word): [category: string, text: string][] =>
  typeof word === 'string' ? [['other', word]] : Object.entries(word);

/** The integers up to 200 in a plural category of a language. */
function numbersOf(language: string, category: string): number[] {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 201 }, (_, number) => number).filter((number) => rules.select(number) === category);
}

/** The texts of all languages, each with its key and plural form. */
const texts = translations.flatMap(([language, words]) =>
  Object.entries<Word>(words).flatMap(([name, word]) =>
    formsOf(word).map(([form, text]) => ({ language, name: name as keyof typeof english, form, text })),
  ),
);

test('each language has exactly the strings of English, and none is empty', () => {
  const wanted = Object.keys(english).sort();
  for (const [language, words] of translations)
    expect([language, Object.keys(words).sort()]).toEqual([language, wanted]);
  expect(texts.filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
});

test('a string has a form for each plural category of its language, where English has forms', () => {
  const wrong = translations.flatMap(([language, words]) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort().join();
    return Object.entries<Word>(words).flatMap(([name, word]) => {
      const forms = typeof word === 'string' ? undefined : Object.keys(word).sort().join();
      const wanted = typeof english[name as keyof typeof english] === 'string' ? undefined : categories;
      return forms === wanted ? [] : [`${language}: ${name}: ${forms ?? 'no forms'}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('a string has exactly the placeholders of English; one with forms has the deciding number on its own', () => {
  const wrong = texts.filter(({ language, name, form, text }) => {
    const wanted = placeholdersOf(formsOf(english[name]).at(-1)?.[1] ?? '');
    const found = placeholdersOf(text);
    // A form for a single number may spell it out, or leave it out: "One result".
    const mayLack = form !== 'other' && numbersOf(language, form).length === 1 ? wanted : [];
    return (
      found.some((one) => !wanted.includes(one)) ||
      wanted.some((one) => ![...found, ...mayLack].includes(one)) ||
      (typeof english[name] !== 'string' && found.length > 1)
    );
  });
  expect(wrong).toEqual([]);
});

test('the text of the 404 page does not repeat its title', () => {
  const twice = translations.filter(([, words]) => words.notFoundText.replace(/\p{P}$/u, '') !== words.notFound);
  expect(twice.map(([language]) => language)).toEqual([]);
});

test('no language has untranslated English', () => {
  // A short string may be the same in both languages; a sentence is not.
  const isSentence = (text: string) => (text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0) > 2;
  const same = texts.filter(({ language, name, text }) => language !== 'en' && text === english[name]);
  expect(same.filter(({ text }) => isSentence(text))).toEqual([]);
  for (const [language] of translations)
    expect([language, same.filter((one) => one.language === language).length < 30]).toEqual([language, true]);
});

/** Patterns that a language's typography rules out: every language has a line. */
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

test('each language follows its own typography', () => {
  expect(Object.keys(languages)).toEqual(Object.keys(mistakes));
  expect(texts.filter(({ language, text }) => mistakes[language]?.test(text) ?? true)).toEqual([]);
  // An ellipsis is one character, and there are no double spaces.
  expect(texts.filter(({ text }) => /\.\.\.|\s{2}/.test(text))).toEqual([]);
});

test.each<[language: keyof typeof languages, count: number, expected: string]>([
  ['pl', 3, '3 wyniki'],
  ['pl', 22, '22 wyniki'],
  ['ar', 1, 'نتيجة واحدة'],
  ['ar', 2, 'نتيجتان'],
  ['ar', 11, '11 نتيجة'],
  ['fr', 12345, '12\u202F345 résultats'],
  ['ja', 1, '1件'],
])('in %s, %i is %j', (language, count, expected) => {
  expect(fill(languages[language].words.searchResults, { count }, language)).toBe(expected);
});
