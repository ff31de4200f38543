import { sectionTypes } from '../collections/sections';
import { locate } from './locate';
import { readEntry } from './read-entry';

function read(filePath: string, text: string) {
  const location = locate(filePath);
  if (!location) throw new Error(`${filePath} belongs to no collection.`);
  return readEntry(location, filePath, text);
}

/** Every problem on one line: place, kind, message, suggestion. */
function problemsOf(filePath: string, lines: string[]): string[] {
  return read(filePath, ['---', ...lines, '---', ''].join('\n')).problems.map(
    ({ line, column, kind, message, suggestion }) =>
      `${line}:${column} ${kind}: ${message}${suggestion ? ` -> ${suggestion}` : ''}`,
  );
}

const post = ['title: A', 'date: 2026-03-14'];
const site = ['title: A', 'url: https://example.org'];

test('a file becomes an entry', () => {
  const text = '---\r\ntitle: 1984\r\ndate: 2026-03-14\r\ndraft: true\r\norder: 3\r\n---\r\n# Body\r\n';
  expect(read('posts/2026/nineteen.md', text)).toEqual({
    entry: {
      id: 'entry:posts/2026/nineteen.md',
      collection: 'post',
      slug: 'nineteen',
      filePath: 'posts/2026/nineteen.md',
      values: { title: '1984', date: '2026-03-14', draft: true, order: 3 },
      body: '# Body\r\n',
      hasBody: true,
      bodyLine: 7,
    },
    problems: [],
  });
});

test('a post without a title is a note, called by its first words; one without anything is a mistake', () => {
  const { entry } = read('posts/a.md', '---\ndate: 2026-03-14\n---\nOnly words.\n');
  expect(entry?.values).toMatchObject({ title: 'Only words.', untitled: true });
  expect(problemsOf('posts/a.md', ['date: 2026-03-14'])).toEqual([
    expect.stringMatching(/^1:1 empty-note: there is no title, and nothing that one could be made of/),
  ]);
});

test('markup in a title is kept apart from its words', () => {
  const { entry } = read('posts/a.md', '---\ntitle: The `for` loop & *more*\ndate: 2026-03-14\n---\nText.\n');
  expect(entry?.values.title).toBe('The for loop & more');
  expect(entry?.titleHtml).toBe('The <code>for</code> loop &#x26; <em>more</em>');
});

test.each([
  ['services/a.md', ['title: A', 'summary: B'], undefined],
  ['services/a.md', ['title: A', 'summary: B', 'to: /about/'], false],
  ['books/a.md', ['title: A', 'wrote: true'], undefined],
  ['books/a.md', ['title: A', 'wrote: true', 'formats: [e-book]'], true],
])('of %s with %j, fields other than the text decide whether it has a page: %s', (file, lines, expected) => {
  const { entry, problems } = read(file, `---\n${lines.join('\n')}\n---\nText.\n`);
  expect(problems).toEqual([]);
  expect(entry?.hasPage).toBe(expected);
});

test.each([
  [
    [],
    ['2:1 missing-key: "authors" is missing; it may be left out only for a book that you wrote alone ("wrote: true")'],
  ],
  [['authors: [Mary Somerville]'], []],
  [['wrote: true'], []],
])('the author of a book is as given, otherwise the site’s person: %j', (lines, expected) => {
  expect(problemsOf('books/a.md', ['title: A', ...lines])).toEqual(expected);
});

test('duplicates in a setting are removed', () => {
  const { entry, problems } = read('site.md', `---\n${site.join('\n')}\nshare: [x, mail, x]\n---\n`);
  expect(problems).toEqual([]);
  expect(entry?.values.share).toEqual(['x', 'mail']);
});

const CUT_OFF = 'since a space and # begin a comment; put it in quotes if what follows belongs to it';

