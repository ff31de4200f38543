import { render } from '../testing/markdown';

/** The words of a text, with each formula in brackets. */
async function read(markdown: string): Promise<string> {
  const root = await render(markdown, { math: true });
  for (const anchor of root.querySelectorAll('.anchor')) anchor.remove();
  for (const formula of root.querySelectorAll('math')) formula.replaceWith(`[${formula.textContent}]`);
  return root.textContent.replace(/\s+/g, ' ').trim();
}

test.each([
  ['costs $5 a metre, or $10', 'costs $5 a metre, or $10'],
  ['$5 a metre, or $10 and $x$', '$5 a metre, or $10 and [x]'],
  ['from $5-$10, US$5 to CA$6', 'from $5-$10, US$5 to CA$6'],
  ['costs 5$, or 10$/m, or 20 $', 'costs 5$, or 10$/m, or 20 $'],
  ['a line of $5\nand one of $6', 'a line of $5 and one of $6'],
  ['\\$x$, and \\$5 for $y$', '$x$, and $5 for [y]'],
  ['$ x$ and $x $ and $', '$ x$ and $x $ and $'],
  ['the $n$th, $k$-means, 2$n$', 'the [n]th, [k]-means, 2[n]'],
  ['$a$$b$ and $$c$$', '[a][b] and [c]'],
  ['$x = \\$5$ each', '[x=$5] each'],
  ['$a +\nb$', '[a+b]'],
  ['*costs $5* or **$10**, `$x$` and $x$', 'costs $5 or $10, $x$ and [x]'],
  ['**$5** and **$x$**, [$5](/a) and [$y$](/b)', '$5 and [x], $5 and [y]'],
])('%j is read as %j', async (markdown, words) => {
  expect(await read(markdown)).toBe(words);
});

test.each([
  ['a table', '| $5 | $x$ | $10 |\n|---|---|---|\n| $5 a metre | or $10 | $y$ |', '$5 [x] $10 $5 a metre or $10 [y]'],
  ['a heading', '## From $5 to $10, $x$', 'From $5 to $10, [x]'],
  ['a link', '[$5 or $10](/a), [$x$](/a)', '$5 or $10, [x]'],
  ['a list', '- $5\n- $10 and $x$', '$5 $10 and [x]'],
])('prices in %s are none', async (_, markdown, words) => {
  expect(await read(markdown)).toBe(words);
});
