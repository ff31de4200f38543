'use strict';

const { buildSync, version } = require('esbuild');
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, renameSync, rmSync } = require('node:fs');
const { basename, join } = require('node:path');

/**
 * Loads TypeScript of `src/` on Node, as one file that esbuild makes of it and of most libraries: to load hundreds of files takes seconds of each
 * command, and of each process that Gatsby starts. The file is kept by a digest of the code, and made where it is not there.
 *
 * This file is no TypeScript because nothing compiles it: `gatsby-config.ts`, `gatsby-node.ts` and the scripts of `package.json` begin with it.
 */

/** What has to be one with what Gatsby loads, brings files of its own, or is too large to be read each time. */
const EXTERNAL = [
  'gatsby',
  'gatsby-*',
  'graphql',
  'react',
  'react-dom',
  'esbuild',
  // Only who changes the code, or has a CV made, has a browser driven.
  '@playwright/test',
  'sharp',
  'html-validate',
  'shiki',
  '@shikijs/*',
];

/** Not below `.cache`, which Gatsby empties after it has loaded its configuration. Libraries are found from here, too. */
const KEPT = 'node_modules/.cache/halflight';

/** A file that does not decide what a bundle is. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$/;

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
 * The file that holds a module with all that it imports; it is made if it is not there.
 *
 * @param {string} entry The module's path from the top of the project, such as `src/cli/build.ts`.
 * @param {string} [root] The top of the project.
 * @returns {string} An absolute path.
 */
function bundleOf(entry, root = process.cwd()) {
  const folder = join(root, KEPT);
  const name = entry.replace(/^src\/|\.ts$/g, '').replaceAll('/', '-');
  const file = join(folder, `${name}.${digestOf(root)}.cjs`);
  if (existsSync(file)) return file;
  // Another process may make the same meanwhile, and none may see half of it.
  const made = `${file}.${process.pid}`;
  buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: made,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: EXTERNAL,
    logLevel: 'silent',
  });
  for (const old of readdirSync(folder))
    if (old.startsWith(`${name}.`) && old !== basename(made)) rmSync(join(folder, old), { force: true });
  renameSync(made, file);
  return file;
}

/**
 * What serves Gatsby's hooks. What Gatsby starts beside itself loads the very same code, even if that was edited meanwhile.
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
