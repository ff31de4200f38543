import { render } from '../testing/markdown';
import { readFacts } from './text-facts';

test.each([
  ['words', '## One two', ['one-two']],
  ['an emoji', '## 🎉', ['section']],
  ['punctuation', '## ???\n\n## !!!', ['section', 'section-1']],
  ['a picture', '## ![The mill](mill.jpg)', ['the-mill']],
  ['the same words', '## A\n\n## A\n\n## A', ['a', 'a-1', 'a-2']],
  ['a note', '## Rope strength[^1]\n\n[^1]: A', ['rope-strength', 'fnref-1', 'fn-1']],
  [
    'a note by hand',
    '## Rope<sup><a href="#a">1</a></sup>\n\n## Rope[^1] A\n\n[^1]: B',
    ['rope', 'rope-a', 'fnref-1', 'fn-1'],
  ],
  ['words that are counted already', '## A\n\n## A-1\n\n## A', ['a', 'a-1', 'a-2']],
  ['an id that HTML has', '<b id="a">x</b>\n\n## A', ['a', 'a-1']],
  ['an id that HTML has further on', '## A\n\n<b id="a">x</b>', ['a-1', 'a']],
  ['an id of the page', '## ___gatsby', ['___gatsby-1']],
  ['the name of an anchor', '## <a name="here"></a>There', ['there', 'here']],
  ['an anchor of its own', '<a name="here"></a>\n\n## There', ['here', 'there']],
  ['an id with spaces', '<b id="a b">x</b>', ['a-b']],
  ['an id that is there twice', '<b id="a">x</b> <b id="a">y</b>', ['a']],
  ['an id of what is drawn', '<b id="">x</b>', []],
])('the ids of a text with %s', async (_, markdown, expected) => {
  expect(readFacts(markdown).ids).toEqual(expected);
  const root = await render(markdown);
  expect([...root.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(expected);
});

test('links follow an id that is written otherwise', async () => {
  const root = await render('<b id="a b">x</b>\n\n[c](#a%20b)');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('#a-b');
});

test('ids of the page around a text are not taken', () => {
  expect(readFacts('## Team', { taken: ['team'] }).ids).toEqual(['team-1']);
});
