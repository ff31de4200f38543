import { context, render } from '../testing/markdown';
import { renderBody } from './render';
import { readFacts } from './text-facts';

test.each([
  ['一行目です。\n二行目です。', '一行目です。二行目です。'],
  ['春はあけぼの\nやうやう白くなりゆく', '春はあけぼのやうやう白くなりゆく'],
  ['他说：\n“你好”\n然后走了', '他说：“你好”然后走了'],
  ['パーティー\nです', 'パーティーです'],
  ['**重要**\n次の文', '<strong>重要</strong>次の文'],
  ['前の文\n[次](/a/)\n<b>の</b>\n文', '前の文<a href="/a/">次</a><b>の</b>文'],
  ['> 一行目\n> 二行目', '一行目二行目'],
  ['日本語\nEnglish\n日本語', '日本語\nEnglish\n日本語'],
  ['한국어\n문장', '한국어\n문장'],
  ['He said “yes”\n“no”', 'He said “yes”\n“no”'],
  ['漢字`a`\n漢字', '漢字<code>a</code>\n漢字'],
])('lines of %j are one', async (markdown, expected) => {
  expect((await render(markdown)).querySelector('p')?.innerHTML.trim()).toBe(expected);
});

test.each([
  ['一行目  \n二行目', '<p>一行目<br>\n二行目</p>'],
  ['一行目\n\n二行目', '<p>一行目</p>\n<p>二行目</p>'],
  ['- 一つ\n- 二つ', '<ul>\n<li>一つ</li>\n<li>二つ</li>\n</ul>'],
])('other breaks of %j stay', async (markdown, expected) => {
  expect((await renderBody(markdown, context)).trim()).toBe(expected);
});

test('code keeps its lines', async () => {
  expect((await render('```\n一\n二\n```')).querySelector('code')?.textContent).toBe('一\n二');
});

test('a summary has no blank where a line ends', () => {
  expect(readFacts('一行目です。\n二行目です。').summary).toBe('一行目です。二行目です。');
});
