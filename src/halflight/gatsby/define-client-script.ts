import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSync, transformSync } from 'esbuild';
import { PREFETCH_QUEUE, PREFETCH_REST, PREFETCH_RETRY, ROUTE_LOAD_TIMEOUT } from '../limits';
import type { AnalyticsServiceName } from '../features/analytics/analytics';
import { BROWSER_TARGET } from './compile-scripts';
import { fromEngine } from '../paths';

/** An inline script, minified: what cannot wait for a file. */
export interface ClientScript {
  code: string;
  /** Runs in place, before the rest of the page is parsed and painted. Others are modules, which browsers run once the page is parsed. */
  first?: true;
  /** The class without which a page does not need the script: `finish/prune-scripts.ts` then removes it. */
  needs?: string;
}

/** Inline scripts that only some pages need, and before they are painted or parsed. */
const SCRIPTS_OF_SOME_PAGES = [
  { needs: 'announcement', code: "import { announcement } from '../features/announcement/client'; announcement();" },
  {
    needs: 'search-page',
    code: "import { searchPageKeys } from '../features/search/search-page-keys'; searchPageKeys();",
  },
];

/**
 * The inline scripts that every page needs, and those that only some need.
 * @param basePath The path prefix of the site, or nothing.
 */
export function buildClientScripts(basePath = ''): ClientScript[] {
  return [
    {
      first: true,
      code: bundle("import { theme } from '../features/theme/client'; theme();"),
    },
    { code: bundle("import '../ui/client/index';", { __BASE_PATH__: JSON.stringify(basePath) }) },
    ...SCRIPTS_OF_SOME_PAGES.map(({ needs, code }) => ({ first: true as const, needs, code: bundle(code) })),
  ];
}

/**
 * The script for the parts of all pages (`ui/client/parts.ts`), which browsers load from a file of its own and keep.
 * @param basePath The path prefix of the site, or nothing.
 * @returns Its name in `public/`, which contains a digest like those of webpack's files, and its code.
 */
export function buildPartsFile(basePath = ''): { name: string; code: string } {
  const code = bundle("import '../ui/client/parts';", { __BASE_PATH__: JSON.stringify(basePath) });
  return { name: `parts-${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`, code };
}

/** The script that counts a visit with an analytics service; `finish/add-analytics.ts` writes it into pages. */
export function buildAnalyticsScript(service: AnalyticsServiceName): string {
  return bundle(
    `import { analytics } from '../features/analytics/client';
     import * as service from '../features/analytics/services/${service}';
     analytics(service.client);`,
  );
}

/**
 * The module script that computes palettes in the browser (`features/accent-picker/picker.ts`). Of the colour library it bundles only what it
 * imports, without the library's other colour syntaxes.
 */
export function buildPickerScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fromEngine('features/accent-picker/picker.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: BROWSER_TARGET,
    write: false,
    alias: { culori: 'culori/fn' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The constants of `limits.ts` that scripts for the browser use, as code. */
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
