import { buildSync, version } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/halflight/jest';

/** A file's name for a package's: `@scope/name/part` is `@scope+name+part`. */
const toFileName = (name: string): string => name.replaceAll('/', '+');

/**
 * Makes one file of packages that are spread over many: each file of tests loads all that it imports anew, and hundreds of small files take
 * longer than most tests. A package in it is run only where it is imported. It is kept until the lock file changes.
 *
 * @param root The top of the project.
 * @param packages What stands in imports, such as `zod/mini`.
 * @returns Where jest finds each, for its `moduleNameMapper`.
 */
export function bundlePackages(root: string, packages: readonly string[]): Record<string, string> {
  const folder = join(root, FOLDER);
  const digest = createHash('sha256')
    .update(version)
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(__filename))
    .update(packages.join())
    .digest('hex')
    .slice(0, 16);
  const kept = join(folder, digest);
  if (!existsSync(kept)) {
    const made = `${kept}.${process.pid}`;
    mkdirSync(made, { recursive: true });
    buildSync({
      absWorkingDir: root,
      stdin: {
        contents: packages
          .map((name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(name)});`)
          .join('\n'),
        resolveDir: root,
      },
      outfile: join(made, 'packages.cjs'),
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      // What is written as ES modules is run only where it is asked for.
      conditions: ['import'],
      mainFields: ['module', 'main'],
      logLevel: 'error',
    });
    for (const name of packages)
      writeFileSync(
        join(made, `${toFileName(name)}.cjs`),
        `module.exports = require('./packages.cjs')[${JSON.stringify(name)}]();\n`,
      );
    for (const old of readdirSync(folder))
      if (!old.startsWith(digest)) rmSync(join(folder, old), { recursive: true, force: true });
    // Another run may have made the same meanwhile.
    if (!existsSync(kept)) renameSync(made, kept);
  }
  return Object.fromEntries(packages.map((name) => [`^${name}$`, join(kept, `${toFileName(name)}.cjs`)]));
}
