import { fromLibrary, loadLibrary } from '../paths';

/** Temml as a step on the tree: half a megabyte, so it is loaded with the first formula. */
export function loadMathml(): typeof import('@daiji256/rehype-mathml') {
  return loadLibrary('@daiji256/rehype-mathml') as typeof import('@daiji256/rehype-mathml');
}

/** The library for diagrams, which takes a fifth of a second. Its package exports for `import` only, so it is required by its path. */
export function loadMermaid(): typeof import('beautiful-mermaid') {
  return loadLibrary(fromLibrary('beautiful-mermaid', 'dist/index.js')) as typeof import('beautiful-mermaid');
}
