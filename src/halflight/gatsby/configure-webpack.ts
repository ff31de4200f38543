import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { contentFolder } from '../sourcing/content-folder';
import { readContent } from '../sourcing/read-content';
import { compileScripts, minifyScripts, type Rule, type RulesConfig } from './compile-scripts';
import { compileStyles, minifyStyles } from './compile-styles';
import { buildClientFiles, buildClientScripts, buildLayerOrder, NUMBERS } from './define-client-script';
import { nameBuild } from './name-build';
import { fromEngine, fromProject } from '../paths';
import { siteSections } from '../collections/sections';
import { SITE_SECTIONS } from '../site-sections/read-site-sections';
import { findUnusedIcons } from './unused-icons';

/** Gatsby types its plugins as functions without arguments. */
interface WebpackPlugins {
  define: (values: Record<string, string>) => object;
}

interface FontRule extends Rule {
  test: RegExp;
  use: { options: { limit: number | false } }[];
}

interface WebpackConfig extends RulesConfig {
  output: { chunkLoadingGlobal?: string };
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
    definitions?: Record<string, unknown>;
  }[];
  resolve: { extensions: string[]; plugins: object[]; alias: Record<string, string | false> };
  optimization?: { minimizer?: object[] };
}

/** Gatsby's hook: passes our scripts to `gatsby-ssr.tsx`, and spares webpack work that a site without themes and plugins does not need. */
export async function onCreateWebpackConfig({
  stage,
  actions,
  plugins,
  getConfig,
  pathPrefix,
}: CreateWebpackConfigArgs): Promise<void> {
  const { define } = plugins as unknown as WebpackPlugins;
  if (stage === 'build-html' || stage === 'develop-html') {
    const values = {
      CLIENT_SCRIPTS: JSON.stringify(buildClientScripts()),
      CLIENT_FILE: JSON.stringify(buildClientFiles(pathPrefix, stage === 'develop-html').core),
      LAYER_ORDER: JSON.stringify(buildLayerOrder()),
    };
    actions.setWebpackConfig({ plugins: [define(values)] });
  } else {
    actions.setWebpackConfig({ plugins: [define(NUMBERS)] });
  }
  const config = (getConfig as () => WebpackConfig)();
  // Set directly, because Gatsby ignores changes of `output` through `setWebpackConfig`.
  config.output.chunkLoadingGlobal = CHUNKS;
  if (stage === 'build-html' || stage === 'develop-html') readEnvironmentAtRuntime(config);
  // Blocks are in one cascade layer and share no selectors, so the order in which pages import them does not matter.
  const styles = config.plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (styles?.options) styles.options.ignoreOrder = true;
  // Gatsby's ESLint does not lint TypeScript, and so would check nothing of ours.
  const lint = config.plugins.findIndex((plugin) => plugin.constructor.name === 'ESLintWebpackPlugin');
  if (lint >= 0) config.plugins.splice(lint, 1);
  // Webpack would inline a small font into the stylesheet of every page, where it is not cached.
  const isFontRule = (rule: Rule): rule is FontRule =>
    rule.test instanceof RegExp && rule.test.test('a.woff2') && rule.use !== undefined;
  for (const { use } of config.module.rules.filter(isFontRule)) for (const { options } of use) options.limit = false;
  compileScripts(config, stage);
  compileStyles(config);
  addSiteSections(config);
  resolveDirectly(config);
  keepByVersion(config);
  // The page that the preview starts with is empty, but would be bundled with the components of all pages, for data that servers make at runtime.
  if (stage === 'develop-html') config.resolve.alias = { '$virtual/async-requires$': false, ...config.resolve.alias };
  if (stage !== 'build-javascript') return;
  // Replaces drawings that no page shows with an empty module.
  const unused = findUnusedIcons(readContent(contentFolder()), [fromEngine(), fromProject(SITE_SECTIONS)]);
  config.resolve.alias = {
    ...config.resolve.alias,
    ...Object.fromEntries(unused.map((name) => [`lucide-react/icons/${name}`, false])),
  };
  const { minimizer = [] } = config.optimization ?? {};
  minifyScripts(minimizer);
  await minifyStyles(minimizer);
  actions.setWebpackConfig({ devtool: false, plugins: [nameBuild] });
}

/**
 * The global variable with the scripts that have arrived. In browsers, the id of an element also becomes a global variable and would take its place,
 * but ids in texts never begin with "_".
 */
const CHUNKS = '_chunks';

/** The variables that are compiled into Gatsby's code and ours. */
const COMPILED_IN = /^(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w*)$/;

/**
 * Keeps the environment out of the bundle that renders pages, which can read it at runtime like any script in Node. Gatsby would compile in every
 * variable, so a build in another terminal with one more variable would bundle all modules and write all pages again.
 */
function readEnvironmentAtRuntime({ plugins }: WebpackConfig): void {
  const isCompiledIn = (name: string) => {
    const [whole, variable] = /^process\.env(?:\.(.*))?$/.exec(name) ?? [];
    if (whole === undefined) return true;
    // Gatsby also compiles in variables from `.env.production`, which the environment does not have.
    return variable !== undefined && (COMPILED_IN.test(variable) || !(variable in process.env));
  };
  for (const plugin of plugins) {
    if (!plugin.definitions) continue;
    const kept = Object.entries(plugin.definitions).filter(([name]) => isCompiledIn(name));
    plugin.definitions = Object.fromEntries(kept);
  }
}

/** Replaces the empty list of the site's own section components with the actual ones. */
function addSiteSections({ module }: RulesConfig): void {
  const components = siteSections.map(({ definition: { type }, file, exported }) => ({ type, file, exported }));
  const list = fromEngine('site-sections/components.ts');
  module.rules.push({
    test: (path: string) => path === list,
    loader: fromEngine('site-sections/load-components.cjs'),
    // A string, so that it becomes part of the name under which webpack caches the module.
    options: JSON.stringify({ components }),
  });
}

/** Resolves most imports at the first attempt: they are TypeScript, and none is replaced by a Gatsby theme, which Gatsby would look for each time. */
function resolveDirectly({ resolve: resolving }: WebpackConfig): void {
  const { extensions, plugins } = resolving;
  resolving.extensions = [...new Set(['.tsx', '.ts', ...extensions])];
  resolving.plugins = plugins.filter(({ constructor }) => !constructor.name.includes('ThemeComponentShadowing'));
}

/**
 * Names everything that webpack's cache depends on besides the sources: our code, which webpack cannot see because the hooks are a bundle of their
 * own, and all packages. Otherwise webpack would follow the imports of its loaders, which is slow, because they include all of Gatsby and Babel.
 */
function keepByVersion({ cache, plugins }: WebpackConfig): void {
  const hooks = process.env.HALFLIGHT_HOOKS;
  if (!cache || !hooks) return;
  const hash = createHash('sha256').update(process.version);
  for (const file of [hooks, fromProject('package-lock.json')].filter(existsSync)) hash.update(readFileSync(file));
  cache.version = hash.digest('hex');
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push(forgetLoaders);
}

interface Compiler {
  hooks: {
    done: { tap: (name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void };
  };
}

/** Webpack plugin that keeps loaders out of the dependencies of the cache. */
const forgetLoaders = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('forget-loaders', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
