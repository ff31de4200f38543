import { checkContent } from '../checks/check-content';
import { contentFolderOfEachTest, page, post, site, testMistakes } from '../testing/mistakes';

/** What authors meet who come from another generator, or guess a name: each is told the name here. */

testMistakes({
  'the author of a site of one person': [
    { 'posts/a.md': post(['author: Mara']) },
    /^posts\/a\.md:4:1 error unknown-key: "author" is a field of other generators: delete the line: .*"authors"[^>]*$/,
  ],
  'the address that a post had': [
    { 'posts/a.md': post(['permalink: /2019/05/foo.html']), 'posts/b.md': post(['url: /old/b/']) },
    /^posts\/a\.md:4:1 error unknown-key: "permalink" is a field .* belongs in "aliases".* -> aliases: \[\/2019\/05\/foo\.html\]$/,
    /^posts\/b\.md:4:1 error unknown-key: "url" is a field .* -> aliases: \[\/old\/b\/\]$/,
  ],
  'a status': [
    { 'posts/a.md': post(['status: publish']) },
    /^posts\/a\.md:4:1 error unknown-key: "status" .* write draft: true .* -> draft$/,
  ],
  'what other generators need and nothing is lost without': [
    { 'posts/a.md': post(['layout: post', 'guid: x', 'comments: true', 'toc: true']) },
    /^posts\/a\.md:4:1 warning unknown-key: "layout" is a field of other generators: the folder decides/,
    /^posts\/a\.md:5:1 warning unknown-key: "guid"/,
    /^posts\/a\.md:6:1 warning unknown-key: "comments"/,
    /^posts\/a\.md:7:1 warning unknown-key: "toc"/,
  ],
  'a misspelt type': [
    {
      'pages/a.md': page(['title: A', 'sections:', '  - typ: hero', '    title: H']),
      'pages/b.md': page(['title: B', 'sections:', '  - { tpye: hero, title: H }', '  - { title: H }']),
    },
    /^pages\/a\.md:4:5 error unknown-key: "sections\[1\]\.typ" is not a field of "sections\[1\]"; the one that is missing is "type" -> type$/,
    /^pages\/b\.md:4:7 error unknown-key: "sections\[1\]\.tpye" .* -> type$/,
    /^pages\/b\.md:5:5 error missing-key: "sections\[2\]\.type" is missing; allowed: /,
  ],
  'sections by other names': [
    {
      'pages/a.md': page([
        'title: A',
        'sections:',
        ...['pricing', 'cta', 'about', 'map'].map((type) => `  - type: ${type}`),
      ]),
    },
    /^pages\/a\.md:4:11 error unknown-section: .* -> products$/,
    /^pages\/a\.md:5:11 error unknown-section: .* -> call-to-action$/,
    /^pages\/a\.md:6:11 error unknown-section: .* -> prose$/,
    /^pages\/a\.md:7:11 error unknown-section: .* -> embed$/,
  ],
  'questions as a folder, and a folder by another name': [
    { 'faq/a.md': page(['title: Q']), 'blog/a.md': post() },
    /^blog\/a\.md:1:1 error unknown-folder: files here are not read; .* -> posts$/,
    'faq/a.md:1:1 error unknown-folder: files here are not read; questions and answers are a section of a page: "- type: faq" among its "sections"',
  ],
  TOML: [
    { 'posts/a.md': '+++\ndate = 2020-01-01\ntitle = "A"\n+++\nWords.\n' },
    /^posts\/a\.md:1:1 error no-front-matter: .* TOML, .*, and a colon for each equals sign: date: 2020-01-01$/,
  ],
});

testMistakes({
  'texts that are longer than their fields': [
    {
      'posts/a.md': post([`summary: ${'s'.repeat(201)}`, `tags: [${'t'.repeat(41)}]`]),
      'pages/a.md': page(['title: A', 'sections:', `  - { type: hero, title: ${'h'.repeat(400)} }`]),
    },
    /^pages\/a\.md:4:26 warning too-long: "sections\[1\]\.title" has 400 characters; more than \d+ look bad/,
    /^posts\/a\.md:4:10 warning too-long: "summary" has 201 characters; more than 200 look bad/,
    /^posts\/a\.md:5:8 warning too-long: "tags\[1\]" has 41 characters/,
  ],
});

const { write, reported, at } = contentFolderOfEachTest();

test.each([
  ['deutsch', 'de'],
  ['German', 'de'],
  ['Português', 'pt'],
  ['EN', 'en'],
  ['pt_br', 'pt-BR'],
  ['xx', undefined],
  ['klingonese', undefined],
])('the language "%s" is refused, and %s is meant', (language, meant) => {
  write({ 'site.md': site(`language: ${language}`) });
  const [line = '', ...others] = reported();
  expect(others).toEqual([]);
  expect(line).toMatch(/^site\.md:4:11 error bad-value: "language" must be a language tag/);
  expect(/ -> (.*)$/.exec(line)?.[1]).toBe(meant);
});

test.each(['de', 'de-AT', 'pt-BR', 'zh-Hans', 'sr-Latn-RS', 'gsw', 'nds', 'en-GB-oxendict'])(
  'the language "%s" is one',
  (language) => {
    write({ 'site.md': site(`language: ${language}`) });
    // The interface is not translated into most of them.
    expect(reported().filter((line) => !line.includes(' missing-words: '))).toEqual([]);
  },
);

test('a text that is too long is published whole', () => {
  const summary = `${'s'.repeat(150)} & ${'t'.repeat(150)}`;
  write({ 'posts/a.md': post([`summary: " ${summary.replace('&', '&amp;')} "`, 'draft: maybe'], 'Words.') });
  expect(reported()).toHaveLength(2);
  write({ 'posts/a.md': post([`summary: " ${summary.replace('&', '&amp;')} "`, 'math: true'], 'Words.') });
  const entry = checkContent(at()).content.entries.find(({ filePath }) => filePath === 'posts/a.md');
  expect(entry?.values).toEqual({ title: 'A', date: '2026-01-01', summary, math: true });
});

test('what is only reported is published', () => {
  write({ 'posts/a.md': post(['layout: post'], 'Words.') });
  const entry = checkContent(at()).content.entries.find(({ filePath }) => filePath === 'posts/a.md');
  expect(entry?.values).toEqual({ title: 'A', date: '2026-01-01' });
});
