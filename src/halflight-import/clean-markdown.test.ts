import { cleanMarkdown, withoutModuleCode } from './clean-markdown';
import { htmlToMarkdown } from './html-to-markdown';
import { toFileName } from '../halflight/fix/file-names';
import { rewriteTargets } from '../halflight/fix/rewrite-targets';

test.each([
  ['A paragraph.\n{: .lead #x style="a: b"}\n', 'A paragraph.\n\n'],
  ['[a](b){:target="_blank" rel="x"} and `{: .code}`', '[a](b) and `{: .code}`'],
  ['```\n{: .code}\n# A {#b}\n```', '```\n{: .code}\n# A {#b}\n```'],
  ['<div class="a" markdown="1" id="b">\n**A**\n</div>', '<div class="a" id="b">\n\n**A**\n</div>'],
  ['* TOC\n{:toc}\n\n## A title {#a-title}\n## B {#own}\n', '\n## A title\n## B <a id="own"></a>\n'],
  [
    '![a](my photo.png "t") [b](a b) [c](https://x.y/a b.png)',
    '![a](<my photo.png> "t") [b](a b) [c](https://x.y/a b.png)',
  ],
  [
    '![a](photo (1).png) [b](my paper (2).pdf "t") ![c](photo(1).png) ![d](photo.png (d.png))',
    '![a](<photo (1).png>) [b](<my paper (2).pdf> "t") ![c](photo(1).png) ![d](photo.png (d.png))',
  ],
  [
    'a\n<iframe width="5" src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1" allowfullscreen></iframe>\nb',
    'a\n\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n\nb',
  ],
  ['![a](https://else.test/a.png\u00A0"A")', '![a](https://else.test/a.png "A")'],
  ['<small>\n**Bold** words\n</small>', '<small>**Bold** words\n</small>'],
  [
    'a\n\n<iframe title="A map" src="//maps.test/x?y=1"></iframe>\n\n<iframe src="https://www.maps.test/x"></iframe>',
    'a\n\n\n\n[A map](https://maps.test/x?y=1)\n\n\n\n\n\n[maps.test](https://www.maps.test/x)\n\n',
  ],
  ['<script src="https://gist.github.com/ada/5.js"></script>', '[Gist ada/5](https://gist.github.com/ada/5)'],
])('%j', (text, cleaned) => {
  expect(cleanMarkdown(text)).toBe(cleaned);
});

test.each([
  ['ts [b.ts] {2}', 'ts title="b.ts" {2}'],
  ['js{1,3-4}', 'js {1,3-4}'],
  ['js:title=src/a.js {2}', 'js title="src/a.js" {2}'],
  ['rust,ignore,should_panic', 'rust'],
  ['{ .py .annotate title="a.py" hl_lines="1 3-4" linenums="7" }', 'py title="a.py" {1,3-4} showLineNumbers=7'],
  ['js title="a[1].js"', 'js title="a[1].js"'],
])('code in %j', (written, info) => {
  const code = (words: string) => `- a\n\n  \`\`\`${words}\n  \`\`\`\`js [x]\n  \`\`\`\n`;
  expect(cleanMarkdown(code(written))).toBe(code(info));
});

test.each([
  ['a\n\n[[toc]]\n\nb', 'a\n\n\nb'],
  ['[a](b.md){ .md-button } ![c](d.png){ width="300" }', '[a](b.md) ![c](d.png)'],
  ['[:octicons-tag-24: 1.2][a] :material-check:{ .lg } b [:simple-git:](c) 10:00:00', '[1.2][a] b [git](c) 10:00:00'],
  ['1. a\n{ .annotate }\n', '1. a\n\n'],
  ['<div class="grid cards" markdown>\n- a\n</div>', '<div class="grid cards">\n\n- a\n</div>'],
])('what MkDocs and VitePress write: %j', (text, cleaned) => {
  expect(cleanMarkdown(text)).toBe(cleaned);
});