const mistakes: Record<string, [string, string[], ...(string | RegExp)[]]> = {
  'nothing after a field that is needed, and nothing of another': [
    'posts/a.md',
    ['title:', 'summary:', 'tags:'],
    '2:1 missing-key: "date" is missing',
  ],
  'a text for which YAML has no value, and texts that it cuts, since they look whole': [
    'posts/a.md',
    [
      'title: 2026 #1',
      'date: 2026-03-14 #a day',
      'summary: null  # a comment',
      'tags:',
      '  - 12 #b',
      '  - "7" #c',
      '  - ~',
    ],
    `2:12 cut-off: "title" is read as "2026", ${CUT_OFF} -> title: "2026 #1"`,
    '4:10 empty: "summary" is published as "null"; if it is meant to be empty, remove it, or else put it in quotes',
    `6:7 cut-off: "tags[1]" is read as "12", ${CUT_OFF} -> - "12 #b"`,
    /^8:5 empty: "tags\[3\]" is published as "~"; /,
  ],
  'values that are none, and unknown keys, with what was meant': [
    'posts/a.md',
    ['title: A', 'date: 2026-02-30', 'tgas: [x]', 'tags: x', 'math: yes', 'authors:', '  - x', '  - [y]'],
    '3:7 bad-date: "date" is not a day in the calendar; found "2026-02-30"',
    /^4:1 unknown-key: "tgas" is not a field of Posts; allowed: title, date, .*tags.* -> tags$/,
    '5:7 wrong-type: "tags" must be a list, such as [one, two]; found "x"',
    '6:7 wrong-type: "math" must be true or false; found "yes" -> true',
    /^9:5 wrong-type: "authors\[2\]" must be .*; found \["y"\]$/,
  ],
  'keys of another generator': [
    'posts/a.md',
    [...post, 'lastmod: 2026-03-15', 'permalink: /x/', 'layout: post'],
    '4:1 unknown-key: "lastmod" is a field of other generators; here it is "updated" -> updated',
    /^5:1 unknown-key: "permalink" .* belongs in "aliases", .* -> aliases: \[\/x\/\]$/,
    '6:1 unknown-key: "layout" is a field of other generators: the folder decides how an entry is shown',
  ],
  'an end before its start, whatever else is wrong': [
    'experience/a.md',
    ['title: A', 'start: 2019-05', 'end: 2019-04-30', 'expires: 2020-01-01', 'publish: 2020-02-01'],
    /^4:6 end-before-start/,
    '2:1 missing-key: "organization" is missing',
    '5:10 end-before-start: "expires" must not be earlier than "publish"',
  ],
  'no year that contains the day it began': [
    'experience/a.md',
    ['title: A', 'organization: B', 'start: 2019-05', 'end: 2019'],
  ],
  'two places that one link leads to': [
    'services/a.md',
    ['title: A', 'summary: B', 'to: /about/', 'url: https://example.org/'],
    '5:6 contradiction: "url" cannot be given together with "to": a link leads to one place',
  ],
  'an ISBN that is too short, and a price that may be thousands of a currency without decimals': [
    'books/a.md',
    [
      ...['title: A', 'authors: [B]', 'isbn: 978-0-14-103614'],
      'formats: [{ format: paperback, price: { amount: "12.500", currency: JPY } }]',
    ],
    /^4:7 bad-value: "isbn" must be an ISBN/,
    /^5:49 ambiguous-amount: "formats\[1\]\.price\.amount" is read as 12\.5: write 12500 /,
  ],
  'no ISBN of ten digits': ['books/a.md', ['title: A', 'authors: [B]', 'isbn: 0141036144']],
  'a price without its currency': [
    'products/a.md',
    ['title: A', 'price: { amount: 3 }'],
    '3:8 missing-key: "price.currency" is missing',
  ],
  'a price by the year, and one by the week': [
    'products/a.md',
    ['title: A', 'price: { amount: 3, currency: EUR, per: week, yearly: 90 }'],
    /^3:55 contradiction: "price.yearly" needs an amount by the month: leave "per" out, or write "per: month"/,
  ],
  'a price by the month and by the year': [
    'products/a.md',
    ['title: A', 'price: { amount: 3, currency: EUR, per: month, yearly: 30 }'],
  ],
  'a price with what may be thousands': [
    'products/a.md',
    ['title: A', 'price: { amount: 1.890, currency: EUR }'],
    '3:18 ambiguous-amount: "price.amount" is read as 1.89: write 1890 if that is what "1.890" means, or 1.89',
  ],
  'no price with three decimals, of a currency that has them': [
    'products/a.md',
    ['title: A', 'price: { amount: 1.890, currency: KWD }'],
  ],
  'a price as another language writes it': [
    'products/a.md',
    ['title: A', 'price: { amount: "1,890", currency: EUR }'],
    /^3:18 wrong-type: "price.amount" must be a number of at least 0; found "1,890" -> 1890$/,
  ],
  'fields of an item': [
    'projects/a.md',
    ['title: A', 'links:', '  - label: L', '    url: example.org', '    ulr: https://example.org'],
    '5:10 bad-url: "links[1].url" must be a full URL that begins with https:// or http://; found "example.org" -> https://example.org',
    '6:5 unknown-key: "links[1].ulr" is not a field of "links[1]"; allowed: label, url -> url',
  ],
  'values of settings that are none, with what was meant': [
    'site.md',
    [
      ...[...site, 'theme: { default: drak }', 'words: { menue: Menü }', 'feeds: no', 'demo: ture', 'share: [twitter]'],
      ...['repository: git@github.com:a/b.git', 'button: { label: Ask, url: ada@example.org }', 'navigation:'],
      ...['  - { label: Call, url: +44 20 7946 0000 }', '  - { label: Ring, url: "tel: 0044/20 7946 0000" }'],
    ],
    /^4:19 .*"theme\.default" must be one of: system, light, dark; found "drak" -> dark$/,
    /^5:10 unknown-key: "words\.menue" is not a field of "words"; the \d{3} that are allowed are listed in docs\/pages\/fields\/words\.md -> menu$/,
    '6:8 wrong-type: "feeds" must be true or false; found "no" -> false',
    '7:7 wrong-type: "demo" must be true or false; found "ture" -> true',
    /^8:9 .* -> x$/,
    /^9:13 bad-url: .* -> https:\/\/github\.com\/a\/b$/,
    /^10:28 bad-url: .*; found "ada@example\.org" -> mailto:ada@example\.org$/,
    /^12:25 bad-url: .* -> tel:\+44-20-7946-0000$/,
    /^13:25 bad-url: .* -> tel:\+44-20-7946-0000$/,
  ],
  sections: [
    'pages/a.md',
    [
      ...['title: A', 'sections:', '  - { type: hero, actions: [{ label: Go }] }', '  - type: showcaze'],
      ...['  - { type: posts, newst: 3 }', '  - { type: features, items: [{ title: T, icon: cpuu }] }'],
    ],
    /^4:29 no-target: "sections\[1\]\.actions\[1\]" must have either "to" \(a page of this site\) or "url"/,
    `5:11 unknown-section: "sections[2].type" must be one of: ${sectionTypes.join(', ')}; found "showcaze" -> showcase`,
    '6:20 unknown-key: "sections[3].newst" is not a field of "sections[3]"; allowed: type, title, text, id, actions, tone, width, newest, tag, featured, only -> newest',
    /^7:49 .*"sections\[4\]\.items\[1\]\.icon" must be the name of an icon: [^;]*; found "cpuu" -> cpu$/,
  ],
  'front matter that is a list': [
    'posts/a.md',
    ['- title: A'],
    '2:1 yaml: the front matter cannot be read: it must consist of fields, such as title: A title, each on a line of its own',
  ],
  'an unquoted colon': [
    'posts/a.md',
    ['title: Notes: the first', 'date: 2026-03-14'],
    '2:8 yaml: the front matter cannot be read: a value that contains a colon and a space must be quoted -> title: "Notes: the first"',
  ],
};

