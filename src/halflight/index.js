'use strict';

const { loadHooks } = require('./load-code.cjs');

/** The Gatsby configuration of a site, with what the site adds: see `gatsby/to-gatsby-config.ts`. */
module.exports = (own) => loadHooks().toGatsbyConfig(own);
