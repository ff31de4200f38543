import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import { outputNames } from '../derive/output-names';
import { fromProject } from '../paths';
import { buildRoutes } from '../routes/build-routes';
import { toClock } from '../routes/visibility';
import { contentFolder } from '../sourcing/content-folder';
import { readContent } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { withFolder } from '../sourcing/with-folder';
import { addressOn, fileOf, serveFiles, startBrowser, type ShownSite } from './open-site';
import { requireFolder } from './require-folder';
import { runWithOptions } from './run-command';
import { toFixedDates } from './to-fixed-dates';

const USAGE = `npm run cv

Generates a PDF of the CV, as /experience/ prints, from the finished site in public/: run "npm run build" first.
Writes it to static/; the next build publishes it and links to it from the page. A multilingual site gets one per language.
The same content produces the same file. Requires Chromium: the one that PLAYWRIGHT_CHROMIUM names, /usr/bin/chromium, or the one
that "npx playwright install chromium" installs.

Exits with 0 (written), 1 (nothing to print) or 2 (could not run).`;

/** Prints each page that is a curriculum vitae. Returns the exit code. */
runWithOptions(USAGE, {}, async () => {
  const source = contentFolder();
  requireFolder(source);
  const { entries, collections: registry, ...read } = readContent(source);
  const site = requireSite(read.site, source);
  const shown = { folder: fromProject('public'), url: site.url };
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, false), registry });
  const pages = routes.filter(({ context, members }) => context.resume === true && members.length > 0);
  if (pages.length === 0) {
    console.error(
      'There is nothing in experience/ or education/, or their list is hidden: there is no curriculum vitae.',
    );
    return 1;
  }
  const missing = pages.find(({ path }) => !existsSync(fileOf(shown, path)));
  if (missing)
    throw new Error(
      `There is no public${missing.path}index.html yet: run "${withFolder('npm run build', source)}" first.`,
    );
  const browser = await startBrowser();
  try {
    for (const { path } of pages) {
      const target = fromProject(`static${path}${outputNames.cv}`);
      const pdf = toFixedDates(await printPage(browser, shown, path));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, pdf);
      console.log(`static${path}${outputNames.cv} (${Math.ceil(pdf.length / 1000)} kB)`);
    }
  } finally {
    await browser.close();
  }
  console.log('Build again, and the page will link to it.');
  return 0;
});

/** Prints a page as if served from the site's own URL, so that the links in the PDF lead there. */
async function printPage(browser: Browser, site: ShownSite, path: string): Promise<Buffer> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await serveFiles(page, site);
  await page.goto(addressOn(site, path), { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true });
  await page.close();
  return pdf;
}
