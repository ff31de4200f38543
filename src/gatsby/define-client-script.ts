import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { buildSync, transformSync } from 'esbuild';
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY, ROUTE_LOAD_TIMEOUT } from '../limits';
import type { AnalyticsServiceName } from '../features/analytics/analytics';
import { parts, partsAtOnce, partsInLanguages, partsOfSites } from '../ui/client/parts';
import { BROWSER_TARGET, compileScripts, minifyScripts, type Rule, type ScriptsConfig } from './compile-scripts';
import { nameBuild } from './name-build';

/** An inline script, minified. They are small enough to be written into each page, and so need no request. */
export interface ClientScript {
  code: string;
  /** Runs where it stands, before the page is read and painted. Others are modules, which a browser passes over until it has read the page. */
  first?: true;
  /** The class without which a page does not need it: `finish/prune-scripts.ts` then takes it away. */
  needs?: string;
}

/**
 * The scripts that every page needs, and those for parts that a page may have.
 * @param basePath The path that every address of the site begins with, or nothing.
 */
export function buildClientScripts(basePath = ''): ClientScript[] {
  return [
    { first: true, code: bundle("import { theme } from '../features/theme/client'; theme();") },
    { code: bundle("import '../ui/client/index';", { __BASE_PATH__: JSON.stringify(basePath) }) },
    ...Object.entries({ ...partsOfSites, ...partsAtOnce }).map(([name, { needs }]) => ({
      first: true as const,
      needs,
      code: bundlePart(name),
    })),
    ...Object.entries({ ...parts, ...partsInLanguages }).map(([name, { needs }]) => ({
      needs,
      code: bundlePart(name),
    })),
  ];
}

/** The script by which a page counts a visit with a service; `finish/add-analytics.ts` writes it into pages. */
export function buildAnalyticsScript(service: AnalyticsServiceName): string {
  return bundle(
    `import { analytics } from '../features/analytics/client';
     import * as service from '../features/analytics/services/${service}';
     analytics(service.client);`,
  );
}

/**
 * The script that computes palettes in a browser (`features/accent-picker/picker.ts`), a module. Of the library of colours it has what it names, and
 * not the ways to write a colour that the library knows besides.
 */
export function buildPickerScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/features/accent-picker/picker.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: BROWSER_TARGET,
    write: false,
    alias: { culori: 'culori/fn' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** What `on-intent.ts` and `search-keys.ts` know of `limits.ts`, as code. */
const NUMBERS = {
  PREFETCH_QUEUE: String(PREFETCH_QUEUE),
  PREFETCH_REST: String(PREFETCH_REST),
  PREFETCH_RETRY: String(PREFETCH_RETRY),
  ROUTE_LOAD_TIMEOUT: String(ROUTE_LOAD_TIMEOUT),
};

function bundlePart(name: string): string {
  return bundle(`import { ${name} } from '../ui/client/parts'; ${name}();`);
}

function bundle(contents: string, known: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: resolve('src/gatsby'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSER_TARGET,
    write: false,
    define: { ...NUMBERS, ...known },
    // A service that needs nothing in a browser has no `client`.
    logOverride: { 'import-is-undefined': 'silent' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The statement that orders the cascade's layers. */
export function buildLayerOrder(): string {
  return transformSync(readFileSync(resolve('src/ui/styles/layers.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  }).code.trim();
}

/** Gatsby types its plugins as functions without arguments. */
interface WebpackPlugins {
  define(values: Record<string, string>): object;
}

interface FontRule extends Rule {
  test: RegExp;
  use: { options: { limit: number | false } }[];
}

interface WebpackConfig extends ScriptsConfig {
  cache?: { version?: string };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

/** Gatsby's hook: gives the scripts and the order of the layers, as text, to `gatsby-ssr.tsx`, and takes from the production bundles what only debugging needs. */
export function onCreateWebpackConfig({
  stage,
  actions,
  plugins,
  getConfig,
  pathPrefix,
}: CreateWebpackConfigArgs): void {
  if (stage === 'build-html' || stage === 'develop-html') {
    const values = {
      CLIENT_SCRIPTS: JSON.stringify(buildClientScripts(pathPrefix)),
      LAYER_ORDER: JSON.stringify(buildLayerOrder()),
    };
    actions.setWebpackConfig({ plugins: [(plugins as unknown as WebpackPlugins).define(values)] });
  }
  if (stage === 'build-javascript' || stage === 'develop') {
    actions.setWebpackConfig({ plugins: [(plugins as unknown as WebpackPlugins).define(NUMBERS)] });
  }
  // Blocks lie in one cascade layer and share no selectors: the order in which pages import them decides nothing.
  const config = (getConfig as () => WebpackConfig)();
  const styles = config.plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (styles?.options) styles.options.ignoreOrder = true;
  // Gatsby's ESLint would look at nothing of ours, which is TypeScript.
  const lint = config.plugins.findIndex((plugin) => plugin.constructor.name === 'ESLintWebpackPlugin');
  if (lint >= 0) config.plugins.splice(lint, 1);
  // A small font would be written into every page, and our policy lets none be read from there.
  const isFontRule = (rule: Rule): rule is FontRule =>
    rule.test instanceof RegExp && rule.test.test('a.woff2') && rule.use !== undefined;
  for (const { use } of config.module.rules.filter(isFontRule)) for (const { options } of use) options.limit = false;
  compileScripts(config, stage);
  // What webpack keeps depends on this code, which it cannot see: `gatsby-node.ts` only loads it.
  const hooks = process.env.HALFLIGHT_HOOKS;
  if (config.cache && hooks) config.cache.version = createHash('sha256').update(readFileSync(hooks)).digest('hex');
  if (stage !== 'build-javascript') return;
  minifyScripts(config);
  actions.setWebpackConfig({ devtool: false, plugins: [nameBuild] });
}
