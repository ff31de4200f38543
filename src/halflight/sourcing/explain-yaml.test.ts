import { readFrontMatter } from './read-front-matter';

/** The problems of front matter, as `line:column message -> suggestion`. */
const explain = (yaml: string) =>
  readFrontMatter(`---\n${yaml}\n---\n`)?.errors.map(
    ({ position: { line, column }, message, suggestion }) =>
      `${line}:${column} ${message}${suggestion === undefined ? '' : ` -> ${suggestion}`}`,
  );

const HASH = 'a # begins a comment here; a value that contains one must be quoted';
const COLON = 'a value that contains a colon and a space must be quoted';
const CONTINUED = 'a colon is missing here; a line that continues the one above must be indented';

test.each([
  ['tags: [a, @b]', '2:11 a value that begins with @ must be quoted -> tags: [a, "@b"]'],
  ['title: @a', '2:8 a value that begins with @ must be quoted -> title: "@a"'],
  ['tags:\n  - @a', '3:5 a value that begins with @ must be quoted -> - "@a"'],
  ['tags: [a, #b]', `2:11 ${HASH} -> tags: [a, "#b"]`],
  ['\n\ntags: [a', '5:1 a list that began with [ is not closed before this: ] is missing'],
  ['tags: [a #b]', `2:10 ${HASH}`],
  ['title: **Bold** start', '2:8 a value that begins with * must be quoted -> title: "**Bold** start"'],
  [
    'title: [WIP] Something',
    '2:8 nothing may follow the closing ]; a text that begins with [ must be quoted -> title: "[WIP] Something"',
  ],
  [
    `title: 'A' and 'B'`,
    `2:8 nothing may follow the closing quotation mark; a text that begins with one must be quoted -> title: "'A' and 'B'"`,
  ],
  [
    `title: 'It's here'`,
    `2:8 within single quotes an apostrophe is written twice; double quotes are easier -> title: "It's here"`,
  ],
  ['cover: {src: a.png, alt: foo: bar}', `2:26 ${COLON} -> cover: {src: a.png, alt: "foo: bar"}`],
  ['tags: [a, b: c: d]', `2:14 ${COLON} -> tags: [a, b: "c: d"]`],
  ['summary: first line\nsecond line', `3:1 ${CONTINUED}`],
])('%j is wrong at %s', (yaml, told) => {
  expect(explain(yaml)).toEqual([told]);
});

test('a comment may follow a value that cannot be text', () => {
  for (const yaml of ['draft: true #todo', 'date: 2026-01-01 #heute', 'order: 3  #x', 'tags: [a, # b\n  c]'])
    expect([yaml, explain(yaml)]).toEqual([yaml, []]);
});
