import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../sourcing/read-content';
import { checkStyleSheet } from './check-style-sheet';
import type { CheckContext } from './context';
import { makeFolder } from '../testing/temporary-folder';

let folder: string;

beforeEach(() => (folder = makeFolder()));

function problemsOf(site?: object) {
  return checkStyleSheet({ folder, content: { site } as Content } as CheckContext);
}

function check(css: string, hosts?: string[]) {
  writeFileSync(join(folder, 'custom.css'), css);
  return problemsOf({ images: { hosts } }).map(
    ({ file, line, column, severity, kind, message, suggestion = '-' }) =>
      `${file}:${line}:${column} ${severity} ${kind}: ${message} (${suggestion})`,
  );
}

test('a site without a stylesheet has no problem', () => {
  expect(problemsOf()).toEqual([]);
});

test('valid CSS is accepted', () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  writeFileSync(join(folder, 'own file.png'), Buffer.from(dot, 'base64'));
  expect(
    check(`\uFEFF@charset "utf-8";
      :root { --accent: light-dark(#036, #9cf); }
      @layer a { .hero { &:hover { color: oklch(0.5 0.1 40); } } }
      @media (width < 40rem) { .b { background: url('own%20file.png?1'), url(/c.png), url(#d), url(data:,x) } }
      @container (inline-size > 1px) { .e::after { content: "é }"; } }`),
  ).toEqual([]);
});

test.each([
  ['a {\n  color: red;\n', 'custom.css:3:1 error invalid-css: expected "}" to go with "{" (-)'],
  ['/* é */ }', 'custom.css:1:9 error invalid-css: unexpected "}" (-)'],
  ['a { colr: red; }', 'custom.css:1:5 warning unknown-property: "colr" is not a known CSS property (color)'],
  [
    '\r\n@import "more.css";',
    'custom.css:2:1 error import: @import does not work in a cascade layer; write the rules in this file (-)',
  ],
  [
    'a {\n  background: url(./b.png);\n}',
    'custom.css:2:15 error missing-file: there is no file b.png beside custom.css (-)',
  ],
  [
    'a { background: url(//example.org/b.png) }',
    'custom.css:1:17 error unlisted-host: visitors’ browsers would load this from example.org; put the file beside custom.css, or list the host of a picture under "images.hosts" of site.md (-)',
  ],
])('%j is reported', (css, expected) => {
  expect(check(css)).toEqual([expected]);
});

test('a file that browsers would run is rejected', () => {
  writeFileSync(join(folder, 'a.html'), '');
  expect(check('a { background: url(a.html) }')).toEqual([
    expect.stringMatching(/^custom\.css:1:17 error active-file: a\.html would run as part of this site: /),
  ]);
});

test('pictures on listed hosts are accepted', () => {
  expect(check('a { background: url(https://example.org/b.png) }', ['example.org'])).toEqual([]);
});
