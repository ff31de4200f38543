'use strict';

const { buildSync, version } = require('esbuild');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');

/**
 * Loads TypeScript in `src/` on Node, bundled by esbuild into one file together with most libraries: loading hundreds of files would cost each
 * command, and each process that Gatsby starts, several seconds. The bundle is cached under a digest of the code.
 *
 * This file is plain JavaScript because nothing compiles it: `gatsby-config.ts`, `gatsby-node.ts` and the scripts of `package.json` load it first.
 */

/** Libraries that must be the same instance as Gatsby's, that read files of their own, or that are too large to be parsed each time. */
const EXTERNAL = [
  'gatsby',
  'gatsby-*',
  'graphql',
  'react',
  'react-dom',
  'esbuild',
  'esbuild-loader',
  // Only needed for tests, and by commands that drive a browser.
  '@playwright/test',
  'sharp',
  'html-validate',
  'shiki',
  '@shikijs/*',
];

/** Not in `.cache`, which Gatsby empties after loading its configuration. Libraries can be resolved from here, too. */
const KEPT = 'node_modules/.cache/halflight';

/** The codes of errors that say that a folder is not ours to change, or its disk full. */
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** The folder of the engine, where this file lies. A bundle cannot tell it from its own: copies of a project may share one `node_modules`. */
const ENGINE = join(__dirname, '..');
process.env.HALFLIGHT_ENGINE = ENGINE;

/** Files that do not affect a bundle. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$/;

/**
 * With this, `unist-util-visit-parents` names a function after each node that it visits, for those who step through it with a debugger. It takes longer
 * than the visits, of which each text needs thousands.
 */
const NAMES_FOR_DEBUGGERS = /Object\.defineProperty\(visit\d*, "name", \{\s*value: "node \(.*\s*\}\);/g;

/** A digest of the code, and of the libraries that it is bundled with. */
function digestOf(root) {
  const hash = createHash('sha256').update(version).update(readFileSync(__filename));
  for (const name of ['package-lock.json', 'tsconfig.json']) hash.update(readFileSync(join(root, name)));
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((name) => /\.(?:tsx?|cjs)$/.test(name) && !LEFT_OUT.test(name)).sort())
    hash.update(path).update(readFileSync(join(root, 'src', path)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The bundle of a module with all its imports; it is created if it is not cached.
 *
 * @param {string} entry The module's path from the root of the engine, such as `src/cli/build.ts`.
 * @param {string} [root] The root of the engine.
 * @returns {string} An absolute path.
 */
function bundleOf(entry, root = ENGINE) {
  const folder = join(root, KEPT);
  const name = entry.replace(/^src\/|\.ts$/g, '').replaceAll('/', '-');
  const file = join(folder, `${name}.${digestOf(root)}.cjs`);
  if (existsSync(file)) return file;
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: EXTERNAL,
    logLevel: 'silent',
  });
  // Another process may create the same bundle at the same time, and must not see an incomplete one.
  const made = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(made, outputFiles[0].text.replace(NAMES_FOR_DEBUGGERS, ''));
  } catch (error) {
    if (!NOT_WRITABLE.includes(error.code)) throw error;
    const message = `Nothing can be written in ${folder} (${error.code}): it must be writable, with space on its disk.`;
    throw Object.assign(new Error(message, { cause: error }), { code: 'NOT_WRITABLE' });
  }
  for (const old of readdirSync(folder))
    if (old.startsWith(`${name}.`) && !old.startsWith(basename(file))) rmSync(join(folder, old), { force: true });
  try {
    renameSync(made, file);
  } catch (error) {
    // On Windows a file that is in use cannot be replaced; that of the other process is the same.
    if (!existsSync(file)) throw error;
    rmSync(made, { force: true });
  }
  return file;
}

/**
 * Loads Gatsby's hooks. Processes that Gatsby starts load the same bundle, even if the code has been edited since.
 *
 * @returns {typeof import('./hooks')} The module `src/hooks.ts`.
 */
function loadHooks() {
  const known = process.env.HALFLIGHT_HOOKS;
  const file = known !== undefined && existsSync(known) ? known : bundleOf('src/hooks.ts');
  process.env.HALFLIGHT_HOOKS = file;
  return require(file);
}

module.exports = { bundleOf, loadHooks };
