import { checkContent } from '../checks/check-content';
import { contentFolderOfEachTest, page, post, site, testMistakes } from '../testing/mistakes';

/** Authors who come from another generator, or guess a name, are told our name. */

testMistakes({
  'fields that a post had elsewhere, and texts that are longer than their fields': [
    {
      'posts/a.md': post(['permalink: /2019/05/foo.html', 'layout: post', 'guid: x', 'comments: true', 'toc: true']),
      'posts/b.md': post(['url: /old/b/', `summary: ${'s'.repeat(201)}`, `tags: [${'t'.repeat(41)}]`]),
    },
    /^posts\/a\.md:4:1 error unknown-key: "permalink" is a field .* belongs in "aliases".* -> aliases: \[\/2019\/05\/foo\.html\]$/,
    // Can be dropped without loss.
    /^posts\/a\.md:5:1 warning unknown-key: "layout" is a field of other generators: the folder decides/,
    ...['guid', 'comments', 'toc'].map(
      (key, index) => new RegExp(`^posts/a\\.md:${index + 6}:1 warning unknown-key: "${key}"`),
    ),
    /^posts\/b\.md:4:1 error unknown-key: "url" is a field .* -> aliases: \[\/old\/b\/\]$/,
    /^posts\/b\.md:5:10 warning too-long: "summary" has 201 characters; more than 200 look bad/,
    /^posts\/b\.md:6:8 warning too-long: "tags\[1\]" has 41 characters/,
  ],
  'sections by other names, or with a misspelt type or none': [
    {
      'pages/a.md': page([
        ...['title: A', 'sections:', '  - { typ: hero, title: H }', '  - { title: H }'],
        ...['pricing', 'cta', 'about', 'map'].map((type) => `  - type: ${type}`),
      ]),
    },
    /^pages\/a\.md:4:7 error unknown-key: "sections\[1\]\.typ" is not a field of "sections\[1\]"; the one that is missing is "type" -> type$/,
    /^pages\/a\.md:5:5 error missing-key: "sections\[2\]\.type" is missing; allowed: /,
    ...['products', 'call-to-action', 'prose', 'embed'].map(
      (type, index) => new RegExp(`^pages/a\\.md:${index + 6}:11 error unknown-section: .* -> ${type}$`),
    ),
  ],
  'questions as a folder, and a folder by another name': [
    { 'faq/a.md': page(['title: Q']), 'blog/a.md': post() },
    /^blog\/a\.md:1:1 error unknown-folder: files here are not read; .* -> posts$/,
    'faq/a.md:1:1 error unknown-folder: files here are not read; questions and answers are a section of a page: "- type: faq" among its "sections"',
  ],
});

const { write, reported, at } = contentFolderOfEachTest();

test.each([
  ['deutsch', 'de'],
  ['German', 'de'],
  ['pt_br', 'pt-BR'],
  ['klingonese', undefined],
])('the language "%s" is rejected, and %s is suggested', (language, meant) => {
  write({ 'site.md': site(`language: ${language}`) });
  const [line = '', ...others] = reported();
  expect(others).toEqual([]);
  expect(line).toMatch(/^site\.md:4:11 error bad-value: "language" must be a language tag/);
  expect(/ -> (.*)$/.exec(line)?.[1]).toBe(meant);
});

test.each(['de-AT', 'zh-Hans', 'gsw', 'en-GB-oxendict'])('the language "%s" is accepted', (language) => {
  write({ 'site.md': site(`language: ${language}`) });
  // The interface is not translated into most of them.
  expect(reported().filter((line) => !line.includes(' missing-words: '))).toEqual([]);
});

test('texts with only warnings are published in full', () => {
  const summary = `${'s'.repeat(150)} & ${'t'.repeat(150)}`;
  write({ 'posts/a.md': post([`summary: " ${summary.replace('&', '&amp;')} "`, 'layout: post'], 'Words.') });
  const entry = checkContent(at()).content.entries.find(({ filePath }) => filePath === 'posts/a.md');
  expect(entry?.values).toEqual({ title: 'A', date: '2026-01-01', summary });
});
