import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAGE_BUDGET } from '../limits';
import { isInstalled, loadLibrary } from '../paths';
import { buildRoutes } from '../routes/build-routes';
import { sectionsOf, type Route } from '../routes/route';
import { toClock } from '../routes/visibility';
import { siteSections } from '../collections/sections';
import { readContent } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { SITE_SECTIONS } from '../site-sections/read-site-sections';
import { findInvalidSections } from './find-invalid-html';
import { addressOn, fileOf, serveFiles, startBrowser, type ShownSite } from './open-site';
import { requireContentFolder, requireOutput } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run audit [-- --budget KILOBYTES] [--json]

Audits the finished site in public/ in Chromium, on the largest page of each kind: what a phone loads before any interaction,
against a budget, and the problems axe finds in the light and dark themes. Makes no network requests.
A site's own sections, in src/sections/, are audited too, and their HTML is validated if html-validate is installed.
  --budget KILOBYTES  the maximum weight of a page, instead of the numbers in limits.ts
  --json              prints the findings as JSON

Exits with 0 (no problems), 1 (a page is over budget, not accessible or not valid) or 2 (could not run).`;

/** The axe rules that are run: WCAG 2.2 at levels A and AA, and best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;

interface Finding {
  kind: string;
  path: string;
  bytes: number;
  budget: number;
  violations: string[];
}

/** Audits the pages of `public/`. Returns the exit code. */
runWithOptions(USAGE, { options: { budget: { type: 'string' }, json: { type: 'boolean' } } }, async ({ values }) => {
  const ofAll = values.budget ? Number(values.budget) * 1000 : undefined;
  if (ofAll !== undefined && !(ofAll > 0)) throw new Error('--budget takes a number of kilobytes, such as 300');
  const source = requireContentFolder();
  const { entries, collections: registry, ...read } = readContent(source);
  const site = requireSite(read.site, source);
  const shown: ShownSite = { folder: requireOutput(source), url: site.url };
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, false), registry });
  const typesOn = new Map(entries.map((entry) => [entry.id, sectionsOf(entry).map(({ type }) => type)]));
  const pages = onePerKind(routes, shown, ({ entry = '' }) =>
    (typesOn.get(entry) ?? []).filter((type) => own.has(type)),
  );
  const browser = await startBrowser();
  const findings: Finding[] = [];
  try {
    for (const [kind, route] of pages) {
      const page = await browser.newPage(PHONE);
      const budget = ofAll ?? PAGE_BUDGET[route.kind] ?? PAGE_BUDGET.other ?? Infinity;
      findings.push({ kind, path: route.path, budget, ...(await lookAt(page, shown, route.path)) });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  console.log(values.json ? JSON.stringify(findings, null, 2) : describe(findings));
  if (own.size > 0 && !isInstalled(VALIDATOR))
    console.error(
      `The HTML of ${SITE_SECTIONS}/ was not validated: "npm install --save-dev ${VALIDATOR}" makes that possible.`,
    );
  return findings.some(isWrong) ? 1 : 0;
});

/** The types of the site's own sections. */
const own = new Set<string>(siteSections.map(({ definition }) => definition.type));

/** Validates HTML. Not a dependency of Halflight, because few sites have sections of their own. */
const VALIDATOR = 'html-validate';

const isWrong = ({ bytes, budget, violations }: Finding): boolean => bytes > budget || violations.length > 0;

/** The largest page of each kind, keyed by the kind and its collection, and with each of the site's own sections, which `ownSectionsOf` lists. */
function onePerKind(
  routes: readonly Route[],
  site: ShownSite,
  ownSectionsOf: (route: Route) => readonly string[],
): Map<string, Route> {
  const largest = new Map<string, { route: Route; size: number }>();
  for (const route of routes) {
    const file = fileOf(site, route.path);
    if (!existsSync(file)) continue;
    const names = [
      [route.kind, route.collection].filter(Boolean).join(' '),
      ...ownSectionsOf(route).map((type) => `section ${type}`),
    ];
    const { size } = statSync(file);
    for (const name of names) if (size > (largest.get(name)?.size ?? -1)) largest.set(name, { route, size });
  }
  return new Map(Array.from(largest, ([name, { route }]) => [name, route]));
}

/** Loads one page and returns its size, axe's violations in both themes, and invalid HTML in the site's own sections. */
async function lookAt(page: Page, site: ShownSite, path: string): Promise<Pick<Finding, 'bytes' | 'violations'>> {
  const served = new Map<string, number>();
  await serveFiles(page, site, (file, bytes) => served.set(file, bytes));
  await page.goto(addressOn(site, path), { waitUntil: 'networkidle' });
  const bytes = [...served.values()].reduce((sum, one) => sum + one, 0);
  const { source } = loadLibrary('axe-core') as typeof import('axe-core');
  await page.evaluate(source);
  const violations = new Set<string>(
    own.size > 0 && isInstalled(VALIDATOR) ? findInvalidSections(readFileSync(fileOf(site, path), 'utf8'), own) : [],
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const found of await askAxe(page)) violations.add(found);
  }
  return { bytes, violations: [...violations] };
}

function askAxe(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')} (${help})`),
    );
  }, RULES);
}

/** One line per page, followed by its violations. */
function describe(findings: readonly Finding[]): string {
  const kB = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
  const lines = findings.flatMap((finding) => {
    const { kind, path, bytes, budget, violations } = finding;
    const over = bytes > budget ? `, over its budget of ${kB(budget)}` : ` of ${kB(budget)}`;
    return [
      `${isWrong(finding) ? '✗' : '✓'} ${path} (${kind}): ${kB(bytes)}${over}`,
      ...violations.map((violation) => `    ${violation}`),
    ];
  });
  const wrong = findings.filter(isWrong).length;
  return [
    ...lines,
    '',
    wrong > 0
      ? `${wrong} of ${findings.length} pages have problems.`
      : `${findings.length} pages, one of each kind: no problems.`,
  ].join('\n');
}
