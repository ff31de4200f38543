import { execFileSync } from 'node:child_process';

/** Prints which of the two linters, with our configuration, read each of the files. */
const PROGRAM = `
import { ESLint } from 'eslint';
import { getFileInfo } from 'prettier';
const eslint = new ESLint();
const readersOf = async (path) => [
  ...((await eslint.isPathIgnored(path)) ? [] : ['eslint']),
  ...((await getFileInfo(path, { ignorePath: '.prettierignore' })).ignored ? [] : ['prettier']),
];
const found = process.argv.slice(1).map(async (path) => [path, await readersOf(path)]);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(found))));
`;

// Loading both linters takes seconds where nothing else runs.
test('no linter reads what an author keeps, whatever it is, and all of ours is read', () => {
  const paths = ['static/demo.html', 'static/talk/slides.js', 'content/posts/a/example.ts', 'docs/posts/a/data.mjs'];
  const ours = ['src/finish/static-files.ts', 'src/features/search/static/a.ts'];
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, ...paths, ...ours], {
    encoding: 'utf8',
  });
  const expected = [...paths.map((path) => [path, []]), ...ours.map((path) => [path, ['eslint', 'prettier']])];
  expect(JSON.parse(found)).toEqual(Object.fromEntries(expected));
}, 120_000);
