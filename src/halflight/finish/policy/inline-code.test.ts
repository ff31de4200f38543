import { createHash } from 'node:crypto';
import { hashInlineCode } from './inline-code';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline code is hashed as a browser reads it, each piece once', () => {
  const html = `<!doctype html><html><head><script>first()</script><style>a{}</style>
    <script type="module">second()</script><script src="/a.js"></script></head>
    <body><script>first()</script><script>const a = "&amp;<b>";\r\n</script></body></html>`;
  expect(hashInlineCode(html)).toEqual({
    scripts: [hash('first()'), hash('second()'), hash('const a = "&amp;<b>";\n')],
    styles: [hash('a{}')],
  });
});

test('code that waits in a template will run', () => {
  expect(hashInlineCode('<template><script>later()</script></template>').scripts).toEqual([hash('later()')]);
});

test('speculation rules are checked as code, other data is not', () => {
  const html = '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>';
  expect(hashInlineCode(html).scripts).toEqual([hash('{}')]);
});

test('what only looks like code is ignored', () => {
  const html =
    '<p title="<script>a()</script>">&lt;script></p><!-- <script>b()</script> --><textarea><style>c{}</style></textarea>';
  expect(hashInlineCode(html)).toEqual({ scripts: [], styles: [] });
});
