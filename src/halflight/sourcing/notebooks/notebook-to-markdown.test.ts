import { readFileSync } from 'node:fs';
import { storedPicture } from './stored-pictures';
import { toMarkdownOfNotebook } from './read-notebook-text';

type Cells = readonly Record<string, unknown>[];

const markdown = (source: string, more = {}) => ({ cell_type: 'markdown', metadata: {}, source, ...more });
const code = (source: string, outputs: Cells = [], tags: readonly string[] = []) => ({
  cell_type: 'code',
  execution_count: 3,
  metadata: { tags },
  outputs,
  source,
});
const raw = (source: string) => ({ cell_type: 'raw', metadata: {}, source });
const printed = (text: string) => ({ output_type: 'stream', name: 'stdout', text });
const result = (data: Record<string, unknown>, metadata = {}) => ({
  output_type: 'execute_result',
  execution_count: 3,
  data,
  metadata,
});

/** The text of a notebook as Markdown, with its front matter. */
function convert(cells: Cells, metadata: object = { language_info: { name: 'python' } }): string {
  const source = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata, cells });
  return toMarkdownOfNotebook(source, 'posts/mill/index.ipynb').markdown ?? '';
}

/** The text alone. */
const bodyOf = (...cells: Cells) =>
  convert([raw('---\ntitle: A\n---'), ...cells])
    .replace(/^---\n[^]*?\n---(?:\n|$)/, '')
    .trim();

describe('front matter', () => {
  test.each([
    [
      'in a raw cell',
      [raw('---\ndate: 2026-01-01\ntitle: A\n---'), markdown('Words')],
      '---\ndate: 2026-01-01\ntitle: A\n---\n\nWords',
    ],
    ['in the first cell, with text below it', [markdown('---\ntitle: A\n---\nWords')], '---\ntitle: A\n---\n\nWords'],
    [
      'with the first heading as title',
      [raw('---\ndate: 2026-01-01\n---'), markdown('# The *mill*\n\nWords')],
      '---\ndate: 2026-01-01\ntitle: "The *mill*"\n---\n\n\nWords',
    ],
    ['with an underlined heading', [markdown('The mill\n===')], '---\ntitle: "The mill"\n---'],
    ['not from a comment in code', [code('# no title')], '---\n---\n\n```python title="In [3]"\n# no title\n```'],
  ])('%s', (_, cells: Cells, expected) => {
    expect(convert(cells)).toBe(expected);
  });
});

describe('code', () => {
  test('has its number and the language of the notebook', () => {
    expect(bodyOf(code('x = 1'))).toBe('```python title="In [3]"\nx = 1\n```');
    const cells = [{ ...code('x <- 1'), execution_count: null }];
    expect(convert(cells, { kernelspec: { language: 'R' } })).toContain('```r title="In [ ]"\nx <- 1\n```');
  });

  test('is between fences that it does not have', () => {
    expect(bodyOf(code('"""\n```\n"""'))).toBe('````python title="In [3]"\n"""\n```\n"""\n````');
  });
});

