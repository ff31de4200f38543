'use strict';

const { loadHooks } = require('./load-code.cjs');

/** The configuration of a site for Gatsby, with what the site adds: see `gatsby/to-gatsby-config.ts`. */
module.exports = (own) => loadHooks().toGatsbyConfig(own);
