import { fromHtml } from 'hast-util-from-html';
import { render } from '../testing/markdown';
import { findHeadings } from './headings';
import { readFacts } from './text-facts';

/** The headings of a text, with their levels and words. */
async function headingsOf(markdown: string, title?: string): Promise<string[]> {
  const root = await render(markdown, title === undefined ? {} : { title });
  for (const anchor of root.querySelectorAll('a.anchor')) anchor.remove();
  return [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
    ({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent}`,
  );
}

test.each([
  ['underlined ones, and all below them', 'One\n===\n\nTwo\n---\n\n# Three', ['h2 One', 'h3 Two', 'h2 Three']],
  ['those of HTML', '<h1>One</h1>\n\n## Two', ['h2 One', 'h3 Two']],
  ['the deepest, which stay', '# One\n\n###### Six', ['h2 One', 'h6 Six']],
  ['none where there is no main one', '## Two\n\n### Three', ['h2 Two', 'h3 Three']],
])('headings move down below that of the page: %s', async (_, markdown, expected) => {
  expect(await headingsOf(markdown)).toEqual(expected);
});

test.each([
  ['an underline', 'The  Mill\n========\n\n## Two', ['h2 Two']],
  ['##, if the text begins with it', '## The mill\n\n## Two', ['h2 Two']],
  ['# behind a badge', '[![b](b.svg)](c)\n\n# The mill\n\n## Two', ['h2 Two']],
  ['## later on, which stays', 'Words.\n\n## The mill', ['h2 The mill']],
  ['# as the second one, which stays', '# One\n\n# The mill', ['h2 One', 'h2 The mill']],
])('the heading that repeats the title goes: %s', async (_, markdown, expected) => {
  expect(await headingsOf(markdown, 'The mill')).toEqual(expected);
});

test('only its id is left, if a link leads to it', async () => {
  const linked = '# The mill\n\nSee [the top](#the-mill).';
  expect((await render(linked, { title: 'The mill' })).firstElementChild?.id).toBe('the-mill');
  expect(readFacts(linked, { title: 'The mill' }).ids).toEqual(['the-mill']);
  const root = await render('# The mill\n\nWords.', { title: 'The mill' });
  expect(root.innerHTML.trim()).toBe('<p>Words.</p>');
});

const found = (html: string) => findHeadings(fromHtml(html, { fragment: true }));
const anchor = (id: string) => `<a class="anchor" aria-label="Link to this section" href="#${id}">#</a>`;

test('the contents have the headings of the second and third level, in their order', () => {
  const html = [
    '<h1 id="top">Top</h1>',
    `<h2 id="a">The mill${anchor('a')}</h2><p>Words.</p>`,
    `<h3 id="b">Its <em>wheels</em>${anchor('b')}</h3><h4 id="c">Teeth</h4>`,
    `<h2 id="d">The\nstore${anchor('d')}</h2>`,
  ].join('');
  expect(found(html)).toEqual([
    { id: 'a', text: 'The mill', depth: 2 },
    { id: 'b', text: 'Its wheels', depth: 3 },
    { id: 'd', text: 'The store', depth: 2 },
  ]);
});

test.each([
  ['code and entities', 'Less: <code>a &#x3C; b</code> &#x26; more', 'Less: a < b & more'],
  ['a footnote', 'Claim<sup><a class="footnote-ref" href="#fn-1" id="fnref-1">1</a></sup>', 'Claim'],
  ['a note by hand', 'Claim<sup>[<a href="#note">1</a>]</sup>', 'Claim'],
  ['a link', '<a href="/a/">Away<span class="visually-hidden"> (elsewhere)</span></a>', 'Away'],
  ['figures above and below the line', 'CO<sub>2</sub> in 10<sup>9</sup> m<sup>-2</sup>', 'CO₂ in 10⁹ m⁻²'],
  ['words above the line', 'The 1<sup>st</sup> x<sup>n</sup>, y<sup>a|b</sup>', 'The 1st xⁿ, y^(a|b)'],
  [
    'a formula',
    '<math><semantics><msup><mi>c</mi><mn>2</mn></msup><annotation encoding="application/x-tex">c^2</annotation></semantics></math>',
    'c²',
  ],
  ['lines', 'One<br>two', 'One two'],
])('the words of a heading with %s', (_, html, text) => {
  expect(found(`<h2 class="a" id="x">${html}</h2>`)).toEqual([{ id: 'x', text, depth: 2 }]);
});

test.each([
  ['without an id', '<h2>Words</h2>'],
  ['that only screen readers get', '<h2 id="footnote-label" class="sr-only">Footnotes</h2>'],
  ['without words', '<h2 id="x"><img src="a.png" alt=""></h2>'],
  ['in a quotation', '<blockquote><h2 id="x">Words</h2></blockquote>'],
  ['in a callout', '<details class="callout"><div><h2 id="x">Words</h2></div></details>'],
  ['in a list', '<ul><li><h2 id="x">Words</h2></li></ul>'],
])('a heading %s is not among the contents', (_, html) => {
  expect(found(html)).toEqual([]);
});

test.each([
  ['words', '## *One* `two`: été', ['one-two-été']],
  ['punctuation', '## ???\n\n## 🎉', ['section', 'section-1']],
  ['a picture', '## ![The mill](mill.jpg)', ['the-mill']],
  ['words that are counted already', '## A\n\n## A-1\n\n## A', ['a', 'a-1', 'a-2']],
  ['a note', '## Rope strength[^1]\n\n[^1]: A', ['rope-strength', 'fnref-1', 'fn-1']],
  ['a note by hand', '## Rope<sup><a href="#a">1</a></sup>', ['rope']],
  ['an id that HTML has further on', '## A\n\n<b id="a">x</b>', ['a-1', 'a']],
  ['an id of the page', '## ___gatsby', ['___gatsby-1']],
  ['the name of an anchor', '## <a name="here"></a>There', ['there', 'here']],
  ['an id with spaces', '<b id="a b">x</b>', ['a-b']],
  ['an id that is there twice', '<b id="a">x</b> <b id="a">y</b>', ['a']],
])('the ids of a text with %s', async (_, markdown, expected) => {
  expect(readFacts(markdown).ids).toEqual(expected);
  const root = await render(markdown);
  expect([...root.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(expected);
});

test('ids of the page around a text are not taken', () => {
  expect(readFacts('## Team', { taken: ['team'] }).ids).toEqual(['team-1']);
});

const text =
  '## Mill\n\n[up](#mill) [on the page](#other) [c](#a%20b) A[^1]\n\n<b id="a b" aria-describedby="mill other">x</b>\n\n[^1]: Note.';

test('two texts on one page share no id', async () => {
  const roots = await Promise.all(['award-a-', 'award-b-'].map((idPrefix) => render(text, { idPrefix })));
  const ids = roots.flatMap((root) => [...root.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toContain('award-a-mill');
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['', 'award-a-'])(
  'with the prefix %j references follow, those to the rest of the page stay',
  async (idPrefix) => {
    const root = await render(text, { idPrefix, taken: ['other'] });
    const links = [...root.querySelectorAll('p > a:not([class])')].map((a) => a.getAttribute('href'));
    expect(links).toEqual([`#${idPrefix}mill`, '#other', `#${idPrefix}a-b`]);
    expect(root.querySelector('[aria-describedby]')?.getAttribute('aria-describedby')).toBe(`${idPrefix}mill other`);
    const notes = [...root.querySelectorAll('a[class^=footnote]')].map((a) => a.getAttribute('href')?.slice(1) ?? '');
    expect(notes.filter((id) => !root.querySelector(`[id="${id}"]`))).toEqual([]);
  },
);
