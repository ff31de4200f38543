'use strict';

const { transform } = require('esbuild');

/** Webpack loader for scripts that only need compiling; `compile-scripts.ts` decides which. Its options are those of esbuild. */
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
