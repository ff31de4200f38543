import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

const file = resolve('src/halflight/cli/load-while-waiting.cjs');
const root = resolve('.');

/** The file that Gatsby starts to compile its configuration, in `node_modules/`. */
const COMPILER = 'gatsby-worker/dist/child.js';

const NEEDED = [
  /halflight[\\/]hooks\./,
  /webpack[\\/]lib[\\/]webpack\.js$/,
  /gatsby-transformer-remark[\\/]gatsby-node\.js$/,
];

/** How much of what Gatsby needs next a process has loaded once it has run a file, of this name, in another process. */
function countLoaded(name: string, environment: Record<string, string> = {}): number {
  const folder = enterFolder();
  const print = 'console.log(JSON.stringify(Object.keys(require.cache)))';
  const start = `require('node:child_process').fork(${JSON.stringify(join(folder, name))}).on('exit', () => ${print});`;
  writeFiles(folder, { [name]: '', 'start.cjs': start });
  const output = execFileSync(process.execPath, ['--require', file, join(folder, 'start.cjs')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const loaded = JSON.parse(output) as string[];
  return NEEDED.filter((pattern) => loaded.some((path) => pattern.test(path))).length;
}

test('what Gatsby needs next is loaded while another process compiles its configuration', () => {
  expect(existsSync(join(root, 'node_modules', COMPILER))).toBe(true);
  expect(countLoaded(COMPILER)).toBe(NEEDED.length);
});

test('nothing is loaded when another process is started, or in one of Gatsby’s workers', () => {
  expect(countLoaded('develop.js')).toBe(0);
  expect(countLoaded(COMPILER, { GATSBY_WORKER_MODULE_PATH: 'a.js' })).toBe(0);
});
