import { render } from '../testing/markdown';

test.each([
  ['in a line', 'The $B_n$ of Bernoulli', 'p > math > msub'],
  ['by itself', '$$\n\\frac{1}{2}\n$$', '.formula[role=group][tabindex="0"] > math[display=block] mfrac'],
  ['as a block of code', '```math\nx^2\n```', '.formula > math[display=block] > msup'],
])('a formula %s is drawn', async (_, markdown, selector) => {
  const root = await render(markdown, { math: true });
  expect(root.querySelector(selector)).not.toBeNull();
  expect(root.querySelector('code')).toBeNull();
});

test.each([
  ['\\foo', '$\\foo$'],
  ['\\frac{1}{', '$\\frac{1}{$'],
  ['\\href{javascript:alert(1)}{x}', '$\\href{javascript:alert(1)}{x}$'],
])('%s is shown as it was written', async (tex, markdown) => {
  const root = await render(markdown, { math: true });
  expect(root.querySelector('p > code')?.textContent).toBe(tex);
  expect(root.querySelector('math, a')).toBeNull();
});

test('HTML in a formula stays text', async () => {
  const root = await render('$\\text{<b>x</b>}$', { math: true });
  expect(root.querySelector('b')).toBeNull();
  expect(root.textContent).toContain('<b>x</b>');
});

test('without math a dollar is a dollar', async () => {
  expect((await render('From $1 to $2')).innerHTML).toBe('<p>From $1 to $2</p>');
});
