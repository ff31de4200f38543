import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { CHANGES_SHOWN } from '../limits';
import { fromProject } from '../paths';
import { readSite } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { findChanges, toPictureName, type Change } from './compare-sites';
import { addressOn, serveFiles, startBrowser, type ShownSite } from './open-site';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';
import { countOf } from '../count-of';

const USAGE = `npm run changes -- BEFORE OUT

Compares the finished site in public/ with the one in the folder BEFORE, and takes screenshots of each page that differs, before
and after, at phone and desktop size. Writes them to the folder OUT, with changes.md, which lists all new, changed and removed pages.

Exits with 0, or 2 (could not run).`;

const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

/** Compares two sites. Returns the exit code. */
runWithOptions(USAGE, { allowPositionals: true }, async ({ positionals }) => {
  const [before, out] = positionals;
  if (before === undefined || out === undefined) {
    console.log(USAGE);
    return 2;
  }
  const source = requireContentFolder();
  const site = requireSite(readSite(source), source);
  const after = fromProject('public');
  for (const folder of [resolve(before), after])
    if (!existsSync(folder)) throw new Error(`There is no ${folder} yet: build the site first.`);
  const found = findChanges(resolve(before), after);
  mkdirSync(out, { recursive: true });
  const pictured = found.slice(0, CHANGES_SHOWN);
  if (pictured.length > 0) {
    const browser = await startBrowser();
    try {
      for (const [index, change] of pictured.entries()) {
        const name = toPictureName(change.path, index);
        if (change.how !== 'new')
          await takePictures(browser, { folder: resolve(before), url: site.url }, change, join(out, `${name}.before`));
        if (change.how !== 'removed')
          await takePictures(browser, { folder: after, url: site.url }, change, join(out, `${name}.after`));
      }
    } finally {
      await browser.close();
    }
  }
  const report = describe(found);
  writeFileSync(join(out, 'changes.md'), `${report}\n`);
  console.log(report);
  return 0;
});

async function takePictures(browser: Browser, site: ShownSite, { path }: Change, name: string): Promise<void> {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    await serveFiles(page, site);
    await page.goto(addressOn(site, path), { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${name}.${screen}.png`, fullPage: true });
    await page.close();
  }
}

function describe(found: readonly Change[]): string {
  if (found.length === 0) return 'No page looks different.';
  const more = found.length - CHANGES_SHOWN;
  return [
    `${countOf(found.length, 'page')} differ${found.length === 1 ? 's' : ''}:`,
    '',
    ...found.map(({ path, how }) => `- \`${path}\` (${how})`),
    ...(more > 0 ? ['', `Screenshots were taken of the first ${CHANGES_SHOWN}.`] : []),
  ].join('\n');
}