test.each([
  [
    'a paragraph whose lines begin with such words',
    'We had to\nimport the goods from abroad, which\nexport them\nAnd so on.\n\nimport goods, and\nmore.',
    'We had to\nimport the goods from abroad, which\nexport them\nAnd so on.\n\nimport goods, and\nmore.',
  ],
  ['blank lines within', "export const f = () => {\n  a('}');\n\n  b();\n};\n\nText.", '\n\n\n\n\n\nText.'],
  ['names on several lines', "import {\n  A,\n} from 'a'\nimport B, {\n C } from 'b'\n\nText.", '\n\n\n\n\n\nText.'],
  ['a text with brackets in it', 'export const x = `\n{\n\n(`;\nText.', '\n\n\n\nText.'],
  [
    'what is never closed',
    'export const x = {\n  y: 1\n\nText.\n\nexport const z = 1;\nMore.',
    '\n\n\nText.\n\n\nMore.',
  ],
  [
    'comments, but not those in code',
    'A{/* b */}\n\n```jsx\n{/* c */}\n```\n`{/* d */}`',
    'A\n\n```jsx\n{/* c */}\n```\n`{/* d */}`',
  ],
  [
    'paths of pictures',
    'import mill from "./mill.png";\nimport x from "./x";\n\n<img src={mill} /> <Image src={mill.src} b={x} /> <img src={require(\'./a.png\').default} c={useBaseUrl("/b.png")} />',
    '\n\n\n<img src="./mill.png" /> <Image src="./mill.png" b={x} /> <img src="./a.png" c="/b.png" />',
  ],
])('code of modules: %s', (_, text, left) => {
  expect(withoutModuleCode(text)).toBe(left);
});

test.each([
  ['<p>a <b>b</b> <em>c</em> <code>d</code><br>e</p>', 'a **b** _c_ `d`\\\ne\n'],
  ['<h2>A</h2><ol><li>x<ul><li>y</li></ul></li></ol>', '## A\n\n1. x\n   - y\n'],
  ['<a href="/b c.html" title="t">x</a>', '[x](</b c.html> "t")\n'],
  ['<a href="/a.jpg"><img src="/a-300x200.jpg" alt="A"></a>', '![A](/a.jpg)\n'],
  ['<a href="/b.jpg"><img src="/a.jpg" alt="A"></a>', '[![A](/a.jpg)](/b.jpg)\n'],
  ['<pre><code class="language-js">a\n\n  b</code></pre>', '```js\na\n\n  b\n```\n'],
  ['<figure><img src="a.png"><figcaption>a<br>b</figcaption></figure>', '![a b](a.png "a b")\n'],
  [
    '<figure><a href="/b"><img src="a.png"></a><figcaption>By <a href="/c">C <b>D</b></a></figcaption></figure>',
    '[![By C D](a.png)](/b)\n\nBy [C **D**](/c)\n',
  ],
  ['<details><summary>S</summary><p>x</p></details>', '<details>\n<summary>S</summary>\n\nx\n\n</details>\n'],
  [
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2|3</td></tr></table>',
    '| a | b    |\n| - | ---- |\n| 1 | 2\\|3 |\n',
  ],
  ['<table><tr><td><h2>A</h2><p>one</p><p>two</p></td></tr></table>', '## A\n\none\n\ntwo\n'],
  [
    '<table><caption>A <b>table</b></caption><tr><th>a</th></tr><tr><td>1</td></tr></table>',
    'A **table**\n\n| a |\n| - |\n| 1 |\n',
  ],
  ['<h2 id="part-one">Part 1</h2><h2 id="b-c">B c</h2>', '## <a id="part-one"></a>Part 1\n\n## B c\n'],
  ['<p>a<a name="x"></a>b <a name="y">c</a> <a>d</a></p>', 'a<a id="x"></a>b <a id="y"></a>c d\n'],
  ['<h2>A<a class="permalink" href="#a"></a></h2>', '## A\n'],
  [
    '<div id="x"><ul id="y"><li>a</li></ul></div><a href="/here/#x">b</a><a href="#y">c</a> <p id="none">d</p>',
    '<a id="x"></a><a id="y"></a>\n\n- a\n\n[b](/here/#x)[c](#y)\n\nd\n',
  ],
  [
    'H<sub>2</sub>O <kbd>x</kbd> <abbr title="T">A</abbr> <u>u</u>',
    'H<sub>2</sub>O <kbd>x</kbd> <abbr title="T">A</abbr> <u>u</u>\n',
  ],
  ['<video src="a.mp4"></video>', '![](a.mp4)\n'],
  [
    '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p><p>see https://x.example/a_b</p>',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nsee https://x.example/a_b\n',
  ],
  ['<iframe src="https://example.org/map" title="Map"></iframe>', '[Map](https://example.org/map)\n'],
  ['1. a * b _c_ [d] # e', '1\\. a \\* b \\_c\\_ \\[d] # e\n'],
])('%s', (html, markdown) => {
  expect(htmlToMarkdown(html).markdown).toBe(markdown);
});

