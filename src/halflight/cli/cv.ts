import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { howToInstall } from '../checks/check-packages';
import type { PersonValues, Values } from '../collections';
import { settingsIn } from '../derive/languages';
import { outputNames } from '../output-names';
import { fromProject, isInstalled } from '../paths';
import { buildRoutes } from '../routes/build-routes';
import { isCv } from '../routes/cv-parts';
import { toClock } from '../routes/visibility';
import { readContent } from '../sourcing/read-content';
import { requireSite } from '../sourcing/require-site';
import { addressOn, fileOf, serveFiles, startBrowser, type ShownSite } from './open-site';
import { requireContentFolder, requireOutput } from './require-folder';
import { runWithOptions } from './run-command';
import { toDocx } from './to-docx';
import { toFixedDates } from './to-fixed-dates';
import { countSheets, withAuthor } from './with-author';

const USAGE = `npm run cv

Generates a PDF of each CV in cv/, and of /experience/ as it prints, from the finished site in public/: run "npm run build" first.
Writes them to static/, beside each CV in cv/ a DOCX as well if the package "docx" is installed; the next build publishes them and
links to them from the pages. A multilingual site gets one per language. The same content produces the same PDF. Requires Chromium:
the one that PLAYWRIGHT_CHROMIUM names, /usr/bin/chromium, or the one that "npx playwright install chromium" installs.

Exits with 0 (written), 1 (nothing to print, or a CV fills more sheets than its "pages" allows) or 2 (could not run).`;

const DOCX = 'docx';

/** Prints each CV as a PDF. Returns the exit code. */
runWithOptions(USAGE, {}, async () => {
  const source = requireContentFolder();
  const { entries, collections: registry, ...read } = readContent(source);
  const site = requireSite(read.site, source);
  const shown = { folder: fromProject('public'), url: site.url };
  const { routes } = buildRoutes({ entries, site, clock: toClock(site.timeZone, false), registry });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const pages = routes.filter((route) => isCv(route) || (route.context.resume === true && route.members.length > 0));
  if (pages.length === 0) {
    console.error(
      'There is nothing in cv/, and nothing in experience/ or education/, or their list is hidden: there is no CV to print.',
    );
    return 1;
  }
  for (const { path } of pages) requireOutput(source, `${path.slice(1)}index.html`);
  const withDocx = isInstalled(DOCX);
  const tooLong: string[] = [];
  const browser = await startBrowser();
  try {
    for (const route of pages) {
      const { path, entry: id = '', language } = route;
      const entry = isCv(route) ? byId.get(id) : undefined;
      const { title, pages: most = Infinity } = (entry?.values ?? {}) as Partial<Values<'cv'>>;
      const author = nameIn(language) ?? site.title;
      const page = await openPage(browser, shown, path, title);
      const pdf = toFixedDates(withAuthor(await print(page), author));
      const sheets = countSheets(pdf);
      await write(`static${path}${outputNames.cv}`, pdf, `, ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}`);
      if (entry && sheets > most)
        tooLong.push(
          `${entry.filePath}: fills ${sheets} sheets, but "pages" allows ${most}. ${await findEnds(page)}. Leave something out ("newest", "highlights", "brief"), or choose the design "compact".`,
        );
      await page.close();
      if (entry && withDocx) {
        const settings = settingsIn(site, language);
        const html = await readFile(fileOf(shown, path), 'utf8');
        const said = { title: title ?? '', author, language: settings.language ?? 'en', url: addressOn(shown, path) };
        await write(`static${path}${outputNames.cvText}`, await toDocx(html, said));
      }
    }
  } finally {
    await browser.close();
  }
  if (pages.some(isCv) && !withDocx)
    console.log(`No DOCX was made, because its package is not installed: ${howToInstall(DOCX)}.`);
  for (const message of tooLong) console.error(message);
  console.log('Build again, and the pages will link to them.');
  return tooLong.length > 0 ? 1 : 0;

  function nameIn(language: string | undefined): string | undefined {
    const own = entries.find((entry) => entry.collection === 'person' && entry.language === language);
    return ((own?.values as Partial<PersonValues> | undefined) ?? {}).name ?? read.person?.name;
  }
});

async function write(path: string, content: Buffer, more = ''): Promise<void> {
  const target = fromProject(path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`${path} (${Math.ceil(content.length / 1000)} kB${more})`);
}

/** Opens a page as if served from the site's own URL, so that links in the PDF lead there. With a `title`, the PDF is called so. */
async function openPage(browser: Browser, site: ShownSite, path: string, title: string | undefined): Promise<Page> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await serveFiles(page, site);
  await page.goto(addressOn(site, path), { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async (name) => {
    if (name !== undefined) document.title = name;
    await document.fonts.ready;
  }, title);
  return page;
}

function print(page: Page): Promise<Buffer> {
  return page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true });
}

/** On which sheet each part of a CV ends, found by printing it without those that follow. */
async function findEnds(page: Page): Promise<string> {
  const parts = page.locator('.cv-part');
  const ends: string[] = [];
  for (let index = 0; index < (await parts.count()); index += 1) {
    const heading = await parts.nth(index).locator('h2').innerText();
    await parts.evaluateAll((all, last) => {
      all.forEach((part, place) => ((part as HTMLElement).style.display = place > last ? 'none' : ''));
    }, index);
    ends.push(`${heading} ends on sheet ${countSheets(await print(page))}`);
  }
  return ends.join(', ');
}
