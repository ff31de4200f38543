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
  ['\\href{javascript:alert(1)}{x}', '$\\href{javascript:alert(1)}{x}$'],
])('%s is shown as it was written', async (tex, markdown) => {
  const root = await render(markdown, { math: true });
  expect(root.querySelector('p > code')?.textContent).toBe(tex);
  expect(root.querySelector('math, a')).toBeNull();
});

test('HTML in a formula stays text, and a dollar is a dollar where there are no formulas', async () => {
  const root = await render('$\\text{<b>x</b>}$', { math: true });
  expect(root.querySelector('b')).toBeNull();
  expect(root.textContent).toContain('<b>x</b>');
  expect((await render('From $1 to $2')).innerHTML).toBe('<p>From $1 to $2</p>');
});

/** The words of a text with formulas, on one line. */
async function read(markdown: string): Promise<string> {
  const root = await render(markdown, { math: true });
  return root.textContent.replace(/\s+/g, ' ').trim();
}

test.each([
  ['an environment', '$$\\begin{equation}\\label{eq:a} x\\end{equation}$$', 'x(1)'],
  ['a tag', '$$x \\tag{7} \\label{eq:a}$$', 'x(7)'],
  ['several lines', '$$\\begin{multline}x=\\label{eq:a}\\\\ y\\end{multline}$$', 'x=y(1)'],
])('references to an equation with %s lead to it', async (_, equation, shown) => {
  const number = /\((.)\)/.exec(shown)?.[1] ?? '';
  const root = await render(`See \\eqref{eq:a}, $\\ref{eq:a}$.\n\n${equation.replaceAll('$$', () => '\n$$\n')}`, {
    math: true,
  });
  expect(root.querySelector('p')?.textContent).toBe(`See (${number}), ${number}.`);
  expect([...root.querySelectorAll('p a')].map((link) => link.getAttribute('href'))).toEqual(['#eq:a', '#eq:a']);
  expect(root.querySelector('[id="eq:a"]')?.textContent).toBe(shown);
});

test('equations are numbered through a text, and each row has its own number', async () => {
  const rows = '$$\n\\begin{align} a&=b \\label{one}\\\\ c&=d \\nonumber\\\\ e&=f \\label{three} \\end{align}\n$$';
  const root = await render(`${rows}\n\n$$\nx\n$$\n\n$$\nx \\text{ by \\ref{three}} \\label{four}\n$$\n\n\\ref{four}`, {
    math: true,
  });
  expect([...root.querySelectorAll('.tml-eqn')].map((number) => number.textContent)).toEqual(['(1)', '(2)', '(3)']);
  expect([...root.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['eq:three', 'eq:one', 'eq:four']);
  expect(root.textContent).toMatch(/by\s2/);
});

test('a label takes no heading’s id, and no id twice', async () => {
  const root = await render('## Energy\n\n$$\nx\\label{energy}\n$$\n\n$$\ny\\label{energy}\n$$', { math: true });
  expect([...root.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['energy', 'eq:energy']);
});

test('a reference in a link is no link, and one in code or to an unknown label stays as it is', async () => {
  const root = await render('[see \\ref{a}](https://a.example), `\\ref{a}`, \\ref{b}\n\n$$\nx\\label{a}\n$$', {
    math: true,
  });
  expect(root.querySelector('p')?.innerHTML).toMatch(/see 1.*<\/a>, <code>\\ref\{a\}<\/code>, \\ref\{b\}$/);
  expect(root.querySelectorAll('p a')).toHaveLength(1);
});

test.each([
  ['$\\newcommand{\\R}{\\mathbf{R}}$\n\n$x \\in \\R$', 'x∈𝐑'],
  ['$$\n\\newcommand{\\pair}[2]{(#1,#2)}\n$$\n\n$\\pair{a}{b}$', '(a,b)'],
  ['$\\DeclareMathOperator{\\sgn}{sgn}$ $\\sgn x$', 'sgn\u2061x'],
  ['$\\def\\half{\\frac12}$ $\\let\\h=\\half$ $\\h$', '12'],
])('what %j defines holds in the next formula', async (markdown, shown) => {
  expect(await read(markdown)).toBe(shown);
});

test('a paragraph of macro definitions is not shown', async () => {
  expect((await render('$\\def\\a{b}$\n\nA', { math: true })).innerHTML.trim()).toBe('<p>A</p>');
});

test.each([
  ['with operators breaks at them', 'a+b+c+d+e+f+g+h+i+j+k', 'p > math > mrow + mrow'],
  ['without one scrolls', '\\frac{a+b+c+d+e+f+g+h+i+j+k}{2}', 'p > .formula-long[tabindex="0"][role=group] > math'],
])('a long formula %s', async (_, tex, selector) => {
  const root = await render(`The $${tex}$ is long`, { math: true });
  expect(root.querySelector(selector)).not.toBeNull();
});

/** The words of a text, with each formula in brackets. */
async function readPrices(markdown: string): Promise<string> {
  const root = await render(markdown, { math: true });
  for (const anchor of root.querySelectorAll('.anchor')) anchor.remove();
  for (const formula of root.querySelectorAll('math')) formula.replaceWith(`[${formula.textContent}]`);
  return root.textContent.replace(/\s+/g, ' ').trim();
}

test.each([
  ['$5 a metre, or $10 and $x$', '$5 a metre, or $10 and [x]'],
  ['from $5-$10, US$5 to CA$6', 'from $5-$10, US$5 to CA$6'],
  ['costs 5$, or 10$/m, or 20 $', 'costs 5$, or 10$/m, or 20 $'],
  ['a line of $5\nand one of $6', 'a line of $5 and one of $6'],
  ['\\$x$, and \\$5 for $y$', '$x$, and $5 for [y]'],
  ['$ x$ and $x $ and $', '$ x$ and $x $ and $'],
  ['the $n$th, $k$-means, 2$n$', 'the [n]th, [k]-means, 2[n]'],
  ['$a$$b$ and $$c$$', '[a][b] and [c]'],
  ['$x = \\$5$ each, $a +\nb$', '[x=$5] each, [a+b]'],
  ['**$5** and **$x$**, [$5](/a) and [$y$](/b), `$x$`', '$5 and [x], $5 and [y], $x$'],
  ['| $5 | $x$ | $10 |\n|---|---|---|\n| $5 a metre | or $10 | $y$ |', '$5 [x] $10 $5 a metre or $10 [y]'],
  ['## From $5 to $10, $x$', 'From $5 to $10, [x]'],
  ['- $5\n- $10 and $x$', '$5 $10 and [x]'],
])('prices are no formulas: %j is read as %j', async (markdown, words) => {
  expect(await readPrices(markdown)).toBe(words);
});
