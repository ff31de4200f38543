import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { checkContent } from '../src/halflight/checks/check-content';
import { imageEndings } from '../src/halflight/fields/picture-files';
import { createStaticServer } from '../src/halflight/cli/static-server';
import { checkSite } from './check-site';
import { expect, test } from './fixtures';
import { readReports, wordsOfSamples } from './imported-content';
import { contentOf, folderOf, pagesOf } from './sites';

/** A blog of each of the eighteen programs, imported into one folder and built from it. Only `npm test -- --all` builds this site. */
test.use({ site: 'imported' });

test('the check finds no error in them or in their build', async () => {
  expect((await checkSite('imported')).errors).toEqual([]);
  const reports = readReports();
  expect(new Set(reports.map(({ program }) => program)).size).toBe(18);
  for (const { entries } of reports) expect(entries.every(({ status }) => status === 'new')).toBe(true);
});

for (const redirects of [true, false])
  test(`every old URL leads to its page on a host that ${redirects ? 'redirects' : 'knows no redirects'}`, async () => {
    const server = createStaticServer(folderOf('imported'), '', { redirects }).listen(0);
    await once(server, 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const drafts = new Set(
      checkContent(contentOf('imported')).context.routes.flatMap(({ path, source }) =>
        readReports().some(({ entries }) => entries.some(({ to, draft }) => draft && to === source)) ? [path] : [],
      ),
    );
    const wrong: string[] = [];
    let seen = 0;
    try {
      for (const { oldUrls } of readReports())
        for (const { from, to } of oldUrls) {
          if (to === undefined) continue;
          seen += 1;
          const response = await fetch(origin + encodeURI(decodeURI(from)));
          const html = await response.text();
          const [, next] = /<meta http-equiv="refresh" content="0; ?url=([^"]+)"/i.exec(html) ?? [];
          const path = decodeURI(next ?? new URL(response.url).pathname);
          const isThere = response.status === 200 && path === to;
          // The old URL of a draft must not reveal it.
          if (drafts.has(to) ? response.status !== 404 : !isThere) wrong.push(`${from} ${response.status} ${path}`);
        }
    } finally {
      server.close();
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(35);
  });

test('the pages have the words of the texts that they were made of', () => {
  const { map } = checkContent(contentOf('imported')).context;
  const missing = readReports().flatMap(({ program, entries }) => {
    const pages = entries.flatMap(({ to, draft }) => {
      const entry = draft ? undefined : map.entryOf(to);
      return (entry && map.pageOf(entry)) ?? [];
    });
    const shown = pages
      .map((path) => wordsOf(readFileSync(join(folderOf('imported'), path, 'index.html'), 'utf8')))
      .join(' ');
    return (wordsOfSamples[program] ?? ['a list of its words']).filter((words) => !shown.includes(words));
  });
  expect(missing).toEqual([]);
});

/** The words of a page as one line. */
const wordsOf = (html: string): string => toString(fromHtml(html)).replace(/\s+/g, ' ');

test('every picture is shown', async ({ page }) => {
  const { map } = checkContent(contentOf('imported')).context;
  const pages = new Set(pagesOf('imported'));
  let shown = 0;
  for (const { to, files, draft } of readReports().flatMap(({ entries }) => entries)) {
    const pictures = files.filter((file) => (imageEndings as readonly string[]).includes(extname(file)));
    const entry = map.entryOf(to);
    const path = entry && map.pageOf(entry);
    if (pictures.length === 0 || draft || path === undefined || !pages.has(path)) continue;
    await page.goto(path);
    const images = await page.locator('main img').all();
    expect(images.length, path).toBeGreaterThanOrEqual(pictures.length);
    for (const image of images) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), {
          message: path,
        })
        .toBe(true);
      shown += 1;
    }
  }
  expect(shown).toBeGreaterThanOrEqual(15);
});
