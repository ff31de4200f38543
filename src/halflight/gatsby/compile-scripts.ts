import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { JsMinifyOptions, Options, ParserConfig, ReactConfig } from '@swc/core';
import { fromEngine, fromProject, loadLibrary, resolveLibrary } from '../paths';

/** The part of a webpack rule that we use. The rules for scripts that Gatsby sets have a function as `use`, which decides for each file. */
export interface Rule {
  test?: unknown;
  exclude?: unknown;
  use?: unknown;
  loader?: string;
  options?: object;
  oneOf?: Rule[];
}

/** The part of webpack's configuration that we use. */
export interface RulesConfig {
  module: { rules: Rule[] };
}

/** Webpack's Terser plugin, which also runs other minifiers. */
type Minimizer = new (options: object) => object;

/** The syntax known to every browser that runs module scripts and is not older than `browserslist` in `package.json` allows. */
export const BROWSER_TARGET = 'es2020';

/** With `refresh`, scripts get what exchanges edited components without a reload. */
const toOptions = (parser: ParserConfig, react: ReactConfig): Options => ({
  swcrc: false,
  jsc: { target: BROWSER_TARGET, parser, transform: { react: { runtime: 'automatic', ...react } } },
});

/** What a script imports from Gatsby or exports for it that Gatsby looks for, removes or adds to: queries, slices, and what belongs to a page. */
const FOR_GATSBY =
  /\b(?:import|export)\b(?:(?!\bfrom\b)[^;=(])*\b(?:graphql|useStaticQuery|StaticQuery|Slice|Head|config|getServerData)\b/;

/** Whether the text of a script may hold something for Gatsby's Babel plugins or its search for queries. */
export const hasPartsForGatsby = (text: string): boolean => FOR_GATSBY.test(text);

/** Whether a file is TypeScript of the engine or the site without anything for Gatsby's Babel plugins. */
export function isPlain(path: string): boolean {
  const isOwn = path.startsWith(fromEngine() + sep) || !path.includes(`${sep}node_modules${sep}`);
  return isOwn && /\.tsx?$/.test(path) && !isForBabel(path);
}

/** Whether a file is one of Gatsby's own scripts, which it copies into `.cache`, without anything for its Babel plugins. */
function isPlainOfGatsby(path: string): boolean {
  const isGatsbys = path.startsWith(fromProject('.cache') + sep) && path.endsWith('.js');
  // Those with this in their paths are made for the site: they name our components, whose compiler learns from them that it compiles a page.
  return isGatsbys && !path.includes('_this_is_virtual_fs_path_') && !isForBabel(path);
}

const isForBabel = (path: string): boolean => hasPartsForGatsby(readFileSync(path, 'utf8'));

/**
 * Changes the rules for scripts in place. Gatsby has two for TypeScript and sends each file through Babel twice; once is enough. Files that have nothing
 * for Gatsby's Babel plugins are compiled by swc, which is much faster: most of ours, and most of Gatsby's.
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
 * Asks Chromium to compile all functions of a script in another thread while it arrives: https://v8.dev/blog/explicit-compile-hints. Otherwise each is
 * compiled when it is first called, which is a third of the time that the scripts of React keep the page busy when they start.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes one script small, as the plugin's own function for swc does; that one looks for swc beside the plugin, where npm does not always install it.
 *
 * @param input The text of the script, by its name.
 * @param extractComments Whether comments with a licence become a file of their own.
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

/** Replaces Terser with swc in a list of minifiers, in place: a tenth of the time for output of the same size. With `--no-uglify` it is not in the list. */
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
