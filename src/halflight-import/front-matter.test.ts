import { dayIn } from '../halflight/fields/days';
import { decodeText } from './source';
import { readForeignText } from './front-matter';
import { readTime, toLocal } from './times';

test.each([
  [
    'YAML',
    '---\ntitle: A\nlist: [a, b]\nmap: { c: true }\nempty:\n---\nBody\n',
    { title: 'A', list: ['a', 'b'], map: { c: 'true' } },
  ],
  ['YAML that ends with dots', '---\ntitle: A\n...\nBody\n', { title: 'A' }],
  ['blank lines above it', '\n \n---\ntitle: A\n---\nBody\n', { title: 'A' }],
  ['nothing in it', '---\n---\nBody\n', {}],
  [
    'TOML',
    '+++\ntitle = "A"\ndate = 2019-05-12\nat = 2019-05-12T07:32:00-08:00\nn = 1\nb = false\n[m]\nx = [1, 2]\n+++\nBody\n',
    { title: 'A', date: '2019-05-12', at: '2019-05-12T07:32:00.000-08:00', n: '1', b: 'false', m: { x: ['1', '2'] } },
  ],
  ['JSON', '{\n  "title": "A } {",\n  "n": 1,\n  "no": null\n}\nBody\n', { title: 'A } {', n: '1' }],
  ['JSON between semicolons', ';;;\n"title": "A"\n;;;\nBody\n', { title: 'A' }],
  ['no line above it', 'title: A\ntags:\n- a\n- b\n---\nBody\n', { title: 'A', tags: ['a', 'b'] }],
])('%s', (_, text, values) => {
  const read = readForeignText(text);
  expect(read).toMatchObject({ found: true, body: 'Body\n' });
  expect(read.values).toEqual(values);
  expect(read.mistake).toBeUndefined();
  expect(
    text
      .split('\n')
      .slice(read.bodyLine - 1)
      .join('\n'),
  ).toBe('Body\n');
});

test.each([
  ['a colon', '---\ntitle: A: b\ntags: [x, "y"]\n---\nBody\n', { title: 'A: b', tags: ['x', 'y'] }],
  ['a tab', '---\ntitle: A\nlist:\n\t- one\n---\nBody\n', { title: 'A', list: ['one'] }],
  ['twice the same', '---\ntitle: A\ntitle: B\n---\nBody\n', { title: 'B' }],
  ['a sign', '---\ntitle: "A"\nby: @me\n---\nBody\n', { title: 'A', by: '@me' }],
  ['TOML', '+++\ntitle = "A"\nx = oops\n+++\nBody\n', { title: 'A', x: 'oops' }],
])('a slip in front matter: %s', (_, text, values) => {
  const read = readForeignText(text);
  expect(read).toMatchObject({ found: true, body: 'Body\n', values });
  expect(read.mistake).toEqual(expect.any(String));
});

test.each([
  ...['Text\n---\nmore\n', '{{ a }}', '', '---', '+++\n', '{ "a": ', 'Note: x\n---\n'],
  '# How to write\n\n```\n---\ntitle: A\ntags:\n---\n```\n',
  '----\n\n---\ntitle: A\n---\n',
  '++++\n\n+++\ntitle = "A"\n+++\n',
  '\n\n---\nText.\n---\n',
])('no front matter: %j', (text) => {
  expect(readForeignText(text)).toMatchObject({ found: false, body: text, bodyLine: 1 });
});

test('fields that could change object prototypes', () => {
  const { values } = readForeignText('---\n__proto__: { a: b }\nconstructor: x\n---\n');
  expect(({} as Record<string, unknown>).a).toBeUndefined();
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

test.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFFä\r\nb\rc')],
  ['UTF-16, little end first', Buffer.from('\uFEFFä\r\nb\rc', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\uFEFFä\r\nb\rc', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('ä\r\nb\rc', 'latin1')],
  ['with signs that are no text', Buffer.from('ä\r\n\u0000b\u0007\rc')],
])('%s', (_, bytes) => {
  expect(decodeText(bytes)).toBe('ä\nb\nc');
});

test('quoted texts may go on over lines that are not indented', () => {
  const text = '---\ntitle: "A long\ntitle"\nsummary: \'Words\nand ""more""\'\ndate: 2020-01-02\n---\nBody.\n';
  expect(readForeignText(text)).toMatchObject({
    values: { title: 'A long title', summary: 'Words and ""more""', date: '2020-01-02' },
  });
});

test.each([
  ['2019/05/12', '2019-05-12'],
  ['2019-05-12T09:30:00.000Z', '2019-05-12 09:30:00 Z'],
  ['2019-05-12 9:30:00 -0700', '2019-05-12 09:30:00 -0700'],
  ['2019-05-12 09:30:00 +0200 CEST', '2019-05-12 09:30:00 +0200'],
  ['Jul 08 2022', '2022-07-08'],
  ['Sun, 12 May 2019 09:30:00 +0000', '2019-05-12 09:30:00 Z'],
  ['03/14/2019', '2019-03-14'],
  ['14/03/2019 9:30', '2019-03-14 09:30:00'],
  ['05.04.2019', '2019-04-05'],
  ['5/5/2019', '2019-05-05'],
  ['05/04/2019', undefined],
  ['12 mai 2019', undefined],
  ['2019-02-30', undefined],
  ['0000-00-00 00:00:00', undefined],
  ['true', undefined],
])('the time %s', (written, time) => {
  expect(readTime(written)).toBe(time);
});

test('dates and times are in the time zone', () => {
  expect(dayIn('2019-05-12 23:30:00 Z', 'Asia/Tokyo')).toBe('2019-05-13');
  expect(dayIn('2019-05-12 23:30:00 -0700', 'UTC')).toBe('2019-05-13');
  expect(dayIn('2019-05-12 23:30:00', 'Asia/Tokyo')).toBe('2019-05-12');
  expect(toLocal('2019-05-12 23:30:00 Z', 'Europe/Berlin')).toBe('2019-05-13 01:30:00');
  expect(toLocal('2019-05-12 23:30:00 +0530', 'UTC')).toBe('2019-05-12 18:00:00');
  expect(toLocal('2019-05-12', 'Asia/Tokyo')).toBe('2019-05-12');
});
