'use strict';

// Gatsby compiles `gatsby-config.ts` and the like with Parcel, in a process of its own that loads this file first (`run-gatsby.ts`). For its next run,
// Parcel then lists every file of the project, with all of `node_modules`: that takes longer than compiling, and no later run reads its cache.
if (process.env.GATSBY_WORKER_MODULE_PATH?.includes('compile-gatsby-files'))
  require('@parcel/watcher').writeSnapshot = () => Promise.resolve();
