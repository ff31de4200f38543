'use strict';

const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

/**
 * Loads our TypeScript on Node. The published package contains it already bundled, in `dist/` (`pack/pack-packages.ts`). In the workspace, esbuild
 * bundles it into one file together with most libraries, because loading hundreds of files would slow down every command and every process that
 * Gatsby starts. The bundle is cached under a digest of the code.
 *
 * This file is plain JavaScript because nothing compiles it: the commands and the hooks of the package load it first.
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
  // Finds a binary of its own on macOS.
  'chokidar',
  // Only needed for tests, and by commands that drive a browser.
  '@playwright/test',
  'sharp',
  'shiki',
  '@shikijs/*',
];

/** Not in `.cache`, which Gatsby empties after loading its configuration. Libraries can be resolved from here, too. */
const CACHE = 'node_modules/.cache/halflight';

/** Error codes for a folder that is not writable, or a full disk. */
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** The folder of the engine, where this file is. A bundle cannot derive it from its own path: copies of a project may share one `node_modules`. */
const ENGINE = __dirname;
process.env.HALFLIGHT_ENGINE = ENGINE;

/** Files that do not affect a bundle. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$/;

/** `unist-util-visit-parents` names a function after each node that it visits, for debugging. That takes longer than the visits themselves. */
const NAMES_FOR_DEBUGGERS = /Object\.defineProperty\(visit\d*, "name", \{\s*value: "node \(.*\s*\}\);/g;

/** A digest of the code of all packages in the workspace, and of the bundled libraries. */
function digestOf(engine) {
  const packages = dirname(engine);
  const hash = createHash('sha256').update(require('esbuild').version).update(readFileSync(__filename));
  for (const name of ['package-lock.json', 'tsconfig.json']) hash.update(readFileSync(join(packages, '..', name)));
  const paths = readdirSync(packages, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((name) => /\.(?:tsx?|[cm]js)$/.test(name) && !LEFT_OUT.test(name)).sort())
    hash.update(path).update(readFileSync(join(packages, path)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The esbuild options for bundling TypeScript for Node.
 *
 * @returns {import('esbuild').BuildOptions} Everything except the entry and its location.
 */
const toBuildOptions = () => ({
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: EXTERNAL,
  logLevel: 'silent',
});

/**
 * Removes code that only serves debugging from a bundle.
 *
 * @param {string} code
 */
const withoutDebugNames = (code) => code.replace(NAMES_FOR_DEBUGGERS, '');

/** The name of a bundle: `cli-build` for `cli/build.ts`. */
const toBundleName = (entry) => entry.replace(/^(?:\.\.\/)+|\.ts$/g, '').replaceAll('/', '-');

/**
 * The bundle of a module with all its imports; created if missing.
 *
 * @param {string} entry The module's path from the folder of the engine, such as `cli/build.ts`.
 * @param {string} [engine] The folder of the engine.
 * @returns {string} An absolute path.
 */
function bundleOf(entry, engine = ENGINE) {
  const name = toBundleName(entry);
  const packed = join(engine, 'dist', `${name}.cjs`);
  if (existsSync(packed)) return packed;
  const workspace = join(engine, '../..');
  const folder = join(workspace, CACHE);
  const digest = digestOf(engine);
  const file = join(folder, `${name}.${digest}.cjs`);
  if (existsSync(file)) return file;
  // `cache.ts` reads it.
  const define = { 'process.env.HALFLIGHT_DIGEST': JSON.stringify(digest) };
  const options = { ...toBuildOptions(), absWorkingDir: engine, entryPoints: [entry], define };
  const { outputFiles } = require('esbuild').buildSync(options);
  // Another process may create the same bundle at the same time, and must not see an incomplete one.
  const made = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(made, withoutDebugNames(outputFiles[0].text));
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
    // On Windows a file in use cannot be replaced; the other process's is identical.
    if (!existsSync(file)) throw error;
    rmSync(made, { force: true });
  }
  return file;
}

/**
 * Loads Gatsby's hooks. Processes that Gatsby starts load the same bundle, even if the code has been edited since.
 *
 * @returns {typeof import('./hooks')} The module `hooks.ts`.
 */
function loadHooks() {
  const known = process.env.HALFLIGHT_HOOKS;
  const file = known !== undefined && existsSync(known) ? known : bundleOf('hooks.ts');
  process.env.HALFLIGHT_HOOKS = file;
  return require(file);
}

module.exports = { bundleOf, loadHooks, toBuildOptions, toBundleName, withoutDebugNames };
