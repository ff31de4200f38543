import { context, render } from '../testing/markdown';
import { renderBody } from './render';

test.each([
  ['Mill\n: It works.', ['Mill'], ['It works.']],
  ['Mill\n: It works.\n: It turns.\n\nStore\n: It keeps.', ['Mill', 'Store'], ['It works.', 'It turns.', 'It keeps.']],
])('%j is a list of definitions', async (markdown, terms, definitions) => {
  const root = await render(markdown);
  const texts = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  expect(texts('dl > dt')).toEqual(terms);
  expect(texts('dl > dd')).toEqual(definitions);
});

test.each([
  ['Mill\n:   One.\n\n    Two.', '<p>One.</p>\n<p>Two.</p>'],
  ['Mill\n:   One.', 'One.'],
  ['Mill\n\n:   One.\n\n    - Two', '<p>One.</p>\n<ul>\n<li>Two</li>\n</ul>'],
])('a definition of %j keeps its paragraphs', async (markdown, expected) => {
  expect((await render(markdown)).querySelector('dd')?.innerHTML.trim()).toBe(expected);
});

test.each([
  ['an abbreviation', 'HTML and XHTML.\n\n*[HTML]: HyperText Markup Language', ['HTML']],
  ['several', 'A, C++.\n\n*[A]: One\n*[C++]: Two', ['A', 'C++']],
  ['one in Japanese', 'このページはHTMLで書かれています\n\n*[HTML]: a', ['HTML']],
  ['one in Korean', 'HTML은 좋다\n\n*[HTML]: a', ['HTML']],
  ['none in a longer word', 'HTMLs, XHTML, HTML5, HTML_, ÉHTML\n\n*[HTML]: a', []],
  ['one of other letters', 'ГЭС, ГЭСом, 5ГЭС\n\n*[ГЭС]: a', ['ГЭС']],
  ['one of two kinds of letters', 'Aж, Ajж, Aжа\n\n*[Aж]: a\n*[Aj]: b', ['Aж', 'Aj']],
  ['one in emphasis, and not in a heading', '## The CSP\n\n*The CSP*\n\n*[CSP]: A policy', ['CSP']],
  ['none in code', '`CSP`\n\n*[CSP]: A policy', []],
])('%s is explained', async (_, markdown, expected) => {
  const root = await render(markdown);
  expect([...root.querySelectorAll('abbr[title]')].map(({ textContent }) => textContent)).toEqual(expected);
  expect(root.textContent).not.toContain('*[');
});

test.each([
  ['*[HTML]: a', 'a meaning without a use'],
  ['*[not closed: a', 'no definition'],
])('%s breaks nothing: %s', async (markdown) => {
  expect((await render(markdown)).querySelector('abbr')).toBeNull();
});

test.each([
  ['keys', '<kbd>Ctrl</kbd>', '<p><kbd>Ctrl</kbd></p>'],
  ['raised and lowered words', 'x<sup>2</sup>, H<sub>2</sub>O', '<p>x<sup>2</sup>, H<sub>2</sub>O</p>'],
  ['what folds', '<details open><summary>S</summary>a</details>', '<details open><summary>S</summary>a</details>'],
  ['classes and ids', '<div class="mine" id="here">a</div>', '<div class="mine" id="here">a</div>'],
  ['no link without words', 'a <a href></a><a href="/b/"><div></div></a> b', '<p>a </p><div></div> b'],
  ['dates', '<time datetime="1843-08">August</time>', '<p><time datetime="1843-08">August</time></p>'],
])('HTML may have %s', async (_, markdown, expected) => {
  expect(await renderBody(markdown, context)).toBe(expected);
});

test.each([
  ['영업 시간은 오전 10~12시, 오후 2~4시입니다.', '영업 시간은 오전 10~12시, 오후 2~4시입니다.'],
  ['每周 3~5 次，每次 10~20 分钟。', '每周 3~5 次，每次 10~20 分钟。'],
  ['~~10~12시~~, 2~4시', '<del>10~12시</del>, 2~4시'],
])('only two tildes strike through: %s', async (markdown, expected) => {
  expect(await renderBody(markdown, context)).toBe(`<p>${expected}</p>`);
  expect(await renderBody(markdown, { ...context, math: true })).toBe(`<p>${expected}</p>`);
});

test.each([
  ['これは**「強調」**です。', 'これは<strong>「強調」</strong>です。'],
  ['**重要。**次の文', '<strong>重要。</strong>次の文'],
  ['这是**“重点”**内容', '这是<strong>“重点”</strong>内容'],
  ['*「斜体」*です', '<em>「斜体」</em>です'],
  ['**스크립트(script)**라고', '<strong>스크립트(script)</strong>라고'],
])('stars beside the punctuation of a script without spaces are bold: %s', async (markdown, expected) => {
  expect(await renderBody(markdown, context)).toBe(`<p>${expected}</p>`);
  expect(await renderBody(markdown, { ...context, math: true })).toBe(`<p>${expected}</p>`);
});

test.each([
  ['これは~~「古い」~~新しい', 'これは<del>「古い」</del>新しい'],
  ['中文~~（旧）~~新', '中文<del>（旧）</del>新'],
])('so do tildes strike through: %s', async (markdown, expected) => {
  expect(await renderBody(markdown, context)).toBe(`<p>${expected}</p>`);
  expect(await renderBody(markdown, { ...context, math: true })).toBe(`<p>${expected}</p>`);
});

test.each([
  ['[a](Https://example.org/A)', 'href', 'https://example.org/A'],
  ['<MAILTO:a@example.org>', 'href', 'mailto:a@example.org'],
  ['<q cite="HTTP://example.org/">a</q>', 'cite', 'http://example.org/'],
])('the scheme of an address may be in capitals: %s', async (markdown, attribute, expected) => {
  expect((await render(markdown)).querySelector(`[${attribute}]`)?.getAttribute(attribute)).toBe(expected);
});

test.each([
  ['scripts', '<script>alert(1)</script>a', 'a'],
  ['styles', '<style>p { color: red }</style>a', 'a'],
  ['style attributes', '<b style="color:red">a</b>', '<p><b>a</b></p>'],
  ['handlers', '<img src="/a.png" alt="" onerror="alert(1)">', '<img src="/a.png" alt="">'],
  ['addresses that are scripts', '<a href=" JavaScript:alert(1)">a</a>', '<p><a>a</a></p>'],
  ['such addresses in Markdown', '[a](javascript:alert(1))', '<p><a>a</a></p>'],
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
