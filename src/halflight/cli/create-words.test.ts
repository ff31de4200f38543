import { readFileSync } from 'node:fs';
import { checkContent } from '../checks/check-content';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { contentFolderOfEachTest, page, site } from '../testing/mistakes';
import { en } from '../ui/words/en';
import { toWords } from '../ui/words/words';
import { createWords } from './create-words';

const { at, write, reported } = contentFolderOfEachTest();
let said: string[];
beforeEach(() => (said = []));

const run = (language?: string) =>
  createWords(language, { folder: at(), print: (text) => said.push(text), complain: (text) => said.push(text) });
const read = (file = 'site.md') => readFileSync(at(file), 'utf8');
const wordsIn = (file = 'site.md') => (readFrontMatter(read(file))?.values as { words: Record<string, unknown> }).words;

test('every word is there to be translated, its English beside it', () => {
  write({ 'site.md': site('language: cs', 'description: D.') });
  expect(run('cs')).toBe(0);
  expect(Object.keys(wordsIn())).toEqual(Object.keys(en));
  const text = read();
  expect(text).toContain('\ndescription: D.\nwords:\n  skipToContent: # Skip to content\n');
  expect(text).toContain(
    [
      '  searchResults:',
      '    one: # One result (1)',
      '    few: # {count} results (2, 3, 4)',
      '    many: # {count} results',
      '    other: # {count} results (0, 5, 6, …)',
    ].join('\n'),
  );
  // None of them causes a problem, but all are still untranslated.
  expect(reported()).toEqual([expect.stringMatching(/missing-words.*all \d+ words are missing/)]);
});

test('what is written there is what the site says', () => {
  write({ 'site.md': site('language: cs') });
  run('cs');
  const filled = read()
    .replace('menu: # Menu', 'menu: Nabídka # Menu')
    .replace(/(few|many|one|other): # (\{count\} results|One result).*/g, '$1: "{count} ($1)"');
  write({ 'site.md': filled });
  const { content } = checkContent(at());
  const words = toWords(content.site);
  expect(words.menu).toBe('Nabídka');
  expect(words.searchResults).toEqual({
    few: '{count} (few)',
    many: '{count} (many)',
    one: '{count} (one)',
    other: '{count} (other)',
  });
  expect(words.home).toBe('Home');
});

test.each(['\n', '\r\n'])('words that are there stay, comments too, and only others are added (%j)', (lineBreak) => {
  const lines = [
    'language: cs',
    'words:',
    '    # Ours',
    '    menu: Nabídka',
    '',
    '    home: Domů # Home',
    '# After',
    'search: false',
  ];
  write({ 'site.md': site(...lines).replaceAll('\n', lineBreak) });
  expect(run('cs')).toBe(0);
  const words = wordsIn();
  expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  expect([words.menu, words.home]).toEqual(['Nabídka', 'Domů']);
  for (const line of lines) expect(read().split(lineBreak)).toContain(line);
  expect(read()).toContain(`${lineBreak}    skipToContent: # Skip to content${lineBreak}`);
  expect(reported()).toHaveLength(1);
  const text = read();
  expect(run('cs')).toBe(0);
  expect(read()).toBe(text);
  expect(said.at(-1)).toMatch(/site\.md has every word\.$/);
});

test.each([
  ['words:', 'words:'],
  ['words: # my words', 'words: # my words'],
  ['words:   \n  # mine', 'words:'],
  ['words: ""', 'words:'],
  ["words: '' # my words", 'words: # my words'],
  ['"words" : ""', 'words:'],
  ['words:\n  ""\n  # mine', 'words:'],
  ['words: |', undefined],
])('an empty list of words is filled where it is (%j)', (before, after) => {
  for (const lineBreak of ['\n', '\r\n']) {
    write({ 'site.md': site('language: cs', before, 'search: false').replaceAll('\n', lineBreak) });
    const text = read();
    expect(run('cs')).toBe(after === undefined ? 1 : 0);
    if (after === undefined) {
      expect(read()).toBe(text);
      continue;
    }
    expect(read()).toContain(`${lineBreak}${after}${lineBreak}  skipToContent: # Skip to content${lineBreak}`);
    expect(read().includes('# mine')).toBe(before.includes('# mine'));
    expect(Object.keys(wordsIn())).toEqual(Object.keys(en));
    expect(readFrontMatter(read())?.values).toMatchObject({ language: 'cs', search: 'false' });
    expect(reported()).toHaveLength(1);
  }
});

test('front matter that the words would break is left alone', () => {
  write({ 'site.md': page(['{ title: A, url: https://example.org, language: cs }']) });
  const text = read();
  expect(run('cs')).toBe(1);
  expect(said.join('\n')).toBe(
    'Nothing was written: the front matter of site.md is not a list of lines, such as "title: My site".',
  );
  expect(read()).toBe(text);
});

test.each(['site.md', 'site.cs.md'])('the letters of a %s that is not UTF-8 are left alone', (file) => {
  const bytes = Buffer.from(site('language: cs', 'description: \xc1\xe9'), 'latin1');
  write({ [file]: bytes });
  expect(run('cs')).toBe(1);
  expect(said.join('\n')).toMatch(
    new RegExp(`^Nothing was written: ${file} cannot be read; ".*npm run check.*" says why`),
  );
  expect(readFileSync(at(file))).toEqual(bytes);
});

test('the settings of a language of its own have its words', () => {
  write({ 'site.cs.md': page(['title: A']) });
  expect(run('cs')).toBe(0);
  expect(Object.keys(wordsIn('site.cs.md'))).toHaveLength(Object.keys(en).length);
  expect(read()).not.toContain('words');
});

test('a language that the site is in besides its main one gets a file of its own', () => {
  write({ 'site.md': site('languages: [en, { code: cs, path: /cesky/ }]') });
  const before = read();
  expect(run('cs')).toBe(0);
  expect(Object.keys(wordsIn('site.cs.md'))).toEqual(Object.keys(en));
  expect(read()).toBe(before);
});

test.each<[string | undefined, string, number, RegExp]>([
  [undefined, 'language: cs', 2, /^Name a language by its tag, as in: .*npm run new -- words cs/],
  ['czech', 'language: cs', 2, /^There is no language "czech".*\nDid you mean "cs"\?$/],
  ['de-AT', 'language: de-AT', 1, /^Nothing was written: the interface comes in Austrian German\./],
  ['cs', 'language: en', 1, /^Nothing was written: site\.md is not in Czech\. Say "language: cs" there/],
  [
    'cs',
    'language: cs\nwords: { menu: Nabídka }',
    1,
    /^Nothing was written: "words" in site\.md is not a list of lines/,
  ],
  ['cs', 'language: [', 1, /^Nothing was written: site\.md cannot be read/],
])('%s where site.md says %j: nothing is written', (language, lines, code, message) => {
  write({ 'site.md': site(lines) });
  const text = read();
  expect(run(language)).toBe(code);
  expect(said.join('\n')).toMatch(message);
  expect(read()).toBe(text);
});
