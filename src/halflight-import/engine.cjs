'use strict';

const { spawnSync } = require('node:child_process');
const { mkdtempSync, readdirSync, rmSync } = require('node:fs');
const { createRequire } = require('node:module');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');

/**
 * Finds the engine of the site in whose folder this package runs, for the published package, which is installed elsewhere. Libraries with binaries
 * come with the engine, so that they are not installed twice. In an empty folder, makes a site first; a dry run makes it in a temporary folder.
 *
 * @returns {NodeJS.Require} Loads the engine's libraries. Exits with 2 and instructions if there is no engine.
 */
module.exports = () => {
  const found = findEngine(process.cwd()) ?? (canMakeSite() ? makeSite() : undefined);
  if (found) return found;
  const what = `${process.cwd()} is not the folder of a Halflight site, so there is nowhere to import to.`;
  process.stderr.write(
    `${what} Run this in a site or in an empty folder, or make a site first: npm create halflight my-site\n`,
  );
  return process.exit(2);
};

/**
 * @param {string} site
 * @returns {NodeJS.Require | undefined}
 */
function findEngine(site) {
  try {
    const manifest = createRequire(join(site, 'package.json')).resolve('halflight/package.json');
    process.env.HALFLIGHT_ENGINE = dirname(manifest);
    return createRequire(manifest);
  } catch {
    return undefined;
  }
}

// The clone of an empty repository is fine.
const isEmptyFolder = () => readdirSync(process.cwd()).every((name) => name === '.git');

const canMakeSite = () => {
  const given = process.argv.slice(2);
  return isEmptyFolder() && given.some((flag) => !flag.startsWith('-')) && !given.includes('--help');
};

/** Makes a blog, with the version of `create-halflight` that fits. Its starters yield to what is imported. */
function makeSite() {
  const isDryRun = process.argv.includes('--dry-run');
  const folder = isDryRun ? mkdtempSync(join(tmpdir(), 'halflight-site-')) : process.cwd();
  if (isDryRun) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { version } = require('../package.json');
  // The report is on standard output.
  process.stderr.write(
    isDryRun
      ? 'There is no site here, so the engine is installed in a temporary folder, which is removed afterwards.\n'
      : 'There is no site here yet, so one is made first.\n',
  );
  const { status } = spawnSync('npm', ['create', `halflight@${version}`, '.', '--', '--kind', 'blog', '--yes'], {
    cwd: folder,
    stdio: ['inherit', process.stderr, 'inherit'],
    // On Windows npm is a script.
    shell: process.platform === 'win32',
  });
  return status === 0 ? findEngine(folder) : undefined;
}
