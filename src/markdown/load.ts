import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = process.cwd();
const load = createRequire(join(root, 'package.json'));

/** Temml as a step on the tree: half a megabyte, so it is loaded with the first formula. */
export function loadMathml(): typeof import('@daiji256/rehype-mathml') {
  return load('@daiji256/rehype-mathml') as typeof import('@daiji256/rehype-mathml');
}

/**
 * The library that renders diagrams; it takes a fifth of a second to load. Its package exports an entry for `import` only, so the file is required by
 * its path.
 */
export function loadMermaid(): typeof import('beautiful-mermaid') {
  return load(join(root, 'node_modules/beautiful-mermaid/dist/index.js')) as typeof import('beautiful-mermaid');
}
