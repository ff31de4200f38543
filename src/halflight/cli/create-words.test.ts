import { readFileSync } from 'node:fs';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { contentFolderOfEachTest, page, site } from '../testing/mistakes';
import { en } from '../words/en';
import { createWords } from './create-words';

const { at, write, reported } = contentFolderOfEachTest();
let said: string[];
beforeEach(() => (said = []));

const run = (language?: string) =>
  createWords(language, { folder: at(), print: (text) => said.push(text), complain: (text) => said.push(text) });
const read = (file = 'site.md') => readFileSync(at(file), 'utf8');
const wordsIn = (file = 'site.md') => {
  const { words = {} } = (readFrontMatter(read(file))?.values ?? {}) as { words?: Record<string, unknown> };
  return words;
};

test('every word is there to translate, with its English text', () => {
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
  // The new lines are valid, but all words still count as untranslated.
  expect(reported()).toEqual([expect.stringMatching(/missing-words.*all \d+ words are missing/)]);
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
  expect(said.at(-1)).toMatch(/site\.md already has every word\.$/);
});

test.each([
  ['words: ""', 'words:'],
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
    'Nothing was written: the front matter of site.md must be written as lines such as "title: My site".',
  );
  expect(read()).toBe(text);
});

test('a site.md that is not UTF-8 is left alone', () => {
  const bytes = Buffer.from(site('language: cs', 'description: \xc1\xe9'), 'latin1');
  write({ 'site.md': bytes });
  expect(run('cs')).toBe(1);
  expect(said.join('\n')).toMatch(/^Nothing was written: site\.md cannot be read; ".*npm run check.*" says why/);
  expect(readFileSync(at('site.md'))).toEqual(bytes);
});

test('a secondary language’s settings file gets its words', () => {
  write({ 'site.cs.md': page(['title: A']) });
  expect(run('cs')).toBe(0);
  expect(Object.keys(wordsIn('site.cs.md'))).toHaveLength(Object.keys(en).length);
  expect(read()).not.toContain('words');
});

test('a secondary language gets a separate file', () => {
  write({ 'site.md': site('languages: [en, { code: cs, path: /cesky/ }]') });
  const before = read();
  expect(run('cs')).toBe(0);
  expect(Object.keys(wordsIn('site.cs.md'))).toEqual(Object.keys(en));
  expect(read()).toBe(before);
});

test.each<[string | undefined, string, number, RegExp]>([
  [undefined, 'language: cs', 2, /^Name a language by its tag, as in: .*npm run new -- words cs/],
  ['czech', 'language: cs', 2, /^There is no language "czech".*\nDid you mean "cs"\?$/],
  ['de-AT', 'language: de-AT', 1, /^Nothing was written: the interface is already translated into Austrian German\./],
  ['cs', 'language: en', 1, /^Nothing was written: site\.md is not in Czech\. Set "language: cs" there/],
  [
    'cs',
    'language: cs\nwords: { menu: Nabídka }',
    1,
    /^Nothing was written: "words" in site\.md must be written as lines/,
  ],
  ['cs', 'language: [', 1, /^Nothing was written: site\.md cannot be read/],
])('%s where site.md says %j: nothing is written', (language, lines, code, message) => {
  write({ 'site.md': site(lines) });
  const text = read();
  expect(run(language)).toBe(code);
  expect(said.join('\n')).toMatch(message);
  expect(read()).toBe(text);
});
