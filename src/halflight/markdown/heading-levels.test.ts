import { render } from '../testing/markdown';
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
  ['main ones, and all below them', '# One\n\n## Two\n\n# Three', ['h2 One', 'h3 Two', 'h2 Three']],
  ['underlined ones', 'One\n===\n\nTwo\n---', ['h2 One', 'h3 Two']],
  ['those of HTML', '<h1>One</h1>\n\n## Two', ['h2 One', 'h3 Two']],
  ['the deepest, which stay', '# One\n\n###### Six', ['h2 One', 'h6 Six']],
  ['none where there is no main one', '## Two\n\n### Three', ['h2 Two', 'h3 Three']],
])('headings move down below that of the page: %s', async (_, markdown, expected) => {
  expect(await headingsOf(markdown)).toEqual(expected);
});

test.each([
  ['#', '# The  mill\n\n## Two', ['h2 Two']],
  ['an underline', 'The Mill\n========\n\n## Two', ['h2 Two']],
  ['##, if the text begins with it', '## The mill\n\n## Two', ['h2 Two']],
  ['# behind a badge', '[![b](b.svg)](c)\n\n# The mill\n\n## Two', ['h2 Two']],
  ['## later on, which stays', 'Words.\n\n## The mill', ['h2 The mill']],
  ['# as the second one, which stays', '# One\n\n# The mill', ['h2 One', 'h2 The mill']],
])('the heading that repeats the title goes: %s', async (_, markdown, expected) => {
  expect(await headingsOf(markdown, 'The mill')).toEqual(expected);
});

test('a link to the heading that repeats the title leads to the top of the text', async () => {
  const markdown = '# The mill\n\nSee [the top](#the-mill).';
  const root = await render(markdown, { title: 'The mill' });
  expect(root.firstElementChild?.id).toBe('the-mill');
  expect(readFacts(markdown, { title: 'The mill' }).ids).toEqual(['the-mill']);
});

test('where nothing leads to it, nothing is left of it', async () => {
  const root = await render('# The mill\n\nWords.', { title: 'The mill' });
  expect(root.innerHTML.trim()).toBe('<p>Words.</p>');
});
