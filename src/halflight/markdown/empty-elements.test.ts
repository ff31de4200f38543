import { context } from '../testing/markdown';
import { renderBody } from './render';
import { readFacts } from './text-facts';

const render = (markdown: string) => renderBody(markdown, context);

test.each([
  ['<Video src="clip.mp4" />', '<video preload="metadata" src="clip.mp4" controls></video>\n'],
  ['<Template name="a" />', ''],
  ['<iframe src="https://example.org/" />', ''],
  ['<div class="clear"/>', '<div class="clear"></div>\n'],
  ['<div>\n<span id="a" />\n</div>', '<div>\n<span id="a"></span>\n</div>\n'],
])('what follows %j does not lie in it', async (html, expected) => {
  const rendered = await render(`First.\n\n${html}\n\nThe *rest*.\n\n<div>Last</div>`);
  expect(rendered.replace(/\n+/g, '\n')).toBe(`<p>First.</p>\n${expected}<p>The <em>rest</em>.</p>\n<div>Last</div>`);
});

test.each([
  ['a <span id="b" /> c', '<p>a <span id="b"></span> c</p>'],
  ['a<br/>b<wbr />c', '<p>a<br>b<wbr>c</p>'],
  ['<a href="/b/" />a</a> b', '<p><a href="/b/">a</a> b</p>'],
  ['<svg><g><g /><text>a</text></g></svg> b', '<p>a b</p>'],
  ['<div>\n<!-- <Video /> -->\nb</div>', '<div>\n\nb</div>'],
])('%j is read as in HTML', async (markdown, expected) => {
  expect(await render(markdown)).toBe(expected);
});

test('mistakes after an empty element are reported at their positions', () => {
  const { mistakes } = readFacts('<div>\n<span /> <b\n onclick="x">c</b> <span /> <b style="x">d</b>\n</div>');
  expect(mistakes.map(({ line, column }) => `${line}:${column}`)).toEqual(['3:2', '3:32']);
});
