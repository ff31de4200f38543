'use strict';

const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');

/**
 * Finds the engine of the site in whose folder this package runs, for the published package, which is installed elsewhere. Libraries with binaries
 * come with the engine, so that they are not installed twice.
 *
 * @returns {NodeJS.Require} Loads the engine's libraries. Exits with 2 and instructions if there is no engine.
 */
module.exports = () => {
  try {
    const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('halflight/package.json');
    process.env.HALFLIGHT_ENGINE = dirname(manifest);
    return createRequire(manifest);
  } catch {
    const what = `${process.cwd()} is not the folder of a Halflight site, so there is nowhere to import to.`;
    process.stderr.write(`${what} Run this in a site, or make one first: npm create halflight my-site\n`);
    return process.exit(2);
  }
};