test.each(Object.entries(mistakes))('each mistake is reported with its place: %s', (_, [file, lines, ...expected]) => {
  const found = problemsOf(file, lines);
  expect(found).toHaveLength(expected.length);
  for (const line of expected) {
    expect(found).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  }
});

test.each([
  [
    '<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other\n',
    'merge-conflict',
    /two versions that git could not merge/,
  ],
  ['\n \n', 'empty-file', 'the file is empty'],
  ['Words.\n', 'no-front-matter', /must begin with a line "---"/],
  ['+++\ntitle = "A"\n+++\n', 'no-front-matter', /is written in TOML.*here it is YAML/],
  ['{\n  "title": "A"\n}\n', 'no-front-matter', /is written in JSON.*here it is YAML/],
  ['\n---\ntitle: A\n---\n', 'no-front-matter', /must begin on the first line of the file/],
  ['---\ntitle: A\n', 'no-front-matter', /a line "---" is missing after its last field/],
])('%j is not an entry: %s', (text, kind, message) => {
  const { entry, problems } = read('posts/a.md', text);
  expect(entry).toBeUndefined();
  expect(problems).toMatchObject([{ file: 'posts/a.md', line: 1, column: 1, severity: 'error', kind }]);
  expect(problems[0]?.message).toMatch(message);
});

