import { fromHtml } from 'hast-util-from-html';
import { findHeadings as findInTree } from './headings';

const findHeadings = (html: string) => findInTree(fromHtml(html, { fragment: true }));

const anchor = (id: string) => `<a class="anchor" aria-label="Link to this section" href="#${id}">#</a>`;

test('the headings of the second and third level, in their order', () => {
  const html = [
    '<h1 id="top">Top</h1>',
    `<h2 id="a">The mill${anchor('a')}</h2><p>Words.</p>`,
    `<h3 id="b">Its <em>wheels</em>${anchor('b')}</h3><h4 id="c">Teeth</h4>`,
    `<h2 id="d">The\nstore${anchor('d')}</h2>`,
  ].join('');
  expect(findHeadings(html)).toEqual([
    { id: 'a', text: 'The mill', depth: 2 },
    { id: 'b', text: 'Its wheels', depth: 3 },
    { id: 'd', text: 'The store', depth: 2 },
  ]);
});

test.each([
  ['code and entities', '<h2 id="x">Less: <code>a &#x3C; b</code> &#x26; more</h2>', 'Less: a < b & more'],
  ['a footnote', '<h2 id="x">Claim<sup><a class="footnote-ref" href="#fn-1" id="fnref-1">1</a></sup></h2>', 'Claim'],
  ['a link', '<h2 id="x"><a href="/a/">Away<span class="visually-hidden"> (elsewhere)</span></a></h2>', 'Away'],
  [
    'a formula',
    '<h2 id="x"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_0</annotation></semantics></math></h2>',
    'x',
  ],
  [
    'figures above and below the line',
    '<h2 id="x">CO<sub>2</sub> in 10<sup>9</sup> m<sup>-2</sup></h2>',
    'CO₂ in 10⁹ m⁻²',
  ],
  [
    'the end of a word above the line',
    '<h2 id="x">The 1<sup>st</sup> x<sup>n</sup>, y<sup>a|b</sup></h2>',
    'The 1st xⁿ, y^(a|b)',
  ],
  ['a note by hand', '<h2 id="x">Claim<sup>[<a href="#note">1</a>]</sup></h2>', 'Claim'],
  [
    'a formula with parts',
    '<h2 id="x"><math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math></h2>',
    'E = mc²',
  ],
  ['lines', '<h2 id="x">One<br>two</h2>', 'One two'],
  ['attributes in another order', '<h2 class="a" title="b" id="x">Words</h2>', 'Words'],
])('the words of a heading with %s', (_, html, text) => {
  expect(findHeadings(html)).toEqual([{ id: 'x', text, depth: 2 }]);
});

test.each([
  ['without an id', '<h2>Words</h2>'],
  ['that only screen readers get', '<h2 id="footnote-label" class="sr-only">Footnotes</h2>'],
  ['without words', '<h2 id="x"><img src="a.png" alt=""></h2>'],
  ['in a quotation', '<blockquote><h2 id="x">Words</h2></blockquote>'],
  ['in a callout', '<details class="callout"><div><h2 id="x">Words</h2></div></details>'],
  ['in a list', '<ul><li><h2 id="x">Words</h2></li></ul>'],
  ['in a table', '<table><tr><td><h2 id="x">Words</h2></td></tr></table>'],
  ['shown as code', '<pre><code>&#x3C;h2 id="x">Words&#x3C;/h2></code></pre>'],
])('a heading %s is left out', (_, html) => {
  expect(findHeadings(html)).toEqual([]);
});
