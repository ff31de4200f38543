import { context, render } from '../testing/markdown';
import { renderBody } from './render';

test.each([
  ['Mill\n:   One.\n\n    Two.', '<p>One.</p>\n<p>Two.</p>'],
  ['Mill\n\n:   One.\n\n    - Two', '<p>One.</p>\n<ul>\n<li>Two</li>\n</ul>'],
])('a definition of %j keeps its paragraphs', async (markdown, expected) => {
  expect((await render(markdown)).querySelector('dd')?.innerHTML.trim()).toBe(expected);
});

test.each([
  ['an abbreviation', 'HTML and XHTML.\n\n*[HTML]: HyperText Markup Language', ['HTML']],
  ['one in Japanese', 'このページはHTMLで書かれています\n\n*[HTML]: a', ['HTML']],
  ['none in a longer word', 'HTMLs, XHTML, HTML5, HTML_, ÉHTML\n\n*[HTML]: a', []],
  ['several, also of other letters', 'ГЭС, ГЭСом, 5ГЭС, C++\n\n*[ГЭС]: a\n*[C++]: Two', ['ГЭС', 'C++']],
  ['one in emphasis, and not in a heading', '## The CSP\n\n*The CSP*\n\n*[CSP]: A policy', ['CSP']],
  ['none in code', '`CSP`\n\n*[CSP]: A policy', []],
])('%s is explained', async (_, markdown, expected) => {
  const root = await render(markdown);
  expect([...root.querySelectorAll('abbr[title]')].map(({ textContent }) => textContent)).toEqual(expected);
  expect(root.textContent).not.toContain('*[');
});

test.each([
  ['keys', '<kbd>Ctrl</kbd>', '<p><kbd>Ctrl</kbd></p>'],
  ['what folds', '<details open><summary>S</summary>a</details>', '<details open><summary>S</summary>a</details>'],
  ['classes and ids', '<div class="mine" id="here">a</div>', '<div class="mine" id="here">a</div>'],
  ['no link without words', 'a <a href></a><a href="/b/"><div></div></a> b', '<p>a </p><div></div> b'],
])('HTML may have %s', async (_, markdown, expected) => {
  expect(await renderBody(markdown, context)).toBe(expected);
});

test('the scheme of an address may be in capitals', async () => {
  const root = await render('[a](Https://example.org/A) <MAILTO:a@example.org>');
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://example.org/A', 'mailto:a@example.org']);
});

test.each([
  ['scripts', '<script>alert(1)</script>a', 'a'],
  ['styles', '<style>p { color: red }</style>a', 'a'],
  ['style attributes', '<b style="color:red">a</b>', '<p><b>a</b></p>'],
  ['handlers', '<img src="/a.png" alt="" onerror="alert(1)">', '<img src="/a.png" alt="">'],
  ['addresses that are scripts', '<a href=" JavaScript:alert(1)">a</a>', '<p><a>a</a></p>'],
  ['such addresses, written with entities', '[a](java&#115;cript:alert(1))', '<p><a>a</a></p>'],
  ['data that is a page', '<a href="data:text/html,x">a</a>', '<p><a>a</a></p>'],
  ['frames', '<iframe src="https://example.org/"></iframe>a', 'a'],
  ['forms', '<form action="/x"><button>a</button></form>', 'a'],
  ['drawings', '<svg onload="alert(1)"><script>alert(1)</script></svg>a', '<p>a</p>'],
  ['ids that the page uses', '<b id="___gatsby">a</b><b id="_content">b</b>', '<p><b>a</b><b>b</b></p>'],
  ['hooks of our scripts', '<i data-src="x">a</i>', '<p><i>a</i></p>'],
])('but no %s', async (_, markdown, expected) => {
  expect((await renderBody(markdown, context)).trim()).toBe(expected);
});
