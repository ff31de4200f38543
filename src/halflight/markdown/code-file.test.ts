import { cutCode } from './code-file';

const text = `import a from 'a';

// #region setup
function setup() {
  // #region inner
  start();
  // #endregion
}
// #endregion setup
`;

test.each([
  [{}, text.trimEnd(), 1],
  [{ lines: '1' }, "import a from 'a';", 1],
  [{ lines: '5-6' }, '// #region inner\nstart();', 5],
  [{ lines: '8-' }, '}\n// #endregion setup', 8],
  [{ region: 'setup' }, 'function setup() {\n  start();\n}', 4],
  [{ region: 'inner' }, 'start();', 6],
])('%j', (part, code, firstLine) => {
  expect(cutCode(text, { file: 'a.ts', ...part })).toEqual({ code, firstLine });
});

test.each([
  '# region a\nx\n# endregion',
  '/* #region a */\nx\n/* #endregion */',
  '<!-- #region a -->\nx\n<!-- #endregion a -->',
  '-- #region a\nx\n-- #endregion',
  '#region a\nx\n#endregion',
  '#pragma region a\nx\n#pragma endregion',
  '%% #region a\nx\n%% #endregion',
  '(* #region a *)\nx\n(* #endregion *)',
  "' #Region a\nx\n' #End Region",
  '{/* #region a */}\r\nx\r\n{/* #endregion */}',
])('a region can be marked by %j', (marked) => {
  expect(cutCode(marked, { file: 'a', region: 'a' })).toEqual({ code: 'x', firstLine: 2 });
});

test.each([
  [{ lines: '3..5' }, 'lines="3..5" names no lines', undefined],
  [{ lines: '0-2' }, 'lines="0-2" names no lines', undefined],
  [{ lines: '5-3' }, 'lines="5-3" names no lines', 'lines="3-5"'],
  [{ lines: '3-12' }, 'a.ts has 9 lines, and no line 12', undefined],
  [{ lines: '12-' }, 'a.ts has 9 lines, and no line 12', undefined],
  [{ region: 'setpu' }, 'a.ts has no region "setpu"; it has setup, inner', 'setup'],
  [{ region: 'a', lines: '1' }, 'either lines or a region', undefined],
])('%j cannot be shown: %s', (part, mistake, suggestion) => {
  expect(cutCode(text, { file: 'a.ts', ...part })).toEqual({
    mistake: expect.stringContaining(mistake) as string,
    ...(suggestion && { suggestion }),
  });
});

test.each([
  ['x', 'has no region: begin one with a comment'],
  ['// #region a\nx', 'the region "a" of a.ts never ends'],
])('a region is told from none, and has an end: %j', (marked, mistake) => {
  expect(cutCode(marked, { file: 'a.ts', region: 'a' })).toHaveProperty('mistake', expect.stringContaining(mistake));
});
