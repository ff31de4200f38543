import { fromLibrary, loadLibrary } from '../paths';

/** Temml as a rehype plugin. It is large, so it is only loaded with the first formula. */
export function loadMathml(): typeof import('@daiji256/rehype-mathml') {
  return loadLibrary('@daiji256/rehype-mathml') as typeof import('@daiji256/rehype-mathml');
}

/** The diagram library, which is slow to load. Its package only exports for `import`, so it is required by its path. */
export function loadMermaid(): typeof import('beautiful-mermaid') {
  return loadLibrary(fromLibrary('beautiful-mermaid', 'dist/index.js')) as typeof import('beautiful-mermaid');
}

/** The library of charts, which is optional. It draws without a browser, too. */
export function loadCharts(): typeof import('echarts') {
  return loadLibrary('echarts') as typeof import('echarts');
}
