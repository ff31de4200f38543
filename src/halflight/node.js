'use strict';

// Not named `gatsby-node`, because Gatsby would then load it for the plugin as well. A site's own `gatsby-node.ts` re-exports these hooks, and each
// runs once.
const hooks = require('./load-code.cjs').loadHooks();

module.exports = Object.fromEntries(hooks.HOOKS.map((name) => [name, hooks[name]]));
