'use strict';

/**
 * Webpack loader for `components.ts`: replaces the empty list with the components of the site's own sections.
 *
 * @this {import('webpack').LoaderContext<{ components: readonly { type: string, file: string, exported: string }[] }>}
 */
module.exports = function loadComponents() {
  const { components } = this.getOptions();
  const imports = components.map(
    ({ file, exported }, index) => `import { ${exported} as section${index} } from ${JSON.stringify(file)};\n`,
  );
  const entries = components.map(({ type }, index) => `  ${JSON.stringify(type)}: section${index},\n`);
  return `${imports.join('')}\nexport const siteComponents = {\n${entries.join('')}};\n`;
};
