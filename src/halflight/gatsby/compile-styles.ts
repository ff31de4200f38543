import type { LoaderOptions } from 'esbuild-loader';
import { resolveLibrary } from '../paths';
import type { Rule, RulesConfig } from './compile-scripts';

/** Some of the oldest browsers in the range of `browserslist` in `package.json`. A property gets a prefix if one of these needs it. */
const OLDEST = ['chrome108', 'firefox108', 'safari16'];

/** Syntax to leave as written, although esbuild could replace it for older browsers. */
const AS_WRITTEN = ['color-functions', 'hex-rgba', 'inset-property', 'is-pseudo-class', 'media-range', 'nesting'];

const OPTIONS: LoaderOptions = {
  loader: 'css',
  target: OLDEST,
  supported: Object.fromEntries(AS_WRITTEN.map((name) => [name, true])),
  // Otherwise esbuild looks for one with every file.
  tsconfigRaw: {},
};

/** Has esbuild add prefixes to styles, in place. Autoprefixer, which Gatsby uses, reads the data of all browsers again for each file. */
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

/** Replaces cssnano with esbuild in a list of minifiers, in place: esbuild needs no process of its own, and almost no time. */
export async function minifyStyles(minimizers: object[]): Promise<void> {
  const index = minimizers.findIndex(({ constructor }) => constructor.name === 'CssMinimizerPlugin');
  if (index < 0) return;
  // Loaded here, because most processes that load the hooks bundle nothing.
  const { EsbuildPlugin } = await import('esbuild-loader');
  minimizers[index] = new EsbuildPlugin({ css: true, include: /\.css$/, minify: true });
}
