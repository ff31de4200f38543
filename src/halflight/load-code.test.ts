import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundleOf } from './load-code.cjs';

const load = createRequire(__filename);

/** Creates a workspace with these files in its engine. Returns the folders of both. */
function makeWorkspace(files: Record<string, string>): { root: string; engine: string } {
  const root = mkdtempSync(join(tmpdir(), 'halflight-code-'));
  const engine = join(root, 'src/halflight');
  mkdirSync(engine, { recursive: true });
  for (const name of ['package-lock.json', 'tsconfig.json']) writeFileSync(join(root, name), '{}');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(engine, name), text);
  return { root, engine };
}

test('a module is bundled with its imports into one file, once', () => {
  const { engine } = makeWorkspace({
    'one.ts': "import { two } from './two'; export const sum: number = 1 + two;",
    'two.ts': 'export const two = 2;',
    'two.test.ts': '',
  });
  const file = bundleOf('one.ts', engine);
  expect((load(file) as { sum: number }).sum).toBe(3);
  writeFileSync(file, `${readFileSync(file, 'utf8')}// kept`);
  writeFileSync(join(engine, 'two.test.ts'), 'expect(2).toBe(2);');
  expect(bundleOf('one.ts', engine)).toBe(file);
  expect(readFileSync(file, 'utf8')).toContain('// kept');
});

test.each(['src/halflight/two.ts', 'package-lock.json'])(
  'the bundle is rebuilt when %s changed, and the old one removed',
  (changed) => {
    const { root, engine } = makeWorkspace({
      'one.ts': "export { two } from './two';",
      'two.ts': 'export const two = 2;',
      'other.ts': 'export const other = 3;',
    });
    const [first, other] = [bundleOf('one.ts', engine), bundleOf('other.ts', engine)];
    writeFileSync(join(root, changed), changed.endsWith('.ts') ? 'export const two = 22;' : '{ "version": 2 }');
    const second = bundleOf('one.ts', engine);
    expect(second).not.toBe(first);
    expect((load(second) as { two: number }).two).toBe(changed.endsWith('.ts') ? 22 : 2);
    expect([existsSync(first), existsSync(other)]).toEqual([false, true]);
    expect(readdirSync(join(root, 'node_modules/.cache/halflight')).sort()).toEqual([
      basename(second),
      basename(other),
    ]);
  },
);

test('a bundle that another process is making of the same code is left alone', () => {
  const { engine } = makeWorkspace({ 'one.ts': 'export const one = 1;' });
  const file = bundleOf('one.ts', engine);
  const ofAnother = `${file}.1`;
  renameSync(file, ofAnother);
  expect(bundleOf('one.ts', engine)).toBe(file);
  expect([file, ofAnother].filter((path) => !existsSync(path))).toEqual([]);
});

test('code that cannot be bundled is an error, and leaves nothing behind', () => {
  const { root, engine } = makeWorkspace({ 'one.ts': "import './gone';" });
  expect(() => bundleOf('one.ts', engine)).toThrow(/gone/);
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

test('a bundle that came with the package is used as it is', () => {
  const { engine } = makeWorkspace({ 'one.ts': 'export const one = 1;' });
  mkdirSync(join(engine, 'dist'));
  writeFileSync(join(engine, 'dist/one.cjs'), 'exports.one = 11;');
  expect(bundleOf('one.ts', engine)).toBe(join(engine, 'dist/one.cjs'));
});
