import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSync, transformSync } from 'esbuild';
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY, ROUTE_LOAD_TIMEOUT } from '../limits';
import type { AnalyticsServiceName } from '../features/analytics/analytics';
import { PARTS } from '../site/parts';
import { BROWSER_TARGET } from './compile-scripts';
import { fromEngine } from '../paths';

/** A minified inline script, which runs before the rest of the page is parsed and painted. */
export interface ClientScript {
  code: string;
  /** The class without which a page does not need the script; `finish/prune-scripts.ts` then removes it. */
  needs?: string;
}

/** Inline scripts that only some pages need, but before these are painted or parsed. */
const SCRIPTS_OF_SOME_PAGES = [
  { needs: 'announcement', code: "import { announcement } from '../features/announcement/client'; announcement();" },
  {
    needs: 'search-page',
    code: "import { searchPageKeys } from '../features/search/search-page-keys'; searchPageKeys();",
  },
];

/** The inline scripts that every page needs, and those that only some need. */
export function buildClientScripts(): ClientScript[] {
  return [
    { code: bundle("import { theme } from '../features/theme/client'; theme();") },
    ...SCRIPTS_OF_SOME_PAGES.map(({ needs, code }) => ({ needs, code: bundle(code) })),
  ];
}

/** A script in a file that browsers cache. Its name in `public/` contains a digest, like those of webpack's files. */
interface ScriptFile {
  name: string;
  code: string;
}

/**
 * The scripts that work without React: the one of every page (`site/core.ts`), which loads those of parts that only some pages have
 * (`site/parts.ts`).
 * @param basePath The path prefix of the site, if any.
 * @param inline Whether the core contains the others, for the preview, where there are no such files.
 */
export function buildClientFiles(basePath = '', inline = false): { core: ScriptFile; parts: ScriptFile[] } {
  const known = { __BASE_PATH__: JSON.stringify(basePath) };
  const scripts = PARTS.map(({ module, start }) =>
    bundle(`import { ${start} } from '../${module}'; ${start}();`, known),
  );
  // Of all parts together, so that the core contains it only once.
  const digest = digestOf(scripts.join('\n'));
  const parts = PARTS.map(({ serves, start, onReach = false }, index) => {
    const code = scripts[index] ?? '';
    const url = inline ? `data:text/javascript,${encodeURIComponent(code)}` : start;
    return { entry: [serves, url, onReach], name: `client-${start}-${digest}.js`, code };
  });
  const code = bundle("import '../site/core';", {
    ...known,
    PARTS: JSON.stringify(parts.map(({ entry }) => entry)),
    PART_URL: JSON.stringify(inline ? ['', ''] : [`${basePath}/client-`, `-${digest}.js`]),
  });
  return { core: { name: `client-${digestOf(code)}.js`, code }, parts };
}

function digestOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 20);
}

/** The script that counts a visit with an analytics service; `finish/add-analytics.ts` writes it into pages. */
export function buildAnalyticsScript(service: AnalyticsServiceName): string {
  return bundle(
    `import { analytics } from '../features/analytics/client';
     import * as service from '../features/analytics/services/${service}';
     analytics(service.client);`,
  );
}

/** The module script of accent pickers (`features/accent-picker/picker.ts`). */
export const buildPickerScript = (): string => bundleModule('features/accent-picker/picker.ts');

/** The module script of the dressing room of a demonstration (`features/dressing-room/bar.ts`). */
export const buildBarScript = (): string => bundleModule('features/dressing-room/bar.ts');

/** The inline script that dresses the page of a demonstration before its first paint. */
export const buildDressScript = (): string =>
  bundle("import { dress } from '../features/dressing-room/dress'; dress();");

/**
 * A module script that computes palettes in the browser. It bundles only what it imports from the colour library, without the library's other colour
 * syntaxes.
 */
function bundleModule(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fromEngine(file)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: BROWSER_TARGET,
    write: false,
    alias: { culori: 'culori/fn' },
    loader: { '.css': 'text' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The constants of `limits.ts` that browser scripts use, as code. */
export const NUMBERS = {
  PREFETCH_QUEUE: String(PREFETCH_QUEUE),
  PREFETCH_REST: String(PREFETCH_REST),
  PREFETCH_RETRY: String(PREFETCH_RETRY),
  ROUTE_LOAD_TIMEOUT: String(ROUTE_LOAD_TIMEOUT),
};

function bundle(contents: string, known: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: fromEngine('gatsby'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSER_TARGET,
    write: false,
    define: { ...NUMBERS, ...known },
    // A service that needs nothing in the browser has no `client`.
    logOverride: { 'import-is-undefined': 'silent' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The statement that orders the cascade layers. */
export function buildLayerOrder(): string {
  return transformSync(readFileSync(fromEngine('ui/styles/layers.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  }).code.trim();
}
