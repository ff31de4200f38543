import { render } from '../testing/markdown';

test.each([
  ['In [3]', 'Input 3'],
  ['Out [12]', 'Output 12'],
  ['In [ ]', 'Input'],
])('the label %s of code is said as %s', async (label, said) => {
  const { innerHTML: html } = await render(`\`\`\`python title="${label}"\nx\n\`\`\``);
  expect(html).toContain(`<span class="code-title" aria-hidden="true">${label}</span>`);
  expect(html).toContain(`aria-label="${said}"`);
});

test('other titles are said as they are written', async () => {
  const { innerHTML: html } = await render('```python title="In the mill"\nx\n```');
  expect(html).toContain('<span class="code-title">In the mill</span>');
});

test('the label of an output that is no code is said in words', async () => {
  const { innerHTML: html } = await render('<p class="cell-label">Out [3]</p>\n\n<p class="cell-label">Words</p>');
  expect(html).toContain('<span aria-hidden="true">Out [3]</span><span class="visually-hidden">Output 3</span>');
  expect(html).toContain('<p class="cell-label">Words</p>');
});
