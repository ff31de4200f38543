import { sectionTypes } from '../sections/schema';
import { locate } from './locate';
import { nearest } from './nearest';
import { readEntry } from './read-entry';

function read(filePath: string, text: string) {
  const location = locate(filePath);
  if (!location) throw new Error(`${filePath} belongs to no collection.`);
  return readEntry(location, filePath, text);
}

/** Problems as one line each: place, kind, message, suggestion. */
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

test('what is marked in a title is kept apart from its words', () => {
  const { entry } = read('posts/a.md', '---\ntitle: The `for` loop & *more*\ndate: 2026-03-14\n---\nText.\n');
  expect(entry?.values.title).toBe('The for loop & more');
  expect(entry?.titleHtml).toBe('The <code>for</code> loop &#x26; <em>more</em>');
});

test.each([
  ['services/a.md', ['title: A', 'summary: B'], undefined],
  ['services/a.md', ['title: A', 'summary: B', 'to: /about/'], false],
  ['services/a.md', ['title: A', 'summary: B', 'url: https://example.org/'], false],
  ['books/a.md', ['title: A', 'wrote: true'], undefined],
  ['books/a.md', ['title: A', 'wrote: true', 'quotes: []'], undefined],
  ['books/a.md', ['title: A', 'wrote: true', 'formats: [e-book]'], true],
  ['books/a.md', ['title: A', 'wrote: true', 'sample: It begins.'], true],
])('of %s with %j other fields than the text decide whether it has a page: %s', (file, lines, expected) => {
  const { entry, problems } = read(file, `---\n${lines.join('\n')}\n---\nText.\n`);
  expect(problems).toEqual([]);
  expect(entry?.hasPage).toBe(expected);
});

test.each([
  [[], ['2:1 missing-key: "authors" is missing; only a book that you wrote alone ("wrote: true") needs none']],
  [
    ['wrote: false'],
    ['2:1 missing-key: "authors" is missing; only a book that you wrote alone ("wrote: true") needs none'],
  ],
  [['authors: [Mary Somerville]'], []],
  [['wrote: true'], []],
])('who wrote a book is known, or it is the person of the site: %j', (lines, expected) => {
  expect(problemsOf('books/a.md', ['title: A', ...lines])).toEqual(expected);
});

test('what a setting lists twice counts once', () => {
  const { entry, problems } = read('site.md', `---\n${site.join('\n')}\nshare: [x, mail, x]\n---\n`);
  expect(problems).toEqual([]);
  expect(entry?.values.share).toEqual(['x', 'mail']);
});

test('the slug of a page deep down is the last part of its address', () => {
  expect(read('pages/a/b.md', '---\ntitle: A\nslug: c\n---\n').entry?.slug).toBe('a/c');
});

test('a slug is one part of an address', () => {
  expect(problemsOf('posts/b.md', [...post, 'slug: c/d'])).toHaveLength(1);
});

test('a given slug wins over the name of the file', () => {
  const { entry } = read('posts/a.md', '---\ntitle: A\ndate: 2026-03-14\nslug: b\n---\n');
  expect(entry?.slug).toBe('b');
});

