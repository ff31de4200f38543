import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { bundleOf } from './load-code.cjs';

const load = createRequire(__filename);

function makeProject(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'halflight-code-'));
  mkdirSync(join(root, 'src'));
  for (const name of ['package-lock.json', 'tsconfig.json']) writeFileSync(join(root, name), '{}');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src', name), text);
  return root;
}

test('a module comes with what it imports, as one file that is made once', () => {
  const root = makeProject({
    'one.ts': "import { two } from './two'; export const sum: number = 1 + two;",
    'two.ts': 'export const two = 2;',
    'two.test.ts': '',
  });
  const file = bundleOf('src/one.ts', root);
  expect((load(file) as { sum: number }).sum).toBe(3);
  writeFileSync(file, `${readFileSync(file, 'utf8')}// kept`);
  writeFileSync(join(root, 'src/two.test.ts'), 'expect(2).toBe(2);');
  expect(bundleOf('src/one.ts', root)).toBe(file);
  expect(readFileSync(file, 'utf8')).toContain('// kept');
});

test.each(['src/two.ts', 'package-lock.json'])('it is made anew when %s changed, and the last one goes', (changed) => {
  const root = makeProject({
    'one.ts': "export { two } from './two';",
    'two.ts': 'export const two = 2;',
    'other.ts': 'export const other = 3;',
  });
  const [first, other] = [bundleOf('src/one.ts', root), bundleOf('src/other.ts', root)];
  writeFileSync(join(root, changed), changed.endsWith('.ts') ? 'export const two = 22;' : '{ "version": 2 }');
  const second = bundleOf('src/one.ts', root);
  expect(second).not.toBe(first);
  expect((load(second) as { two: number }).two).toBe(changed.endsWith('.ts') ? 22 : 2);
  expect([existsSync(first), existsSync(other)]).toEqual([false, true]);
  expect(readdirSync(join(root, 'node_modules/.cache/halflight')).sort()).toEqual([basename(second), basename(other)]);
});

test('it is made anew when a file of it changed that is no TypeScript', () => {
  const root = makeProject({ 'one.ts': "export { two } from './two.cjs';", 'two.cjs': 'exports.two = 2;' });
  const first = bundleOf('src/one.ts', root);
  writeFileSync(join(root, 'src/two.cjs'), 'exports.two = 22;');
  const second = bundleOf('src/one.ts', root);
  expect((load(second) as { two: number }).two).toBe(22);
  expect(existsSync(first)).toBe(false);
});

test('no function is named after each node of a text', () => {
  const code = readFileSync(bundleOf('markdown/render.ts'), 'utf8');
  expect(code).toContain('function visitParents(');
  expect(code).not.toMatch(/defineProperty\(visit/);
});

test('what another process is making of the same code is left alone', () => {
  const root = makeProject({ 'one.ts': 'export const one = 1;' });
  const file = bundleOf('src/one.ts', root);
  const ofAnother = `${file}.1`;
  renameSync(file, ofAnother);
  expect(bundleOf('src/one.ts', root)).toBe(file);
  expect([file, ofAnother].filter((path) => !existsSync(path))).toEqual([]);
});

test('code that cannot be bundled is an error, and leaves nothing behind', () => {
  const root = makeProject({ 'one.ts': "import './gone';" });
  expect(() => bundleOf('src/one.ts', root)).toThrow(/gone/);
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

/** The imports of a file that remain at runtime. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(
    ts.transpile(readFileSync(file, 'utf8'), { module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }),
  );
  return importedFiles.map(({ fileName }) => fileName);
}

test.each(['gatsby-config.ts', 'gatsby-node.ts', 'plugins/body-only/gatsby-node.ts'])(
  'there is nothing in %s for Gatsby’s compiler to follow',
  (file) => {
    expect(importsOf(file)).toEqual(['node:module', 'node:path']);
  },
);
