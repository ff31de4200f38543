import { buildSync, version } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/halflight/jest';

/** A file name for a package name: `@scope+name+part` for `@scope/name/part`. */
const toFileName = (name: string): string => name.replaceAll('/', '+');

/**
 * Bundles packages that consist of many files into a single file, because every test file loads all its imports again and many small files load
 * slowly. A package in the bundle runs only when it is imported. The bundle is cached until the lock file changes.
 *
 * @param root The root of the project.
 * @param packages The packages as they are imported, such as `zod/mini`.
 * @returns The path of each package, for jest's `moduleNameMapper`.
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
      // ES modules in the bundle run only when they are required.
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
    // Another process may have created the same bundle in the meantime.
    if (!existsSync(kept)) renameSync(made, kept);
  }
  return Object.fromEntries(packages.map((name) => [`^${name}$`, join(kept, `${toFileName(name)}.cjs`)]));
}