describe('outputs', () => {
  const outputOf = (...outputs: Cells) => bodyOf(code('', outputs));

  test('printed text is as a terminal would show it at the end', () => {
    expect(outputOf(printed('10 %\r100 %\n'), printed('\u001B[31mdone\u001B[0m\u0007\n'))).toBe(
      '```text title="Out [3]"\n100 %\ndone\n```',
    );
  });

  test('an error has no colours', () => {
    const error = {
      output_type: 'error',
      ename: 'KeyError',
      evalue: 'mill',
      traceback: ['\u001B[31mKeyError\u001B[39m: mill'],
    };
    expect(outputOf(error)).toBe('```text title="Out [3]"\nKeyError: mill\n```');
  });

  test('a table has nothing but what a text may have', () => {
    const html =
      '<style>td { color: red }</style>\n<table border="1" class="dataframe"><thead><tr><th></th><th>a</th></tr></thead>\n\n<tbody><tr><th id="T_1">0</th><td onclick="x()"><script>x()</script>1</td></tr></tbody></table>';
    expect(outputOf(result({ 'text/html': html, 'text/plain': 'a' }))).toBe(
      '<p class="cell-label">Out [3]</p>\n\n<table><thead><tr><td></td><th>a</th></tr></thead><tbody><tr><th>0</th><td>1</td></tr></tbody></table>',
    );
  });

  test.each([
    ['HTML without a table', { 'text/html': '<div><script>draw()</script></div>', 'text/plain': 'a chart' }, 'a chart'],
    ['a drawing that is none', { 'image/svg+xml': '<html/>', 'text/plain': 'a drawing' }, 'a drawing'],
    ['LaTeX that is no formula', { 'text/latex': '\\begin{tabular}{l}a\\end{tabular}', 'text/plain': 'a' }, 'a'],
  ])('%s is shown as text', (_, data, text) => {
    expect(outputOf(result(data))).toBe(`\`\`\`text title="Out [3]"\n${text}\n\`\`\``);
  });

  test('a formula is set, and not shown as a picture', () => {
    const data = { 'text/latex': '$\\displaystyle x^{2}$', 'image/png': 'AAAA', 'text/plain': 'x**2' };
    expect(outputOf(result(data))).toContain('\n\n$$\n\\displaystyle x^{2}\n$$');
  });

  test('a picture is stored as a file, and says what it shows', () => {
    const png = Buffer.from('a picture').toString('base64');
    const text = bodyOf(code('#| fig-alt: "A [curve]"\ndraw()', [result({ 'image/png': png })]));
    const [, path = ''] = /!\[A \\\[curve\\\]\]\(\.\/(index\.ipynb\/[\da-f]{32}\.png)\)/.exec(text) ?? [];
    expect(readFileSync(storedPicture(`posts/mill/${path}`)?.absolutePath ?? '', 'utf8')).toBe('a picture');
    expect(text).toContain('\ndraw()\n');
    expect(text).not.toContain('fig-alt');
    expect(bodyOf(code('', [result({ 'image/png': png }, { 'image/png': { alt: 'A line' } })]))).toContain(
      '![A line](',
    );
  });

  test('a drawing is cleaned before it is stored', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>x()</script></svg>';
    const [, path = ''] = /\(\.\/(.*\.svg)\)/.exec(outputOf(result({ 'image/svg+xml': [svg] }))) ?? [];
    expect(readFileSync(storedPicture(path)?.absolutePath ?? '', 'utf8')).not.toContain('script');
  });
});

describe('texts', () => {
  test('name the pictures that are attached to their cell', () => {
    const attachments = { 'a b.png': { 'image/png': Buffer.from('attached').toString('base64') } };
    const text = bodyOf(markdown('![A mill](attachment:a%20b.png) and ![](attachment:other.png)', { attachments }));
    expect(text).toMatch(/^!\[A mill\]\(\.\/index\.ipynb\/[\da-f]{32}\.png\) and !\[\]\(attachment:other\.png\)$/);
  });

  test.each([
    ['a formula without dollars', '\\begin{align}\na\n\\end{align}', '$$\n\\begin{align}\na\n\\end{align}\n$$'],
    ['a formula between dollars', '$$\n\\begin{align}\na\n\\end{align}\n$$', undefined],
    ['a formula in code', '```\n\\begin{align}\n```', undefined],
    [
      'a formula behind one on a line',
      '$$a$$\n\n\\begin{align}a\\end{align}',
      '$$a$$\n\n$$\n\\begin{align}a\\end{align}\n$$',
    ],
  ])('%s', (_, source, expected = source) => {
    expect(bodyOf(markdown(source))).toBe(expected);
  });
});

describe('what a tag or a comment hides', () => {
  const cell = (tags: readonly string[], first = '') => code(`${first}canary = 1`, [printed('printed')], tags);

  test.each([
    ['remove-cell', [] as string[]],
    ['remove_input', ['printed']],
    ['remove-output', ['canary']],
    ['hide-cell', ['canary', 'printed']],
  ])('%s leaves %s', (tag, left) => {
    const text = bodyOf(cell([tag]));
    expect(['canary', 'printed'].filter((word) => text.includes(word))).toEqual(left);
  });

  test.each([
    ['#| include: false\n', []],
    ['#| hide\n', []],
    ['#| echo: false\n', ['printed']],
    ['#| output: false\n', ['canary']],
  ])('%j leaves %s', (first, left) => {
    const text = bodyOf(cell([], first));
    expect(['canary', 'printed'].filter((word) => text.includes(word))).toEqual(left);
  });

  test('hide-input can be opened', () => {
    expect(bodyOf(cell(['hide-input']))).toBe(
      '<details>\n<summary class="cell-label">In [3]</summary>\n\n```python\ncanary = 1\n```\n\n</details>\n\n```text title="Out [3]"\nprinted\n```',
    );
  });

  test('what is removed stays removed', () => {
    expect(bodyOf(cell(['remove-cell', 'hide-cell']))).toBe('');
    expect(bodyOf(markdown('canary', { metadata: { tags: ['remove-input'] } }), raw('canary'))).toBe('');
  });
});
