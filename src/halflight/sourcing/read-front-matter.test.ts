import { readFrontMatter } from './read-front-matter';

const BOM = '\uFEFF';

/** The front matter of a text; fails the test if there is none. */
function read(text: string) {
  const found = readFrontMatter(text);
  if (!found) throw new Error('There is no front matter.');
  return found;
}

const COMMENTED = { a: 'b', d: 'e', g: 'h\n', j: 'k', m: 'n' };

test.each<[string, string, unknown, string]>([
  ['plain', '---\ntitle: A\n---\nBody\n', { title: 'A' }, 'Body\n'],
  ['a byte order mark and CRLF', `${BOM}---\r\ntitle: A\r\n---\r\n`, { title: 'A' }, ''],
  ['no body, no last line end', '---\ntitle: A\n---', { title: 'A' }, ''],
  ['nothing in it', '---\n---\nBody', {}, 'Body'],
  ['spaces after the fences', '---  \ntitle: A\n--- \nBody', { title: 'A' }, 'Body'],
  ['a rule in the body', '---\ntitle: A\n---\nBody\n\n---\n\nMore\n', { title: 'A' }, 'Body\n\n---\n\nMore\n'],
  ['a literal text', '---\ntext: |\n  one\n  two\n---\n', { text: 'one\ntwo\n' }, ''],
  ['comments', '---\na: b # c\nd: e\n  #f\ng: |\n   h\n  #i\nj: "k" #l\nm: \'n\'  #o\n---\n', COMMENTED, ''],
  ['an alias', '---\na: &x [1, 2]\nb: *x\n---\n', { a: ['1', '2'], b: ['1', '2'] }, ''],
])('reads front matter with %s', (_, text, values, body) => {
  const found = read(text);
  expect(found.errors).toEqual([]);
  expect(found.values).toEqual(values);
  expect(found.body).toBe(body);
});

test('guesses no types: every scalar is the text as written', () => {
  const text = '---\na: 1984\nb: 0141036144\nc: true\nd: 2026-03-14\ne: null\nf: 1e3\ng: 12:30\nh: no\ni: ~\n---\n';
  const values = ['1984', '0141036144', 'true', '2026-03-14', 'null', '1e3', '12:30', 'no', '~'];
  expect(Object.values(read(text).values as object)).toEqual(values);
});

test.each([
  ['an empty file', ''],
  ['a fence that is never closed', '---\ntitle: A\n\nBody\n'],
  ['a fence that is not the first line', '\n---\ntitle: A\n---\n'],
  ['TOML', '+++\ntitle = "A"\n+++\n'],
])('%s has no front matter', (_, text) => {
  expect(readFrontMatter(text)).toBeUndefined();
});

const nested = `---
title: A
cover: { src: ./a.jpg, alt: "" }
links:
  - label: One
    url: https://example.org/
  - { label: Two, url: https://example.org/2 }
empty:
last: z
---
Body
`;

describe.each([
  ['with LF', nested],
  ['with CRLF and a byte order mark', BOM + nested.replaceAll('\n', '\r\n')],
])('in a file %s', (_, text) => {
  test.each<[PropertyKey[], number, number]>([
    [['title'], 2, 8],
    [['cover'], 3, 8],
    [['cover', 'src'], 3, 15],
    [['links', 0, 'url'], 6, 10],
    [['links', 1, 'url'], 7, 24],
    [['last'], 9, 7],
    // An empty value has no position of its own: that of its key is used.
    [['empty'], 8, 1],
    // A missing value is reported at the nearest one that exists.
    [['cover', 'focus'], 3, 8],
    [['absent', 3, 'deep'], 2, 1],
  ])('the value at %j is at %i:%i', (path, line, column) => {
    expect(read(text).positionOf(path)).toEqual({ line, column });
  });

  test.each<[PropertyKey[], number, number]>([
    [['cover', 'alt'], 3, 24],
    [['links', 1, 'url'], 7, 19],
    [['last'], 9, 1],
  ])('the key at %j is at %i:%i', (path, line, column) => {
    expect(read(text).keyPositionOf(path)).toEqual({ line, column });
  });

  test('the body begins on line 11', () => {
    expect(read(text).bodyLine).toBe(11);
  });
});

test('positions of an alias are those of its anchor', () => {
  const text = '---\na: &x\n  b: 1\nc: *x\n---\n';
  expect(read(text).positionOf(['a', 'b'])).toEqual({ line: 3, column: 6 });
  expect([3, 4]).toContain(read(text).positionOf(['c', 'b']).line);
});

test.each<[string, string, number, number, RegExp]>([
  ['an unquoted colon', '---\ntitle: Notes: the first\n---\n', 2, 8, /a colon and a space must be quoted/],
  ['a bracket left open', '---\ntitle: A\ntags: [x, y\nlast: z\n---\n', 4, 1, /\] is missing/],
  ['a quote left open', '---\ntitle: "A\n---\n', 2, 8, /not closed/],
  ['a key twice', '---\ntitle: A\ntitle: B\n---\n', 3, 1, /"title" is given twice/],
  ['a # after a space', '---\ntitle: Foo #1 bar\n---\n', 2, 11, /a space and # begin a comment/],
  ['a # in place of a value', '---\naccent:  #b4532a\n---\n', 2, 10, /a space and # begin a comment/],
  ['a tab for indentation', '---\nlinks:\n\t- a\n---\n', 3, 1, /tab/i],
])('%s is reported with its place', (_, text, line, column, message) => {
  const { errors, values } = read(text);
  expect(values).toBeUndefined();
  expect(errors[0]?.message).toMatch(message);
  expect(errors[0]?.position).toEqual({ line, column });
});

test('aliases that expand endlessly are rejected', () => {
  const nine = (item: string) => Array.from({ length: 9 }, () => item).join(', ');
  const levels = Array.from('bcdefghi', (name, index) => `${name}: &${name} [${nine(`*${'abcdefgh'.charAt(index)}`)}]`);
  const { values, errors } = read(`---\na: &a [${nine('x')}]\n${levels.join('\n')}\n---\n`);
  expect(values).toBeUndefined();
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/alias/i) as string })]);
});

test('a key named like an inherited property is an ordinary key', () => {
  const { values } = read('---\n__proto__: { polluted: yes }\nconstructor: x\n---\n');
  expect(Object.hasOwn(values as object, 'constructor')).toBe(true);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
