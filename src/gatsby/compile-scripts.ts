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

/** A plugin of webpack that makes scripts small, made from its settings. */
interface Minimizer {
  constructor: (new (settings: object) => Minimizer) & { esbuildMinify?: unknown };
}

/** What we know of webpack's configuration. */
export interface ScriptsConfig {
  module: { rules: Rule[] };
  optimization?: { minimizer?: Minimizer[] };
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

/** Changes in place what makes scripts small: esbuild does it in a fiftieth of the time, and leaves the notices of licences where they are. */
export function minifyWithEsbuild({ optimization }: ScriptsConfig): void {
  const { minimizer = [] } = optimization ?? {};
  const place = minimizer.findIndex(({ constructor }) => constructor.esbuildMinify !== undefined);
  const Plugin = minimizer[place]?.constructor;
  if (!Plugin) throw new Error('Gatsby makes scripts small with another plugin than it did.');
  minimizer[place] = new Plugin({
    minify: Plugin.esbuildMinify,
    // It uses every core by itself.
    parallel: false,
    extractComments: false,
    minimizerOptions: { target: BROWSER_TARGET, legalComments: 'inline' },
  });
}
