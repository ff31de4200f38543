import fc from 'fast-check';
import { renderBody } from '../../markdown/render';
import { readFacts } from '../../markdown/text-facts';
import { createPageValidator } from '../../testing/page-validator';
import { context } from '../../testing/markdown';
import { textsWithHtml } from '../../testing/raw-html';

// With more runs than usual, it takes minutes.
jest.setTimeout(process.env.RUNS === undefined ? 120_000 : 3_600_000);

const options = { title: 'A' };

test.each([
  ['an id on the end of the line behind a mark', '> [!NOTE]\n> x\n<br id="a">', ['a']],
  ['the same right behind the mark', '> [!NOTE]<br id="a">', ['a']],
  ['the same of one that folds', '> [!NOTE]- t<br id="a">\n> b', ['a']],
  ['an id on the quotation itself', '<blockquote id="a">\n\n[!NOTE]\nx\n\n</blockquote>', ['a']],
  ['an id in a heading that says nothing', '## <a name="a"></a>', ['a']],
  ['an id in the heading that repeats the title', '# <a name="x"></a>A\n\n[b](#x)', ['x']],
])('a callout, a heading and a title keep what links lead to: %s', async (_, text, expected) => {
  const check = await createPageValidator();
  const { findings, ids } = check(await renderBody(text, { ...context, ...options }));
  expect(findings).toEqual([]);
  expect(readFacts(text, options).ids).toEqual(expect.arrayContaining(expected));
  expect([...ids]).toEqual(expect.arrayContaining(expected));
});

test.each(['<td align>', '<td align="center" colspan="2" headers="a">b</td>', '<th scope="row" rowspan="2">c</th>'])(
  'a cell that stands in no table, %s, is an element without the attributes of one',
  async (text) => {
    const check = await createPageValidator();
    expect(check(await renderBody(text, { ...context, ...options })).findings).toEqual([]);
  },
);

test('whatever HTML a text contains, the output is valid and has the ids that the check knows', async () => {
  const check = await createPageValidator();
  await fc.assert(
    fc.asyncProperty(textsWithHtml, fc.boolean(), async (text, math) => {
      const asked = { ...options, ...(math && { math }) };
      const known = readFacts(text, asked).ids;
      const html = await renderBody(text, { ...context, ...asked });
      const { findings, ids } = check(html, false);
      expect([text, html, findings]).toEqual([text, html, []]);
      expect([text, known.filter((id) => !ids.has(id))]).toEqual([text, []]);
    }),
    {
      numRuns: Number(process.env.RUNS ?? (process.env.EVERY === '1' ? 200 : 40)),
      seed: Number(process.env.SEED ?? 12),
    },
  );
});
