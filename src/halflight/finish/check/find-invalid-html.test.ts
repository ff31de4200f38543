import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { createKept } from '../../sourcing/kept';
import { createHtmlValidator } from './find-invalid-html';
import { loadPageReader, type PageReader } from './read-page';

let readPage: PageReader;
beforeAll(async () => {
  readPage = await loadPageReader();
});

const whole = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title>${head}</head><body><main><div>${body}</div></main></body></html>`;

const ruleOf = (message: string) => /\((.*?)\)/.exec(message)?.[1] ?? '';

test.each<[string, string]>([
  [
    'words, lists, tables and forms as they should be',
    page('<p>A <a href="/">b</a></p><ul><li>c</li></ul><dl><dt>d</dt><dd>e</dd></dl>'),
  ],
  ['a block in a paragraph', page('<p>a<div>b</div></p>')],
  ['a block in a heading', page('<h2><div>a</div></h2>')],
  ['a link in a link', page('<a href="/"><span>a <button>b</button></span></a>')],
  ['a list of what is no item', page('<ul><p>a</p></ul>')],
  ['an item outside of a list', page('<div><li>a</li></div>')],
  ['an element that is none', page('<p><blonk>a</blonk></p>')],
  ['an old element', page('<p><center>a</center></p>')],
  ['an old attribute', page('<table><tbody><tr><td align="right">1</td></tr></tbody></table>')],
  ['a value that is none', page('<p><input type="txt"></p>')],
  ['an attribute twice', page('<p class="a" class="b">c</p>')],
  ['an end without a start', page('<p>a</p></span>')],
  ['a start without an end', page('<section><h2>a</h2>')],
  ['an id with a space', page('<p id="a b">c</p>')],
  ['an id twice', page('<p><b id="a">b</b><b id="a">b</b></p>')],
  ['a picture without a source', page('<img alt="a">')],
  ['a script of no type', page('<p>a</p>', '<style type="text/less">a{}</style>')],
  ['a raw ampersand', page('<p>a &nonsense; b</p>')],
  ['a footer in a footer', page('<footer><section><footer>a</footer></section></footer>')],
  ['two mains', page('<main>a</main>')],
  ['autocompletion where there is none', page('<p><input type="radio" autocomplete="off"></p>')],
  ['a table out of order', page('<table><tbody><tr><td>1</td></tr></tbody><caption>a</caption></table>')],
  ['something in a table that is no part of one', page('<table><p>a</p><tbody><tr><td>1</td></tr></tbody></table>')],
])('in pieces the check says what it says of the whole: %s', (_, html) => {
  const check = createHtmlValidator();
  const expected = whole.validateStringSync(html).results.flatMap(({ messages }) => messages);
  const found = check(html, readPage(html).tree, 'index.html');
  // If the parser closes an element early, the end tags that are left over are reported too.
  const rules = found.map(({ message }) => ruleOf(message)).filter((rule) => rule !== 'close-order');
  const others = expected.map(({ ruleId }) => ruleId).filter((rule) => rule !== 'close-order');
  expect(new Set(rules)).toEqual(new Set(others));
  expect(found.length > 0).toBe(expected.length > 0);
  // The same once more, now from the cache.
  expect(check(html, readPage(html).tree, 'again.html')).toHaveLength(found.length);
});

test('the place is that of the mistake', () => {
  const html = page('<p>a</p>\n<p>b <b>c</b> <blonk>d</blonk></p>');
  expect(createHtmlValidator()(html, readPage(html).tree, 'index.html')).toMatchObject([
    { line: 2, column: 16, kind: 'invalid-html', severity: 'error' },
  ]);
});

test('pages that differ in words only are one', () => {
  const check = createHtmlValidator(createKept({ name: 'test', sources: [], isWhole: Array.isArray }));
  const validate = jest.spyOn(HtmlValidate.prototype, 'validateStringSync');
  for (const word of ['a', 'b', 'c']) {
    const html = page(`<h2 id="${word}">${word}</h2><p>${word.repeat(3)} <a href="/${word}/">${word}</a></p>`);
    check(html, readPage(html).tree, `${word}.html`);
  }
  // Once for the page itself and once for its pieces, then no more.
  expect(validate).toHaveBeenCalledTimes(2);
  validate.mockRestore();
});
