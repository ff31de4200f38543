import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transform } from '@swc/core';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { compileScripts, isPlain, minifyScripts, type Rule } from './compile-scripts';

const fromGatsby = () => [];
const makeRules = (): Rule[] => [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: fromGatsby },
  { test: /\.css$/, use: [] },
  { test: /\.tsx?$/, use: fromGatsby },
];

const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test|\.d)\.tsx$/.test(path))
  .map((path) => resolve('src', path));

/** The compilers of a file, one for each rule for scripts that matches it. */
function compiledBy(rules: readonly Rule[], path: string): string[] {
  const matches = (test: unknown) =>
    test instanceof RegExp ? test.test(path) : typeof test === 'function' && (test as typeof isPlain)(path);
  return rules
    .filter(({ test, exclude, use }) => matches(test) && !matches(exclude) && !Array.isArray(use))
    .map(({ use }) => (use === fromGatsby ? 'Babel' : 'swc'));
}

test('whoever uses what Gatsby’s plugins of Babel work on is left to them, and most are not', () => {
  const plain = scripts.filter(isPlain);
  expect(plain.length).toBeGreaterThan(scripts.length * 0.8);
  const used = /import \{[^}]*\b(?:graphql|useStaticQuery|Slice)\b[^}]*\} from 'gatsby'|export (?:const|\{) Head/;
  expect(plain.filter((path) => used.test(readFileSync(path, 'utf8')))).toEqual([]);
  expect(scripts.filter((path) => used.test(readFileSync(path, 'utf8'))).length).toBeGreaterThan(3);
  expect(isPlain(resolve('src/halflight/collections/post/page.tsx'))).toBe(false);
});

test.each(['build-javascript', 'build-html', 'develop', 'develop-html'])(
  'in %s each script is compiled once, by swc where it may',
  (stage) => {
    const rules = makeRules();
    compileScripts({ module: { rules } }, stage);
    for (const path of scripts) expect(compiledBy(rules, path)).toEqual([isPlain(path) ? 'swc' : 'Babel']);
    const root = enterFolder();
    writeFiles(root, {
      '.cache/root.js': 'export default () => <b />',
      '.cache/gatsby-browser-entry.js': 'export { graphql }',
      '.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js': 'exports.components = {}',
      'node_modules/any/.cache/index.js': 'export default 1',
    });
    expect(compiledBy(rules, join(root, '.cache/root.js'))).toEqual(['swc']);
    for (const file of ['gatsby-browser-entry.js', '_this_is_virtual_fs_path_/$virtual/async-requires.js'])
      expect(compiledBy(rules, join(root, '.cache', file))).toEqual(['Babel']);
    expect(compiledBy(rules, join(root, 'node_modules/any/.cache/index.js'))).toEqual(['Babel']);
  },
);

test.each([
  ['build-javascript', false],
  ['develop-html', false],
  ['develop', true],
])('in %s, edited components are exchanged without a reload: %s', async (stage, refreshes) => {
  const rules = makeRules();
  compileScripts({ module: { rules } }, stage);
  const [ofGatsby, ours] = rules.slice(-2);
  const { code } = await transform('export const A = () => <b>{1 as number}</b>;', ours?.options);
  expect(code).toMatch(/jsxs?(?:DEV)?\("b"/);
  expect(code.includes('$RefreshReg$')).toBe(refreshes);
  // An import without a use would be dropped from TypeScript, with all that its module does.
  const script = await transform("import { a } from './a';\nexport const A = () => <b />;", ofGatsby?.options);
  expect(script.code).toMatch(/jsxs?(?:DEV)?\("b"/);
  expect(script.code).toContain("from './a'");
});

test('other rules than Gatsby had are no reason to guess', () => {
  expect(() => compileScripts({ module: { rules: makeRules().slice(1) } }, 'build-html')).toThrow(/other rules/);
});

test('scripts are made small by the swc of the engine, and what Gatsby does with styles stays', async () => {
  type Minify = (input: object, map: undefined, options: object, extractComments: boolean) => Promise<object>;
  class Scripts {
    static terserMinify = () => 'small';
    constructor(readonly options: Partial<{ minify: Minify; terserOptions: object }>) {}
  }
  class Styles {
    static swcMinify = () => 'small';
    readonly options = {};
  }
  const styles = new Styles();
  const minimizer: object[] = [new Scripts({}), styles];
  minifyScripts(minimizer);
  const { minify, terserOptions = {} } = (minimizer[0] as Scripts).options;
  const text = '/*! Licence */ const twice = (given) => given + given; globalThis.four = twice(2);';
  expect(await minify?.({ 'a.js': text }, undefined, terserOptions, true)).toEqual({
    code: '//# allFunctionsCalledOnLoad\nconst twice=o=>o+o;globalThis.four=4;',
    extractedComments: ['/*! Licence */'],
  });
  const large: object[] = [styles];
  minifyScripts(large);
  expect([minimizer[1], large[0]]).toEqual([styles, styles]);
});
