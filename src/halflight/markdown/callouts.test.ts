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

test('statements are numbered through the text, except for remarks and proofs; a proof has an end', async () => {
  const root = await render(
    [
      '> [!DEFINITION]\n> a',
      '> [!THEOREM] Of *wheels*\n> b',
      '> [!PROOF]\n> c\n>\n> d',
      '> [!REMARK]\n> e',
      '> [!NOTE]\n> f',
      '> [!LEMMA]-\n> g',
    ].join('\n\n'),
  );
  const titles = Array.from(root.querySelectorAll('.statement .callout-title'), ({ textContent }) => textContent);
  expect(titles).toEqual(['Definition 1', 'Theorem 2 (Of wheels)', 'Proof', 'Remark', 'Lemma 3']);
  expect(root.querySelector('.callout-theorem em')?.textContent).toBe('wheels');
  expect(root.querySelector('.callout-proof .callout-content')?.textContent).toMatch(/d ∎$/);
  expect(root.querySelectorAll('.end-of-proof')).toHaveLength(1);
  expect(root.querySelector('.statement svg, .statement[role]')).toBeNull();
  expect(root.querySelector('details.callout-lemma > summary')).not.toBeNull();
});