test.each([
  ['posts/My Post.md', 'my-post'],
  ['pages/a/B & C/d.md', 'b-c'],
])('the name of %s cannot be used in a URL; %s would', (file, suggestion) => {
  const lines = file.startsWith('posts') ? post : ['title: A'];
  expect(problemsOf(file, lines)).toEqual([
    expect.stringMatching(new RegExp(`^1:1 bad-slug: the file's name cannot be used in a URL: .* -> ${suggestion}$`)),
  ]);
});

test('an invalid slug is reported where it is written', () => {
  expect(problemsOf('posts/a.md', [...post, 'slug: c/d'])).toHaveLength(1);
  expect(problemsOf('posts/a.md', [...post, 'slug: My Slug!'])).toEqual([
    '4:7 bad-slug: "slug" must be letters and digits joined by hyphens; found "My Slug!" -> my-slug',
  ]);
});

test('a file name may have letters of any alphabet, digits, dots and underscores', () => {
  const names = ['Été', '日本', 'v1.2', 'a_b', '2026'];
  const slugOf = (name: string) => read(`posts/${name}.md`, `---\n${post.join('\n')}\n---\n`).entry?.slug;
  expect(names.map(slugOf)).toEqual(names);
});

const conflict = ['<<<<<<< ours', 'a', '=======', 'b', '>>>>>>> theirs'].join('\n');

test.each([
  ['in the text', conflict, true],
  ['behind a block of code', `\`\`\`\na\n\`\`\`\n${conflict}`, true],
  ['in a block of code', `\`\`\`\n${conflict}\n\`\`\``, false],
  ['in a block of more signs, which shows a block', `\`\`\`\`md\n\`\`\`\n${conflict}\n\`\`\`\n\`\`\`\``, false],
  ['of how a block of code begins', `${conflict.replace('\na', '\n```js').replace('\nb', '\n```ts')}\nc\n\`\`\``, true],
  ['without its end', '<<<<<<< a\nb\n=======\nc', false],
  // The test would time out if each searched for its end again.
  ['of fifty thousand beginnings without an end', '<<<<<<< a\n'.repeat(50_000) + '=======\n'.repeat(50_000), false],
  ['in another order', '>>>>>>> a\n=======\n<<<<<<< b', false],
])('merge conflicts: %s', (_, body, expected) => {
  const { problems } = read('posts/a.md', `---\ntitle: A\ndate: 2026-03-14\n---\n\n${body}\n`);
  expect(problems.map(({ kind }) => kind)).toEqual(expected ? ['merge-conflict'] : []);
});

test('an entry of a collection that is unlisted is so, unless it says that it is listed', () => {
  const location = locate('cv/a.md');
  if (!location) throw new Error('There is no collection of CVs.');
  const read = (line: string) => readEntry(location, 'cv/a.md', `---\ntitle: A\n${line}---\n`).entry?.values.unlisted;
  expect(['', 'listed: true\n', 'unlisted: true\n'].map(read)).toEqual([true, undefined, true]);
});
