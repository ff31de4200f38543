import { en } from '../ui/words/en';
import { render } from '../testing/markdown';

test.each([
  ['NOTE', 'note', 'Note'],
  ['TIP', 'tip', 'Tip'],
  ['IMPORTANT', 'important', 'Important'],
  ['WARNING', 'warning', 'Warning'],
  ['CAUTION', 'caution', 'Caution'],
  ['note', 'note', 'Note'],
])('[!%s] becomes a callout %s, titled %s', async (kind, name, title) => {
  const root = await render(`> [!${kind}]\n> Take *care*.\n>\n> More.`);
  const callout = root.querySelector(`.callout-${name}[role=note]`);
  expect(callout?.querySelector('.callout-title')?.textContent).toBe(title);
  expect(callout?.querySelector('.callout-title svg')?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(callout?.querySelectorAll('.callout-content > p')).toHaveLength(2);
  expect(root.querySelector('blockquote')).toBeNull();
});

test('is named in the words of the site', async () => {
  const root = await render('> [!TIP]\n> a', { words: { ...en, calloutTip: 'Tipp' } });
  expect(root.querySelector('.callout-title')?.textContent).toBe('Tipp');
});

test('may have words of its own, and fold', async () => {
  const root = await render('> [!TIP]- By the way\n> a');
  expect(root.querySelector('details.callout-tip > summary')?.textContent).toBe('By the way');
  expect(root.querySelector('summary div, details[role]')).toBeNull();
});

test.each(['> [!OTHER]\n> a', '> NOTE\n> a', '> a [!NOTE]', '[!NOTE]\na'])('%j is none', async (markdown) => {
  expect((await render(markdown)).querySelector('.callout')).toBeNull();
});
