import type { LoaderOptions } from 'esbuild-loader';
import { resolveLibrary } from '../paths';
import type { Rule, RulesConfig } from './compile-scripts';

/** Some of the oldest browsers of `browserslist` in `package.json`: those that know a property only with a prefix decide what gets one. */
const OLDEST = ['chrome108', 'firefox108', 'safari16'];

/** Syntax that is left as it is written, although esbuild could replace it for older browsers. */
const AS_WRITTEN = ['color-functions', 'hex-rgba', 'inset-property', 'is-pseudo-class', 'media-range', 'nesting'];

const OPTIONS: LoaderOptions = {
  loader: 'css',
  target: OLDEST,
  supported: Object.fromEntries(AS_WRITTEN.map((name) => [name, true])),
  // Otherwise it is looked for with each file.
  tsconfigRaw: {},
};

/** Has esbuild add prefixes to styles, in place: Autoprefixer, which Gatsby uses, reads the data of all browsers again for each of a hundred files. */
export function compileStyles({ module }: RulesConfig): void {
  const alternatives = module.rules.flatMap(({ oneOf = [] }) => oneOf);
  let replaced = 0;
  for (const loader of alternatives.flatMap(({ use }) => (Array.isArray(use) ? (use as Rule[]) : []))) {
    if (!loader.loader?.includes('postcss-loader')) continue;
    Object.assign(loader, { loader: resolveLibrary('esbuild-loader'), options: OPTIONS });
    replaced += 1;
  }
  if (replaced === 0) throw new Error('Gatsby has other rules for styles than it had.');
}

/** Replaces cssnano with esbuild in a list of minifiers, in place: it does in a process of its own what esbuild does in a moment. */
export async function minifyStyles(minimizers: object[]): Promise<void> {
  const index = minimizers.findIndex(({ constructor }) => constructor.name === 'CssMinimizerPlugin');
  if (index < 0) return;
  // Most processes that load the hooks bundle nothing.
  const { EsbuildPlugin } = await import('esbuild-loader');
  minimizers[index] = new EsbuildPlugin({ css: true, include: /\.css$/, minify: true });
}
