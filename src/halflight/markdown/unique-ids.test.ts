import { render } from '../testing/markdown';

const text =
  '## Mill\n\n[up](#mill) [on the page](#other) A[^1]\n\n<b aria-describedby="mill other">x</b>\n\n[^1]: Note.';

test('two texts on one page share no id', async () => {
  const roots = await Promise.all(['award-a-', 'award-b-'].map((idPrefix) => render(text, { idPrefix })));
  const ids = roots.flatMap((root) => [...root.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toContain('award-a-mill');
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['', 'mill'],
  ['award-a-', 'award-a-mill'],
])('with the prefix %j references follow, those to the rest of the page stay', async (idPrefix, id) => {
  const root = await render(text, { idPrefix, taken: ['other'] });
  expect([...root.querySelectorAll('p > a:not([class])')].map((a) => a.getAttribute('href'))).toEqual([
    `#${id}`,
    '#other',
  ]);
  expect(root.querySelector('[aria-describedby]')?.getAttribute('aria-describedby')).toBe(`${id} other`);
});
