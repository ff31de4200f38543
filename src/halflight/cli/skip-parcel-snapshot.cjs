'use strict';

// Gatsby compiles `gatsby-config.ts` and the like with Parcel, in a separate process that loads this file first (`run-gatsby.ts`). Parcel then lists
// every file of the project, including `node_modules`, for its next run. That is slower than compiling, and no later run reads its cache.
if (process.env.GATSBY_WORKER_MODULE_PATH?.includes('compile-gatsby-files'))
  require('@parcel/watcher').writeSnapshot = () => Promise.resolve();