const mistakes: Record<string, [string, string[], ...(string | RegExp)[]]> = {
  'a missing field': ['posts/a.md', ['title: A'], '2:1 missing-key: "date" is missing'],
  'all missing fields': [
    'posts/a.md',
    ['tags: [x]'],
    '2:1 missing-key: "title" is missing',
    '2:1 missing-key: "date" is missing',
  ],
  'a field with nothing after it': [
    'posts/a.md',
    ['title:', 'date: 2026-03-14'],
    '2:1 missing-key: "title" is missing',
  ],
  'a text for which YAML has no value': [
    'posts/a.md',
    ['title: A', 'date: 2026-03-14', 'summary: null', 'tags: [a, ~]'],
    '4:10 empty: "summary" is published as "null"; if it is meant to be empty, remove it, or else put it in quotes',
    /^5:11 empty: "tags\[2\]" is published as "~"; /,
  ],
  'texts that YAML cuts, since they look whole': [
    'posts/a.md',
    ['title: 2026 #1', 'date: 2026-03-14 #a day', 'summary: 3  # a comment', 'tags:', '  - 12 #b', '  - "7" #c'],
    '2:12 cut-off: "title" is read as "2026", since a space and # begin a comment; put it in quotes if what follows belongs to it -> title: "2026 #1"',
    '6:7 cut-off: "tags[1]" is read as "12", since a space and # begin a comment; put it in quotes if what follows belongs to it -> - "12 #b"',
  ],
  'an empty field': ['posts/a.md', ['title: ""', 'date: 2026-03-14'], '2:8 empty: "title" must not be empty; found ""'],
  'an optional field with nothing after it': ['posts/a.md', [...post, 'summary:', 'tags:']],
  'a misspelt key with nothing after it': ['posts/a.md', [...post, 'sumary:'], /^4:1 unknown-key: .* -> summary$/],
  'a day that is not one': [
    'posts/a.md',
    ['title: A', 'date: soon'],
    '3:7 bad-date: "date" must be a day such as 2026-03-14; found "soon"',
  ],
  'an impossible day': [
    'posts/a.md',
    ['title: A', 'date: 2026-02-30'],
    '3:7 bad-date: "date" is not a day in the calendar; found "2026-02-30"',
  ],
  'an unknown key, with the nearest': [
    'posts/a.md',
    [...post, 'tgas: [x]'],
    /^4:1 unknown-key: "tgas" is not a field of Posts; allowed: title, date, .*tags.* -> tags$/,
  ],
  'an unknown key that is near none': ['posts/a.md', [...post, 'xyzzy: 1'], /^4:1 unknown-key: .*[^>] \w+$/],
  'a key of another generator': [
    'posts/a.md',
    [...post, 'lastmod: 2026-03-15', 'permalink: /x/', 'categories: [a]', 'layout: post'],
    '4:1 unknown-key: "lastmod" is a field of other generators; here it is "updated" -> updated',
    /^5:1 unknown-key: "permalink" .* belongs in "aliases", .* -> aliases: \[\/x\/\]$/,
    '6:1 unknown-key: "categories" is a field of other generators; here it is "tags" -> tags',
    '7:1 unknown-key: "layout" is a field of other generators: the folder decides how an entry is shown',
  ],
  'a key of another generator that this collection has no word for': [
    'awards/a.md',
    ['title: A', 'issuer: B', 'date: 2026', 'categories: [a]'],
    /^5:1 unknown-key: "categories" is not a field of Awards; allowed: /,
  ],
  'an end before its start': [
    'experience/a.md',
    ['title: A', 'organization: B', 'start: 2019-05', 'end: 2018'],
    '5:6 end-before-start: "end" must not be earlier than "start"',
  ],
  'an end before its start, whatever else is wrong': [
    'experience/a.md',
    ['title: A', 'start: 2019-05', 'end: 2019-04-30', 'expires: 2020-01-01', 'publish: 2020-02-01'],
    /^4:6 end-before-start/,
    '2:1 missing-key: "organization" is missing',
    '5:10 end-before-start: "expires" must not be earlier than "publish"',
  ],
  'a year that contains the day it began': [
    'experience/a.md',
    ['title: A', 'organization: B', 'start: 2019-05', 'end: 2019'],
  ],
  'two places that one link leads to': [
    'services/a.md',
    ['title: A', 'summary: B', 'to: /about/', 'url: https://example.org/'],
    '5:6 contradiction: "url" cannot be given together with "to": a link leads to one place',
  ],
  'a number out of its limits': [
    'books/a.md',
    ['title: A', 'authors: [B]', 'rating: 6'],
    /^4:9 out-of-limits: "rating" .* from 1 to 5; found "6"$/,
  ],
  'an ISBN that is too short': [
    'books/a.md',
    ['title: A', 'authors: [B]', 'isbn: 978-0-14-103614'],
    /^4:7 bad-value: "isbn" must be an ISBN/,
  ],
  'an ISBN of ten digits, as it is written': ['books/a.md', ['title: A', 'authors: [B]', 'isbn: 0141036144']],
  'a price without its currency': [
    'products/a.md',
    ['title: A', 'price: { amount: 3 }'],
    '3:8 missing-key: "price.currency" is missing',
  ],
  'a map where a list of groups belongs': [
    'site.md',
    ['title: A', 'url: https://a.example', 'redirects: { /old/: /new/ }'],
    /^4:12 wrong-type: "redirects" must be a list, such as \[\{ from: \/portfolio\/, to: \/projects\/ \}\]; found/,
  ],
  'a price with what may be thousands': [
    'products/a.md',
    ['title: A', 'price: { amount: 1.890, currency: EUR }'],
    '3:18 ambiguous-amount: "price.amount" is read as 1.89: write 1890 if that is what "1.890" means, or 1.89',
  ],
  'the same where a currency has no decimals, and in a text': [
    'books/a.md',
    ['title: A', 'authors: [B]', 'formats: [{ format: paperback, price: { amount: "12.500", currency: JPY } }]'],
    /^4:49 ambiguous-amount: "formats\[1\]\.price\.amount" is read as 12\.5: write 12500 /,
  ],
  'a price with three decimals, of a currency that has them': [
    'products/a.md',
    ['title: A', 'price: { amount: 1.890, currency: KWD }'],
  ],
  'a price as another language writes it': [
    'products/a.md',
    ['title: A', 'price: { amount: "1,890", currency: EUR }'],
    /^3:18 wrong-type: "price.amount" must be a number of at least 0; found "1,890" -> 1890$/,
  ],
  'a text where a list belongs': [
    'posts/a.md',
    [...post, 'tags: x'],
    '4:7 wrong-type: "tags" must be a list, such as [one, two]; found "x"',
  ],
  'a list where a text belongs': [
    'posts/a.md',
    ['title: [A, B]', 'date: 2026-03-14'],
    '2:8 wrong-type: "title" must be text; found ["A","B"]',
  ],
  'an item of a list, counted from one': [
    'posts/a.md',
    [...post, 'tags:', '  - x', '  - [y]'],
    '6:5 wrong-type: "tags[2]" must be text; found ["y"]',
  ],
  'a field of an item': [
    'projects/a.md',
    ['title: A', 'links:', '  - label: L', '    url: example.org'],
    '5:10 bad-url: "links[1].url" must be a full URL that begins with https:// or http://; found "example.org" -> https://example.org',
  ],
  'an unknown field of an item': [
    'projects/a.md',
    ['title: A', 'links:', '  - label: L', '    ulr: https://example.org', '    url: https://example.org'],
    '5:5 unknown-key: "links[1].ulr" is not a field of "links[1]"; allowed: label, url -> url',
  ],
  'a missing field of an item': [
    'projects/a.md',
    ['title: A', 'links:', '  - label: L'],
    '4:5 missing-key: "links[1].url" is missing',
  ],
  'an unknown field of an image': [
    'posts/a.md',
    [...post, 'cover: { src: ./a.jpg, alt: x, fokus: top }'],
    '4:32 unknown-key: "cover.fokus" is not a field of "cover"; allowed: src, alt, focus, dark -> focus',
  ],
  'an image without alt, where nothing else says what it shows': [
    'projects/a.md',
    ['title: A', 'gallery:', '  - src: ./a.jpg'],
    /^4:5 missing-key: "gallery\[1\]\.alt" is missing: say what the image shows, or "" if it is only decoration$/,
  ],
  'a wrong choice, with the nearest': [
    'site.md',
    [...site, 'theme:', '  default: drak'],
    /^5:12 .*"theme\.default" must be one of: system, light, dark; found "drak" -> dark$/,
  ],
  'an unknown key in a group in a group': [
    'site.md',
    [...site, 'footer:', '  links:', '    - label: L', '      too: /a/', '      to: /a/'],
    '7:7 unknown-key: "footer.links[1].too" is not a field of "footer.links[1]"; allowed: label, to, url -> to',
  ],
  'a word of the interface that there is not': [
    'site.md',
    [...site, 'words: { menue: Menü }'],
    /^4:10 unknown-key: "words\.menue" is not a field of "words"; the \d{3} that are allowed are listed in docs\/pages\/fields\/words\.md -> menu$/,
  ],
  'other words for yes and no': [
    'site.md',
    [...site, 'feeds: no', 'search: Off', 'texts: yes', 'demo: ture'],
    '4:8 wrong-type: "feeds" must be true or false; found "no" -> false',
    '5:9 wrong-type: "search" must be true or false; found "Off" -> false',
    '6:8 wrong-type: "texts" must be true or false; found "yes" -> true',
    '7:7 wrong-type: "demo" must be true or false; found "ture" -> true',
  ],
  'an address without its beginning': [
    'site.md',
    ['title: A', 'url: example.org', 'repository: github.com/a/b'],
    /^3:6 bad-url: .*; found "example\.org" -> https:\/\/example\.org$/,
    /^4:13 bad-url: .*; found "github\.com\/a\/b" -> https:\/\/github\.com\/a\/b$/,
  ],
  'an address for git': [
    'site.md',
    [...site, 'repository: git@github.com:a/b.git'],
    /^4:13 bad-url: .* -> https:\/\/github\.com\/a\/b$/,
  ],
  'an e-mail address and phone numbers without the words before them': [
    'site.md',
    [
      ...site,
      'button: { label: Ask, url: ada@example.org }',
      'navigation:',
      '  - { label: Call, url: +44 20 7946 0000 }',
      '  - { label: Ring, url: "tel: 0044/20 7946 0000" }',
    ],
    /^4:28 bad-url: .*; found "ada@example\.org" -> mailto:ada@example\.org$/,
    /^6:25 bad-url: .* -> tel:\+44-20-7946-0000$/,
    /^7:25 bad-url: .* -> tel:\+44-20-7946-0000$/,
  ],
  'an address that is none': ['site.md', [...site, 'repository: a/b'], /^4:13 bad-url: .*; found "a\/b"$/],
  'a place to share at by its former name': ['site.md', [...site, 'share: [twitter]'], /^4:9 .* -> x$/],
  'a contact setting without a destination': [
    'site.md',
    [...site, 'contact: { url: https://example.org/form }'],
    '4:10 missing-key: "contact.destination" is missing; allowed: netlify, endpoint, formspree, basin, getform, web3forms, mailto',
  ],
  'a section of no known type, with the nearest': [
    'pages/a.md',
    ['title: A', 'sections:', '  - type: hero', '  - title: x', '    type: showcaze'],
    `6:11 unknown-section: "sections[2].type" must be one of: ${sectionTypes.join(', ')}; found "showcaze" -> showcase`,
  ],
  'a section without a type': [
    'pages/a.md',
    ['title: A', 'sections:', '  - title: x'],
    /^4:5 missing-key: "sections\[1\](?:\.type)?" is missing/,
  ],
  'an unknown key of a section': [
    'pages/a.md',
    ['title: A', 'sections:', '  - type: posts', '    newst: 3'],
    '5:5 unknown-key: "sections[1].newst" is not a field of "sections[1]"; allowed: type, title, text, id, actions, tone, width, newest, tag, featured -> newest',
  ],
  'an unknown key of an item of a section': [
    'pages/a.md',
    ['title: A', 'sections:', '  - type: features', '    items:', '      - title: T', '        ikon: cpu'],
    '7:9 unknown-key: "sections[1].items[1].ikon" is not a field of "sections[1].items[1]"; allowed: title, text, icon, to, url -> icon',
  ],
  'a wrong icon in a section, with the nearest': [
    'pages/a.md',
    ['title: A', 'sections:', '  - type: features', '    items: [{ title: T, icon: cpuu }]'],
    /^5:31 .*"sections\[1\]\.items\[1\]\.icon" must be the name of an icon: [^;]*; found "cpuu" -> cpu$/,
  ],
  'a link that leads nowhere': [
    'pages/a.md',
    ['title: A', 'sections:', '  - type: hero', '    actions: [{ label: Go }]'],
    /^5:15 no-target: "sections\[1\]\.actions\[1\]" must have either "to" \(a page of this site\) or "url"/,
  ],
  'several at once': [
    'posts/a.md',
    ['title: A', 'date: soon', 'tgas: [x]', 'math: yes'],
    /^3:7 bad-date: "date"/,
    /^5:7 .*: "math" must be true or false; found "yes" -> true$/,
    /^4:1 unknown-key: "tgas".* -> tags$/,
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
  'a tab': [
    'projects/a.md',
    ['title: A', 'links:', '\t- label: L'],
    /^4:1 yaml: the front matter cannot be read: a tab cannot indent; use spaces$/,
  ],
};

test.each(Object.entries(mistakes))('%s is named with its place', (_, [file, lines, ...expected]) => {
  const found = problemsOf(file, lines);
  expect(found).toHaveLength(expected.length);
  for (const line of expected) {
    expect(found).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  }
});

test.each([
  ['', 'empty-file', 'the file is empty'],
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
  ['posts/what?.md', 'what'],
  ['posts/-a.md', 'a'],
  ['pages/a/B & C/d.md', 'b-c'],
])('the name of %s cannot be used in a URL; %s would', (file, suggestion) => {
  const lines = file.startsWith('posts') ? post : ['title: A'];
  expect(problemsOf(file, lines)).toEqual([
    expect.stringMatching(new RegExp(`^1:1 bad-slug: the file's name cannot be used in a URL: .* -> ${suggestion}$`)),
  ]);
});

test('a bad slug is pointed at where it is given', () => {
  expect(problemsOf('posts/a.md', [...post, 'slug: My Slug!'])).toEqual([
    '4:7 bad-slug: "slug" must be letters and digits joined by hyphens; found "My Slug!" -> my-slug',
  ]);
});

test.each(['note-a', 'Été', '日本', 'v1.2', 'a_b', '2026'])('%s is a good name of a file', (name) => {
  expect(read(`posts/${name}.md`, '---\ntitle: A\ndate: 2026-03-14\n---\n').entry?.slug).toBe(name);
});

test.each([
  ['tgas', ['title', 'tags', 'date'], 'tags'],
  ['Title', ['title', 'tags'], 'title'],
  ['showcaze', ['hero', 'showcase'], 'showcase'],
  ['permalink', ['title', 'tags'], undefined],
  ['x', [], undefined],
])('the nearest to %s of %j is %s', (word, words, expected) => {
  expect(nearest(word, words)).toBe(expected);
});

const conflict = ['<<<<<<< ours', 'a', '=======', 'b', '>>>>>>> theirs'].join('\n');

test.each([
  ['in the text', conflict, true],
  ['with the ends of lines of Windows', conflict.replaceAll('\n', '\r\n'), true],
  ['behind a block of code', `\`\`\`\na\n\`\`\`\n${conflict}`, true],
  ['in a block of code', `\`\`\`\n${conflict}\n\`\`\``, false],
  ['in a block of more signs, which shows a block', `\`\`\`\`md\n\`\`\`\n${conflict}\n\`\`\`\n\`\`\`\``, false],
  ['in a block of waves', `~~~\n\`\`\`\n${conflict}\n~~~`, false],
  ['of how a block of code begins', `${conflict.replace('\na', '\n```js').replace('\nb', '\n```ts')}\nc\n\`\`\``, true],
  ['of which one begins a block of code', `${conflict.replace('\na', '\n```\na')}\n\`\`\``, true],
  ['in a block of code, behind a line that begins like them', `<<<<<<< a\n\n\`\`\`\n${conflict}\n\`\`\``, false],
  ['without its end', '<<<<<<< a\nb\n=======\nc', false],
  ['in another order', '>>>>>>> a\n=======\n<<<<<<< b', false],
])('two versions that git could not join: %s', (_, body, expected) => {
  const { problems } = read('posts/a.md', `---\ntitle: A\ndate: 2026-03-14\n---\n\n${body}\n`);
  expect(problems.map(({ kind }) => kind)).toEqual(expected ? ['merge-conflict'] : []);
});

test('signs of such a conflict without an end take no longer than other lines', () => {
  const time = (line: (index: number) => string) => {
    const text = `---\ntitle: A\ndate: 2026-03-14\n---\n${Array.from({ length: 100_000 }, (_, index) => line(index)).join('\n')}`;
    const begun = process.cpuUsage();
    read('posts/a.md', text);
    return process.cpuUsage(begun).user;
  };
  time(() => 'aaaaaaa a');
  const usual = time(() => 'aaaaaaa a');
  expect(time((index) => (index < 50_000 ? '<<<<<<< a' : '======='))).toBeLessThan(50_000 + usual * 10);
});
