import { context, render } from '../testing/markdown';
import { renderBody } from './render';
import { readFacts } from './text-facts';

/** Scripts written without spaces, which therefore cannot mark where a line, a URL or bold text ends. */

test.each([
  ['一行目です。\n二行目です。', '一行目です。二行目です。'],
  ['他说：\n“你好”\n然后走了', '他说：“你好”然后走了'],
  ['前の文\n[次](/a/)\n<b>の</b>\n文', '前の文<a href="/a/">次</a><b>の</b>文'],
  ['> 一行目\n> 二行目', '一行目二行目'],
  ['日本語\n漢字\nEnglish\n日本語', '日本語漢字\nEnglish\n日本語'],
  ['한국어\n문장', '한국어\n문장'],
  ['He said “yes”\n“no”', 'He said “yes”\n“no”'],
  ['漢字`a`\n漢字', '漢字<code>a</code>\n漢字'],
  ['一行目  \n二行目', '一行目<br>\n二行目'],
])('lines of %j are one, without a blank where one ended', async (markdown, expected) => {
  expect((await render(markdown)).querySelector('p')?.innerHTML.trim()).toBe(expected);
});

test('so they are in a summary, but not in code', async () => {
  expect(readFacts('一行目です。\n二行目です。').summary).toBe('一行目です。二行目です。');
  expect((await render('```\n一\n二\n```')).querySelector('code')?.textContent).toBe('一\n二');
});

test.each([
  ['詳しくはhttps://example.com/aを参照', 'https://example.com/a', '詳しくは|を参照'],
  ['（https://example.com/a）です', 'https://example.com/a', '（|）です'],
  ['https://example.com。次の文', 'https://example.com', '|。次の文'],
  ['www.example.comを参照', 'http://www.example.com', '|を参照'],
  ['見よhttps://example.com/a?b=c、他', 'https://example.com/a?b=c', '見よ|、他'],
  ['**https://example.com/aを**', 'https://example.com/a', '|を'],
  ['请访问 https://example.com/了解更多。 然后', 'https://example.com/', '请访问 |了解更多。 然后'],
  ['参照 https://example.com本体 です', 'https://example.com', '参照 |本体 です'],
])('in %j only the URL is a link', async (markdown, url, around) => {
  const root = await render(markdown);
  const link = root.querySelector('a');
  expect(link?.getAttribute('href')).toBe(url);
  expect(root.textContent.replace(link?.textContent ?? '', '|').trim()).toBe(around);
});

const wiki = (page: string) => `https://ja.wikipedia.org/wiki/${encodeURIComponent(page)}`;

test.each([
  ['text that is no URL', '[https://example.com/a参照](https://example.com/b)', 'https://example.com/b'],
  ['one in brackets', '参照<https://ja.wikipedia.org/wiki/橋>を', wiki('橋')],
  ['one alone', 'https://ja.wikipedia.org/wiki/橋', wiki('橋')],
  ['one between blanks', '参照 https://ja.wikipedia.org/wiki/橋の歴史 です', wiki('橋の歴史')],
  ['one after a blank, at the end', '- 橋　https://ja.wikipedia.org/wiki/C言語\n- 次', wiki('C言語')],
  ['a Japanese domain', '参照 https://日本語.jp/ です', 'https://%E6%97%A5%E6%9C%AC%E8%AA%9E.jp/'],
])('%s stays whole', async (_, markdown, url) => {
  expect((await render(markdown)).querySelector('a')?.getAttribute('href')).toBe(url);
});

test('the positions of the link, and of what follows it, are those in the text', () => {
  const { links, mistakes } = readFacts('前https://example.com/aを[^x]見る\n\n[^y]: 注');
  expect(links).toEqual([{ type: 'link', target: 'https://example.com/a', line: 1, column: 2 }]);
  expect(mistakes.map(({ kind, line, column }) => `${line}:${column} ${kind}`)).toEqual([
    '1:24 lost-reference',
    '3:1 unused-note',
  ]);
});

test.each([
  ['これは**「強調」**です。', 'これは<strong>「強調」</strong>です。'],
  ['**重要。**次の文', '<strong>重要。</strong>次の文'],
  ['*「斜体」*です', '<em>「斜体」</em>です'],
  ['**스크립트(script)**라고', '<strong>스크립트(script)</strong>라고'],
  ['これは~~「古い」~~新しい', 'これは<del>「古い」</del>新しい'],
  ['~~10~12시~~, 2~4시', '<del>10~12시</del>, 2~4시'],
])('stars and tildes beside punctuation mark words, and one tilde is none: %s', async (markdown, expected) => {
  for (const math of [false, true]) expect(await renderBody(markdown, { ...context, math })).toBe(`<p>${expected}</p>`);
});
