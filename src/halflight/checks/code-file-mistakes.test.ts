import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CODE_FILE_BYTES } from '../limits';
import { contentFolderOfEachTest, post, testMistakes } from '../testing/mistakes';

const fence = (options: string, code = '') => `Words.\n\n\`\`\`ts ${options}\n${code}\`\`\``;

testMistakes({
  'what is right': [
    {
      'posts/a/index.md': post([], fence('file="../x.ts" region="a" title="y"')),
      'posts/x.ts': '// #region a\nx\n// #endregion',
    },
  ],
  'a file that is not there': [
    { 'posts/a.md': post([], fence('file="./exmaple.ts"')), 'posts/example.ts': 'x' },
    'posts/a.md:7:7 error missing-file: there is no file posts/exmaple.ts -> ./example.ts',
  ],
  'a file outside': [
    { 'posts/a.md': post([], fence('file="../../package.json"')) },
    /^posts\/a.md:7:7 error bad-code-file: \.\.\/\.\.\/package\.json is outside the content folder/,
  ],
  'no path': [{ 'posts/a.md': post([], fence('file="/etc/passwd"')) }, /"\/etc\/passwd" is no path from this file/],
  'a text of the site': [
    { 'posts/a.md': post([], fence('file="../site.md"')) },
    /\.\.\/site\.md is a text of the site/,
  ],
  'a file that is no text': [
    { 'posts/a.md': post([], fence('file="x.ts"')), 'posts/x.ts': Buffer.from([0, 255, 1]) },
    /x\.ts is not a text in UTF-8/,
  ],
  'too long a file': [
    { 'posts/a.md': post([], fence('file="x.ts"')), 'posts/x.ts': 'x'.repeat(CODE_FILE_BYTES + 1) },
    /x\.ts has 101 kB, and a file that is shown may have 100 kB/,
  ],
  'lines that it does not have': [
    { 'posts/a.md': post([], fence('file="x.ts" lines="3-9"')), 'posts/x.ts': 'x\ny\n' },
    /x\.ts has 2 lines, and no line 9/,
  ],
  'a region that it does not have': [
    { 'posts/a.md': post([], fence('file="x.ts" region="stup"')), 'posts/x.ts': '// #region setup\n// #endregion' },
    /x\.ts has no region "stup"; it has setup -> setup$/,
  ],
  'code besides a file': [
    { 'posts/a.md': post([], fence('file="x.ts"', 'own();\n')), 'posts/x.ts': 'x' },
    /this code block shows x\.ts, and has code of its own/,
  ],
  'lines of nothing': [{ 'posts/a.md': post([], fence('lines="1"', 'x\n')) }, /are those of a file: add its name/],
  'a text in front matter': [
    {
      'pages/a.md': `---\ntitle: A\nsections:\n  - type: prose\n    text: |\n      \`\`\`ts file="x.ts"\n      \`\`\`\n---\n`,
      'pages/x.ts': 'x',
    },
    /^pages\/a\.md:\d+:\d+ error bad-code-file: x\.ts can only be shown in the text below/,
  ],
  'a diagram that cannot be drawn': [
    {
      'posts/a.md': post([], fence('file="x.mmd"').replace('ts', 'mermaid')),
      'posts/x.mmd': 'pie\n  "a": 1',
    },
    /warning bad-diagram: the diagram in x\.mmd cannot be drawn/,
  ],
});

describe('links', () => {
  const { at, write, reported } = contentFolderOfEachTest();

  test('a symbolic link that leads out of the content folder is not followed', () => {
    const secret = join(dirname(at()), `${basename(at())}-secret.ts`);
    mkdirSync(at('posts'), { recursive: true });
    writeFileSync(secret, 'secret');
    symlinkSync(secret, at('posts/x.ts'));
    write({ 'posts/a.md': post([], fence('file="x.ts"')) });
    expect(reported().join('\n')).toMatch(/there is no file posts\/x\.ts[^]*bad-link/);
  });

  test('a file that a protected page shows may not be shown in the open', () => {
    write({
      'site.md':
        '---\ntitle: A\nurl: https://example.org/\npasswords: [{ name: x, salt: AAAAAAAAAAAAAAAAAAAAAA }]\n---\n',
      'posts/a.md': post(['protected: x'], fence('file="x.ts"')),
      'posts/b.md': post([], fence('file="x.ts"')),
      'posts/x.ts': 'x',
    });
    expect(reported().join('\n')).toMatch(/open-file: posts\/x\.ts belongs to this protected page/);
  });
});
