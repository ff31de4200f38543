'use strict';

// Not in a file `gatsby-node`, which Gatsby would load for the plugin, too: a site's own `gatsby-node.ts` passes these hooks on, and each runs once.
const hooks = require('./load-code.cjs').loadHooks();

module.exports = Object.fromEntries(hooks.HOOKS.map((name) => [name, hooks[name]]));