test.each([
  ['<p>one</p>\n<p>two <b>three</b></p>', 'one<br>two **three**'],
  ['<pre>ls\n\n  cd</pre>', '`ls`<br>` cd`'],
  ['<ul><li>one<li>two<ul><li>three</ul></ul>', 'one<br>two<br>three'],
  ['<table><tr><td>one<td><p>two<p>2<tr><td>three</table>four', 'one two 2<br>three<br>four'],
  ['<a href="/x"><div>one</div>two</a> three', '[one](/x)<br>[two](/x) three'],
  ['<h3>One</h3><blockquote>two</blockquote>', 'One<br>two'],
  ['<p>https://youtu.be/dQw4w9WgXcQ</p>', '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>'],
  ['one <i>two</i>\nthree', 'one _two_ three'],
])('in a cell: %s', (cell, written) => {
  const { markdown } = htmlToMarkdown(`<table><tr><th>a</th></tr><tr><td>${cell}</td><td>b</td></tr></table>c`);
  const [row = '', ...after] = markdown.split('\n').slice(2);
  expect(row.split('|').map((text) => text.trim())).toEqual(['', written, 'b', '']);
  expect(after.join('\n')).toBe('\nc\n');
});

test('omissions are reported', () => {
  const { markdown, leftOut } = htmlToMarkdown(
    'a<svg><path d="x"/></svg><math><mi>b</mi></math><dialog>c</dialog><script>d</script>',
  );
  expect(markdown).toBe('a\n');
  expect(leftOut).toEqual(['<svg>', '<math>', '<dialog>', '<script>']);
});

test.each([
  ['a\nb\n\n<ul>\n<li>c</li>\n</ul>\n\n<pre>d\n\ne</pre>\n\n<em>f</em>', 'a\\\nb\n\n- c\n\n```\nd\n\ne\n```\n\n_f_\n'],
  ['<div>\na\n\nb\nc\n</div>', 'a\n\nb\\\nc\n'],
  ['<ul><li>a\n\nb</li><li>c\n<ol><li>d\ne</li></ol></li></ul>', '- a\n\n  b\n\n- c\n  1. d\\\n     e\n'],
  ['<h2>a\nb</h2>\nc\nd', '## a b\n\nc\\\nd\n'],
  ['a\n\n<!--more-->\nb\nc', 'a\n\n<!--more-->\n\nb\\\nc\n'],
  ['<b>a\n\nb</b> c<br />\nd<br>\n<br>e', '**a**\n\n**b** c\\\nd\n\ne\n'],
  [
    '<table><tr><th>a</th></tr>\n<tr><td>b\n\nc</td></tr></table>\n<img src="d.png">\n\n<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>',
    '| a      |\n| ------ |\n| b<br>c |\n\n![](d.png)\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n',
  ],
  ['<!-- wp:list -->\n<ul><li>a\nb</li></ul>\n<!-- /wp:list -->\n\nc\n\nd', '- a b\n\nc\n\nd\n'],
])('in WordPress, lines are paragraphs and line breaks: %j', (html, markdown) => {
  expect(htmlToMarkdown(html, { blankLines: true }).markdown).toBe(markdown);
});

test.each([
  ['my photo (1).JPG', 'my-photo-1.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\a\\b c.png', 'b-c.png'],
  ['router.JFIF', 'router.jpg'],
  ['.htaccess', 'htaccess'],
  ['Grüße 你好.png', 'Grüße-你好.png'],
  ['%2e%2e%2fx.png', 'x.png'],
  [`${'ä'.repeat(300)}.png`, `${'ä'.repeat(50)}.png`],
])('the file name %s', (name, clean) => {
  expect(toFileName(name)).toBe(clean);
});

test('only targets are rewritten', () => {
  const text =
    '[a](x "t") ![b [c]](<x y>) [d]: e <https://x.y/> [r]\n\n[r]: x \'t\'\n\n`[a](x)` <img\n src=\'x\' alt="x"> <a href=x>x</a> \\[a](x) [[n](x)](x)\n\n```\n[a](x)\n```\n';
  expect(rewriteTargets(text, (target) => (/^x/.test(target) ? `new ${target}` : undefined))).toBe(
    '[a](<new x> "t") ![b [c]](<new x y>) [d]: e <https://x.y/> [r]\n\n[r]: <new x> \'t\'\n\n`[a](x)` <img\n src="new x" alt="x"> <a href="new x">x</a> \\[a](x) [[n](<new x>)](x)\n\n```\n[a](x)\n```\n',
  );
});
