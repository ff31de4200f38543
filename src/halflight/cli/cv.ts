import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import { outputNames } from '../output-names';
import { fromProject } from '../paths';
import { buildRoutes } from '../routes/build-routes';
import { toClock } from '../routes/visibility';
import { readContent } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { addressOn, serveFiles, startBrowser, type ShownSite } from './open-site';
import { requireContentFolder, requireOutput } from './require-folder';
import { runWithOptions } from './run-command';
import { toFixedDates } from './to-fixed-dates';

const USAGE = `npm run cv

Generates a PDF of the CV, as /experience/ prints, from the finished site in public/: run "npm run build" first.
Writes it to static/; the next build publishes it and links to it from the page. A multilingual site gets one per language.
The same content produces the same file. Requires Chromium: the one that PLAYWRIGHT_CHROMIUM names, /usr/bin/chromium, or the one
that "npx playwright install chromium" installs.

Exits with 0 (written), 1 (nothing to print) or 2 (could not run).`;

/** Prints each CV page as a PDF. Returns the exit code. */
runWithOptions(USAGE, {}, async () => {
  const source = requireContentFolder();
  const { entries, collections: registry, ...read } = readContent(source);
  const site = requireSite(read.site, source);
  const shown = { folder: fromProject('public'), url: site.url };
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, false), registry });
  const pages = routes.filter(({ context, members }) => context.resume === true && members.length > 0);
  if (pages.length === 0) {
    console.error('There is nothing in experience/ or education/, or their list is hidden: there is no CV to print.');
    return 1;
  }
  for (const { path } of pages) requireOutput(source, `${path.slice(1)}index.html`);
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

/** Prints a page as if served from the site's own URL, so that links in the PDF lead there. */
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
