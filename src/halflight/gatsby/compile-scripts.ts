import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { PreprocessSourceArgs } from 'gatsby';
import type { JsMinifyOptions, Options, ParserConfig, ReactConfig } from '@swc/core';
import { fromEngine, fromProject, loadLibrary, resolveLibrary } from '../paths';

/** The part of a webpack rule that is used. In Gatsby's rules for scripts, `use` is a function that decides for each file. */
export interface Rule {
  test?: unknown;
  exclude?: unknown;
  use?: unknown;
  loader?: string;
  options?: object | string;
  oneOf?: Rule[];
}

/** The part of webpack's configuration that is used. */
export interface RulesConfig {
  module: { rules: Rule[] };
}

/** Webpack's Terser plugin, which also runs other minifiers. */
type Minimizer = new (options: object) => object;

/** The syntax known to every browser that runs module scripts and is in the range of `browserslist` in `package.json`. */
export const BROWSER_TARGET = 'es2020';

/** With `refresh`, adds to scripts what replaces edited components without a reload. */
const toOptions = (parser: ParserConfig, react: ReactConfig): Options => ({
  swcrc: false,
  jsc: { target: BROWSER_TARGET, parser, transform: { react: { runtime: 'automatic', ...react } } },
});

/** What Gatsby looks for, removes or adds to in a script that imports from it or exports for it: queries, slices, and the exports of pages. */
const FOR_GATSBY =
  /\b(?:import|export)\b(?:(?!\bfrom\b)[^;=(])*\b(?:graphql|useStaticQuery|StaticQuery|Slice|Head|config|getServerData)\b/;

/**
 * Gatsby's hook: what Gatsby parses to find queries, instead of a file's own text: nothing for scripts without any. It would parse every script that
 * contains a word such as `config` or `Head`, most of them in vain, at every start.
 */
export const preprocessSource = ({ contents }: Pick<PreprocessSourceArgs, 'contents'>): string | undefined =>
  FOR_GATSBY.test(contents) ? undefined : ';';

/** Whether a file is TypeScript of the engine or the site, with nothing for Gatsby's Babel plugins. */
function isPlain(path: string): boolean {
  const isSource = path.startsWith(fromEngine() + sep) || !path.includes(`${sep}node_modules${sep}`);
  return isSource && /\.tsx?$/.test(path) && !isForBabel(path);
}

/** Whether a file is one of Gatsby's own scripts, which it copies into `.cache`, with nothing for its Babel plugins. */
function isPlainOfGatsby(path: string): boolean {
  const isGatsbys = path.startsWith(fromProject('.cache') + sep) && path.endsWith('.js');
  // Files with this in their paths are generated for the site. They name components of the engine, which the compiler only treats as pages for it.
  return isGatsbys && !path.includes('_this_is_virtual_fs_path_') && !isForBabel(path);
}

const isForBabel = (path: string): boolean => FOR_GATSBY.test(readFileSync(path, 'utf8'));

/**
 * Changes the rules for scripts in place. Gatsby has two rules for TypeScript, which send each file through Babel twice; one is enough. Files without
 * anything for Gatsby's Babel plugins are compiled by swc, which is much faster: most of the engine's, and most of Gatsby's.
 */
export function compileScripts({ module }: RulesConfig, stage: string): void {
  const rules = module.rules.filter(
    ({ test, use }) => typeof use === 'function' && test instanceof RegExp && test.test('a.tsx'),
  );
  const [all, ...forTypeScript] = rules;
  if (!all || forTypeScript.length !== 1) throw new Error('Gatsby has other rules for scripts than it had.');
  all.exclude = (path: string) => /\.tsx?$/.test(path) || isPlainOfGatsby(path);
  for (const rule of forTypeScript) rule.exclude = isPlain;
  const development = stage.startsWith('develop');
  const options = toOptions({ syntax: 'typescript', tsx: true }, { development, refresh: stage === 'develop' });
  const optionsForGatsbys = toOptions({ syntax: 'ecmascript', jsx: true }, { development });
  module.rules.push(
    { test: isPlainOfGatsby, loader: resolveLibrary('swc-loader'), options: optionsForGatsbys },
    { test: isPlain, loader: resolveLibrary('swc-loader'), options },
  );
}

/**
 * Asks Chromium to compile all functions of a script in another thread while it arrives: https://v8.dev/blog/explicit-compile-hints. Otherwise each
 * is compiled when first called, which keeps the page busy when React starts.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies a script, like the plugin's own function for swc, but finds swc where npm installed it, which is not always beside the plugin.
 *
 * @param input The text of the script, by its name.
 * @param extractComments Whether licence comments are moved to a separate file.
 */
async function minifyWithSwc(
  input: Record<string, string>,
  _map: unknown,
  { ecma, ...options }: JsMinifyOptions,
  extractComments: boolean,
): Promise<{ code: string; extractedComments: string[] }> {
  const { minify } = loadLibrary('@swc/core') as typeof import('@swc/core');
  const [text = ''] = Object.values(input);
  const result = await minify(text, {
    ...options,
    ...(ecma !== undefined && { ecma, compress: { ecma } }),
    extractComments,
  });
  return { code: result.code, extractedComments: (result as { extractedComments?: string[] }).extractedComments ?? [] };
}

/**
 * Replaces Terser with swc in a list of minifiers, in place: much faster, for output of the same size. With `--no-uglify`, Terser is not in the list.
 */
export function minifyScripts(minimizers: object[]): void {
  const index = minimizers.findIndex(({ constructor }) => 'terserMinify' in constructor);
  const plugin = minimizers[index];
  if (!plugin) return;
  const Plugin = plugin.constructor as unknown as Minimizer;
  minimizers[index] = new Plugin({
    minify: minifyWithSwc,
    exclude: /\.min\.js/,
    // swc has its own threads.
    parallel: false,
    terserOptions: {
      ecma: Number(BROWSER_TARGET.slice(2)),
      mangle: true,
      format: { preamble: COMPILE_AHEAD },
    },
  });
}
