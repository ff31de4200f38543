import { render } from '../testing/markdown';
import { en } from '../words/en';
import { readFacts } from './text-facts';

test.each([
  ['note', 'note', 'Note'],
  ['important', 'important', 'Important'],
  ['tldr', 'abstract', 'Summary'],
  ['INFO', 'info', 'Info'],
  ['Todo', 'todo', 'To do'],
  ['hint', 'tip', 'Tip'],
  ['done', 'success', 'Done'],
  ['faq', 'question', 'Question'],
  ['attention', 'warning', 'Warning'],
  ['missing', 'failure', 'Failure'],
  ['error', 'danger', 'Danger'],
  ['bug', 'bug', 'Bug'],
  ['cite', 'quote', 'Quotation'],
])('[!%s] is a callout of the kind %s', async (written, kind, title) => {
  const root = await render(`> [!${written}]\n> Words.`);
  const callout = root.querySelector(`.callout-${kind}`);
  expect(callout?.querySelector('.callout-title')?.textContent.trim()).toBe(title);
  expect(callout?.querySelectorAll('.callout-title-icon svg')).toHaveLength(1);
  expect(readFacts(`> [!${written}]\n> Words.`).mistakes).toEqual([]);
});

test('a callout is folded or open, has others in it, and a title with a link', async () => {
  const root = await render(
    '> [!faq]- Is it *so*?\n> Yes.\n>\n> > [!bug]+\n> > But [[#A]].\n> >\n> > > [!example] B\n> > > C',
    { words: { ...en, calloutBug: 'Wanze' } },
  );
  const outer = root.querySelector('details.callout-question');
  expect(outer?.hasAttribute('open')).toBe(false);
  expect(outer?.querySelector('summary em')?.textContent).toBe('so');
  const inner = outer?.querySelector('details.callout-bug[open]');
  expect(inner?.querySelector('summary')?.textContent.trim()).toBe('Wanze');
  expect(inner?.querySelector('.callout-example.statement')?.textContent).toContain('B');
});
