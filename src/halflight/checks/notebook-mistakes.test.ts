import { planFixes } from '../fix/plan-fixes';
import { contentFolderOfEachTest, post, testMistakes } from '../testing/mistakes';

/** A notebook as Jupyter writes it, line by line. */
function notebook(...cells: (readonly [type: string, ...lines: string[]])[]): string {
  const toCell = ([cell_type, ...lines]: readonly string[]) => ({
    cell_type,
    metadata: {},
    source: lines.map((line, index) => (index === lines.length - 1 ? line : `${line}\n`)),
  });
  return JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells: cells.map(toCell) }, undefined, 1);
}

const front = ['raw', '---', 'date: 2026-01-01', '---'] as const;

testMistakes({
  'a notebook without mistakes': [
    {
      'posts/a/index.ipynb': notebook(front, ['markdown', '# A', '', 'See [b](../b.md) and [a](index.ipynb).']),
      'posts/b.md': post([], 'See [a](a/index.ipynb).'),
    },
  ],
  'a field that there is not': [
    { 'posts/a/index.ipynb': notebook(['raw', '---', 'date: 2026-01-01', 'sumary: A', '---'], ['markdown', '# A']) },
    /^posts\/a\/index\.ipynb:12:6 error unknown-key: cell 1: "sumary" is not a field of .* -> summary$/,
  ],
  'no front matter': [
    { 'posts/a/index.ipynb': notebook(['markdown', '# A']) },
    'posts/a/index.ipynb:10:6 error missing-key: cell 1: "date" is missing; the front matter of a notebook is in its first cell, of the type Raw, between lines "---"',
  ],
  'front matter that does not end': [
    { 'posts/a/index.ipynb': notebook(['raw', '---', 'date: 2026-01-01'], ['markdown', '# A']) },
    /index\.ipynb:10:6 error no-front-matter: cell 1: the front matter is not closed/,
  ],
  'a link that leads nowhere': [
    { 'posts/a/index.ipynb': notebook(front, ['markdown', '# A', '', '"See" [b](../c.md)']) },
    /^posts\/a\/index\.ipynb:21:18 error dangling-link: cell 2: "\.\.\/c\.md" leads nowhere/,
  ],
  'nbformat 3': [
    { 'posts/a/index.ipynb': '{\n "nbformat": 3,\n "worksheets": []\n}' },
    'posts/a/index.ipynb:2:14 error bad-notebook: the notebook is in nbformat 3, and only nbformat 4 is read: open it in Jupyter and save it, which converts it',
  ],
  'a file that is no notebook': [{ 'posts/a/index.ipynb': '[]' }, /bad-notebook: the file is not a Jupyter notebook/],
  'a file that is not JSON': [{ 'posts/a/index.ipynb': '{\n "nbformat": 4,\n' }, /bad-notebook: .* is not JSON/],
  'a cell of an unknown type': [
    { 'posts/a/index.ipynb': notebook(front, ['heading', 'A']) },
    /^posts\/a\/index\.ipynb:\d+:\d+ error bad-notebook: the notebook does not follow nbformat 4 at cells\.1\.cell_type: /,
  ],
  'a notebook of another name': [
    { 'posts/a.ipynb': notebook(front, ['markdown', '# A']), 'posts/b/index.md': post(), 'posts/b/data.ipynb': '{}' },
    'posts/a.ipynb:1:1 warning bad-name: is no entry: a notebook is one if it is called index.ipynb, in a folder of its own; a text may link to it -> posts/a/index.ipynb',
  ],
  'a notebook beside a Markdown file of the same entry': [
    { 'posts/a/index.ipynb': notebook(front, ['markdown', '# A']), 'posts/a/index.md': post() },
    /^posts\/a\/index\.\w+:\d+:\d+ error duplicate-\w+: /,
  ],
  'a conflict of git': [
    { 'posts/a/index.ipynb': '{\n<<<<<<< ours\n "nbformat": 4\n=======\n "nbformat": 4,\n>>>>>>> theirs\n}' },
    /^posts\/a\/index\.ipynb:2:1 error merge-conflict: /,
  ],
  'a character that no text has': [
    { 'posts/a/index.ipynb': notebook(front, ['markdown', '# A', '', 'bell \u0007']) },
    /^posts\/a\/index\.ipynb:21:11 error control-character: cell 2: /,
  ],
  'code that would show the notebook as it is': [
    {
      'posts/a/index.ipynb': notebook(front, ['markdown', '# A']),
      'posts/b.md': post([], '```json file="a/index.ipynb"\n```'),
    },
    /posts\/b\.md:.*a\/index\.ipynb is a text of the site/,
  ],
});

describe('a notebook', () => {
  const { write, at } = contentFolderOfEachTest();

  test('is not rewritten, and neither are files renamed that it names', () => {
    write({
      'posts/a/index.ipynb': notebook(
        ['raw', '---', 'date: 2026-01-01', 'Title: A', '---'],
        ['markdown', '![A](<My Mill.svg>)'],
      ),
      'posts/a/My Mill.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    });
    expect(planFixes(at())).toEqual({ texts: [], renamed: [] });
  });
});
