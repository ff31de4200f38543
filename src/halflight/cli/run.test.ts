import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

/** The files that run before any TypeScript is loaded. */
const FIRST = ['src/halflight/cli/run.cjs', 'src/halflight/load-code.cjs'];

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  for (const path of FIRST) cpSync(path, join(folder, path));
  writeFiles(folder, { 'package-lock.json': '{}', 'tsconfig.json': '{}' });
});

/** Runs a command that consists of this code, with only these packages installed. */
function run(code: string, libraries: readonly string[], options: readonly string[] = []) {
  writeFiles(folder, { 'src/halflight/cli/hello.ts': code });
  for (const name of libraries) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(realpathSync(join('node_modules', name)), join(folder, 'node_modules', name));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, 'src/halflight/cli/run.cjs', 'hello'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each<[string, string, string[]]>([
  ['none are installed', '', []],
  ['one to bundle is new', "import { parse } from 'smol-toml'; parse('');", ['esbuild']],
  [
    'one has what is imported only in a newer version',
    "import { none } from 'smol-toml'; none();",
    ['esbuild', 'smol-toml'],
  ],
])('it says how to get the libraries if %s', (_, code, libraries) => {
  expect(run(code, libraries)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'The libraries are missing or older than the code: run "npm ci".\n',
  });
});

test('it says which folder must be writable, if there is no bundle and none can be stored', () => {
  // File permissions do not stop root.
  const refusal =
    "const fs = require('node:fs'); fs.mkdirSync = () => { throw Object.assign(new Error(), { code: 'EROFS' }); };";
  writeFiles(folder, { 'refuse.cjs': refusal });
  expect(run("console.log('Hello');", ['esbuild'], ['--require', './refuse.cjs'])).toEqual({
    status: 2,
    stdout: '',
    stderr: `Nothing can be written in ${realpathSync(folder)}/node_modules/.cache/halflight (EROFS): it must be writable, with space on its disk.\n`,
  });
});

test.each([
  ['a file of the project', "import './gone';", 'Could not resolve "./gone"'],
  ['a mistake in the code', 'const = 1;', 'hello.ts'],
])('%s is no library', (_, code, message) => {
  const { status, stderr } = run(code, ['esbuild']);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('npm ci');
});
