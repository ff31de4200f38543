import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterFolder } from '../testing/temporary-folder';
import { customStyleOf } from './custom-style';
import type { Resolving } from './resolving';

let root: string;

beforeEach(() => {
  root = enterFolder();
  mkdirSync(join(root, 'content'));
});

/** The stylesheet that pages get from these files of a content folder. */
async function published(files: Record<string, string>, pathPrefix = ''): Promise<string | undefined> {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, 'content', path), text);
  const findOne = ({ query }: { query: { filter: Record<string, unknown> } }) => {
    const path = (query.filter.relativePath as { in: string[] }).in.find((form) => form in files);
    return Promise.resolve(path !== undefined ? { absolutePath: join(root, 'content', path) } : null);
  };
  return customStyleOf({ context: { nodeModel: { findOne } }, pathPrefix } as unknown as Resolving);
}

test('a site without a stylesheet gets none', async () => {
  expect(await published({})).toBeUndefined();
});

test.each([
  ['made small', ' h1 { color : red ; } /* why */ /*! who */', 'h1{color:red}'],
  [
    'with nesting and new functions kept',
    'a { &:hover { color: light-dark(red, blue) } }',
    'a{&:hover{color:light-dark(red,blue)}}',
  ],
  ['in the encoding of the page', '\uFEFF@charset "utf-8";\na::after { content: "é" }', 'a:after{content:"é"}'],
  [
    'unable to end its element',
    'a::after { content: "</style><script>" } b { --x: </STYLE> }',
    'a:after{content:"<\\/style><script>"}b{--x: <\\/STYLE> }',
  ],
  [
    'without character references',
    'a::after { content: "&lt;/style&gt;" } b { &#copy { c: url("/d?e&lt=f") } }',
    'a:after{content:"\\26 lt;/style\\26 gt;"}b{&/**/#copy{c:url(/d?e\\26 lt=f)}}',
  ],
])('it is in its layer, %s', async (_, css, expected) => {
  expect(await published({ 'custom.css': css })).toBe(`@layer custom{${expected}}`);
});

test('its URLs are those of the finished site', async () => {
  const css = await published(
    {
      'custom.css': `a { b: url(/c.png) url(./own.svg#d) url(missing.svg) url(#e) url(data:,f) url(//example.org/g); }`,
      'own.svg': '<svg/>',
    },
    '/site',
  );
  const [file = ''] = readdirSync(join(root, 'public/static'));
  expect(file).toMatch(/^[\da-f]{32}\.svg$/);
  expect(css).toBe(
    `@layer custom{a{b:url(/site/c.png) url(/site/static/${file}#d) url(missing.svg) url(#e) url(data:,f) url(//example.org/g)}}`,
  );
});
