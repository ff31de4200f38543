import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = process.cwd();
const load = createRequire(join(root, 'package.json'));

/** Temml behind a step on the tree: half a megabyte, loaded when a text has its first formula. */
export function loadMathml(): typeof import('@daiji256/rehype-mathml') {
  return load('@daiji256/rehype-mathml') as typeof import('@daiji256/rehype-mathml');
}

/** The library that draws diagrams, a fifth of a second to load. It names an entry for `import` only, so it is asked for by its file. */
export function loadMermaid(): typeof import('beautiful-mermaid') {
  return load(join(root, 'node_modules/beautiful-mermaid/dist/index.js')) as typeof import('beautiful-mermaid');
}
