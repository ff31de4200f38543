'use strict';

const { subscribe } = require('node:diagnostics_channel');
const { resolve } = require('node:path');
const { setImmediate } = require('node:timers');
const { loadHooks } = require('../load-code.cjs');

// Gatsby compiles `gatsby-config.ts` and the like in a process of its own, and waits. This file, loaded first in each of its processes
// (`run-gatsby.ts`), then loads what Gatsby needs next, on a core that would be idle.

/** What Gatsby loads once its configuration is compiled, the slowest first. */
const NEEDED = [
  loadHooks,
  // What webpack exports is loaded when it is first read.
  () => require(require.resolve('webpack', { paths: [resolve('node_modules/gatsby')] })).webpack,
  () => require('gatsby-transformer-remark/gatsby-node'),
];

const COMPILER = /gatsby-worker[\\/]dist[\\/]child\.js$/;

let isLoaded = process.env.GATSBY_WORKER_MODULE_PATH !== undefined;

subscribe('child_process', ({ process: child }) => {
  // The process has no arguments yet when Node announces it.
  setImmediate(() => {
    if (isLoaded || !child.spawnargs?.some((argument) => COMPILER.test(argument))) return;
    isLoaded = true;
    for (const load of NEEDED) {
      try {
        load();
      } catch {
        // Gatsby reports what cannot be loaded when it needs it.
      }
    }
  });
});
