import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

const compiler = resolve('node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js');
const compile = `require(${JSON.stringify(compiler)}).runParcel(process.cwd()).then(() => process.exit(), () => process.exit(1));`;

/** Compiles a configuration as Gatsby's process for it does; returns whether it was compiled, and the lists of the project's files that Parcel left. */
function compileConfiguration(options: readonly string[]): { compiled: boolean; snapshots: string[] } {
  const root = enterFolder();
  writeFiles(root, { 'package-lock.json': '{}', 'gatsby-config.ts': 'export default { plugins: [] as string[] };\n' });
  spawnSync(process.execPath, [...options, '-e', compile], {
    cwd: root,
    env: { ...process.env, GATSBY_WORKER_MODULE_PATH: compiler },
    timeout: 30_000,
  });
  return {
    compiled: existsSync(join(root, '.cache/compiled/gatsby-config.js')),
    snapshots: readdirSync(join(root, '.cache/.parcel-cache')).filter((name) => name.endsWith('.txt')),
  };
}

test('Gatsby’s configuration is compiled without the list of all files that Parcel writes otherwise', () => {
  const skip = ['--require', resolve('src/halflight/cli/skip-parcel-snapshot.cjs')];
  expect(compileConfiguration([])).toEqual({ compiled: true, snapshots: [expect.stringMatching(/\.txt$/)] });
  expect(compileConfiguration(skip)).toEqual({ compiled: true, snapshots: [] });
});
