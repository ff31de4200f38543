'use strict';

const { transform } = require('esbuild');

/** Webpack's loader of the scripts that need nothing but to be compiled: `compile-scripts.ts` says which. Its options are esbuild's. */
module.exports = function loadWithEsbuild(source) {
  const done = this.async();
  const options = {
    ...this.getOptions(),
    sourcefile: this.resourcePath,
    sourcemap: this.sourceMap ? 'external' : false,
  };
  transform(source, options).then(
    ({ code, map }) => done(null, code, map || undefined),
    (error) => done(error),
  );
};
