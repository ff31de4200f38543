import { context, render } from '../testing/markdown';
import { renderBody } from './render';
import { readFacts } from './text-facts';

test.each([
  ['詳しくはhttps://example.com/aを参照', 'https://example.com/a', '詳しくは|を参照'],
  ['请访问https://example.com/了解更多。', 'https://example.com/', '请访问|了解更多。'],
  ['（https://example.com/a）です', 'https://example.com/a', '（|）です'],
  ['https://example.com。次の文', 'https://example.com', '|。次の文'],
  ['www.example.comを参照', 'http://www.example.com', '|を参照'],
  ['見よhttps://example.com/a?b=c、他', 'https://example.com/a?b=c', '見よ|、他'],
  ['https://example.com/aを参照。', 'https://example.com/a', '|を参照。'],
  ['https://example.comを参照', 'https://example.com', '|を参照'],
  ['**https://example.com/aを**', 'https://example.com/a', '|を'],
  ['詳しくは https://example.com/aを参照 のこと', 'https://example.com/a', '詳しくは |を参照 のこと'],
  ['请访问 https://example.com/了解更多。 然后', 'https://example.com/', '请访问 |了解更多。 然后'],
  ['请看https://example.com/了解 然后', 'https://example.com/', '请看|了解 然后'],
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
  ['one in brackets', '参照<https://ja.wikipedia.org/wiki/橋>を', 'https://ja.wikipedia.org/wiki/%E6%A9%8B'],
  ['one alone', 'https://ja.wikipedia.org/wiki/橋', 'https://ja.wikipedia.org/wiki/%E6%A9%8B'],
  ['one between blanks', '参照 https://ja.wikipedia.org/wiki/橋の歴史 です', wiki('橋の歴史')],
  ['one after a blank, at the end', '- 橋　https://ja.wikipedia.org/wiki/C言語\n- 次', wiki('C言語')],
  ['one that begins a line', '参照\nhttps://ja.wikipedia.org/wiki/橋\nです', wiki('橋')],
  ['a Japanese domain', '参照 https://日本語.jp/ です', 'https://%E6%97%A5%E6%9C%AC%E8%AA%9E.jp/'],
  ['a Japanese part of a domain', '参照 https://www.日本語.jp/ です', 'https://www.%E6%97%A5%E6%9C%AC%E8%AA%9E.jp/'],
  ['one in another language', 'See https://example.com/é, then', 'https://example.com/%C3%A9'],
])('%s stays whole', async (_, markdown, url) => {
  expect((await render(markdown)).querySelector('a')?.getAttribute('href')).toBe(url);
});

test('the place of the link, and of what follows it, is that in the text', () => {
  const { links, mistakes } = readFacts('前https://example.com/aを[^x]見る\n\n[^y]: 注');
  expect(links).toEqual([{ type: 'link', target: 'https://example.com/a', line: 1, column: 2 }]);
  expect(mistakes.map(({ kind, line, column }) => `${line}:${column} ${kind}`)).toEqual([
    '1:24 lost-reference',
    '3:1 unused-note',
  ]);
});

test('code is left alone', async () => {
  const html = await renderBody('`https://example.com/aを`', context);
  expect(html).toBe('<p><code>https://example.com/aを</code></p>');
});
