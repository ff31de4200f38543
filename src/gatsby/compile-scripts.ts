import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { TransformOptions } from 'esbuild';

/** What we know of a rule of webpack. Gatsby gives those of scripts a function, which decides for each file. */
export interface Rule {
  test?: unknown;
  exclude?: unknown;
  use?: unknown;
  loader?: string;
  options?: object;
}

/** What we know of webpack's configuration. */
export interface ScriptsConfig {
  module: { rules: Rule[] };
  optimization?: { minimizer?: object[] };
}

/** What we know of webpack's plugin that makes scripts small: it brings functions for several programs that do. */
interface Minimizer {
  new (options: object): object;
  terserMinify: unknown;
  swcMinify: unknown;
}

/** The syntax that every browser knows which runs scripts as modules and is not older than what `browserslist` in `package.json` says. */
export const BROWSER_TARGET = 'es2020';

const OPTIONS: TransformOptions = { loader: 'tsx', jsx: 'automatic', target: BROWSER_TARGET };

/** The words by which Gatsby's plugins of Babel find what they take out of a script or add to it. */
const FOR_BABEL = /\b(?:graphql|useStaticQuery|StaticQuery|Slice|Head|config|getServerData)\b/;

/** Whether a file is TypeScript of ours with nothing in it for Gatsby's plugins of Babel. */
export function isPlain(path: string): boolean {
  return (
    /\.tsx?$/.test(path) && !path.includes(`${sep}node_modules${sep}`) && !FOR_BABEL.test(readFileSync(path, 'utf8'))
  );
}

/**
 * Changes the rules for scripts in place. Gatsby has two for TypeScript, and sends each file through Babel twice: one is enough. In a build,
 * esbuild compiles what has nothing for Gatsby's plugins of Babel in it, which takes a fiftieth of the time. The preview keeps Babel, which makes it
 * exchange components while it runs.
 */
export function compileScripts({ module }: ScriptsConfig, stage: string): void {
  const rules = module.rules.filter(
    ({ test, use }) => typeof use === 'function' && test instanceof RegExp && test.test('a.tsx'),
  );
  const [all, ...forTypeScript] = rules;
  if (!all || forTypeScript.length !== 1) throw new Error('Gatsby has other rules for scripts than it had.');
  all.exclude = /\.tsx?$/;
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  for (const rule of forTypeScript) rule.exclude = isPlain;
  module.rules.push({ test: isPlain, loader: resolve('src/gatsby/esbuild-loader.cjs'), options: OPTIONS });
}

/** Changes in place what makes scripts small: swc takes a tenth of Terser’s time for scripts that are no larger. Nothing does with `--no-uglify`. */
export function minifyScripts({ optimization }: ScriptsConfig): void {
  const minimizers = optimization?.minimizer ?? [];
  const index = minimizers.findIndex(({ constructor }) => 'terserMinify' in constructor);
  const plugin = minimizers[index];
  if (!plugin) return;
  const Plugin = plugin.constructor as unknown as Minimizer;
  minimizers[index] = new Plugin({
    minify: Plugin.swcMinify,
    exclude: /\.min\.js/,
    // It has threads of its own.
    parallel: false,
    terserOptions: { ecma: Number(BROWSER_TARGET.slice(2)), compress: true, mangle: true },
  });
}
