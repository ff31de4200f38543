import type { Page } from '@playwright/test';
import { checkSite } from './check-site';
import { expect, test } from './fixtures';
import { STRANGERS } from './hostile-content';
import { inChunks } from './in-chunks';
import { waitForReact, untilHydrated } from './interactive';
import { filesOf, folderOf, isBuilt, pagesOf, prefixOf } from './sites';

/** What the check accepts can be built: the folder of attacks, oddities and strangers' texts was built, is complete, and harms no visitor. */
test.use({ site: 'hostile' });

/** Whether any code of an attacker has run. */
const hasRun = (page: Page) =>
  page.evaluate(() => 'ran' in window || document.documentElement.dataset.ran !== undefined);

test('the check passed it, and nothing is wrong with what was built of it', async () => {
  const { content, errors } = await checkSite('hostile');
  expect(errors).toEqual([]);
  expect(content.entries.filter(({ filePath }) => filePath.includes('strangers/'))).toHaveLength(STRANGERS);
});

for (const path of [
  '/',
  '/posts/',
  '/posts/attacks/',
  '/posts/oddities/',
  '/posts/pictures/',
  '/posts/entities/',
  '/posts/extra/',
  '/posts/links/',
  '/posts/signs/',
  '/posts/constructor/',
  '/everything/',
  '/events/e/',
  '/tags/constructor/',
])
  test(`${path} is shown, and no script of an attacker runs`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await hasRun(page)).toBe(false);
    // Some attacks wait for the focus.
    for (const handle of await page.locator('main a, main summary, main input').all()) await handle.focus();
    expect(await hasRun(page)).toBe(false);
  });

// All pages: the lists, tags and series that come of the entries are attacked by them, too.
for (const bypassCSP of [false, true])
  test.describe(bypassCSP ? 'without the policy' : 'with the policy', () => {
    test.use({ bypassCSP });

    for (const paths of isBuilt('hostile') ? inChunks(pagesOf('hostile').filter((path) => !/stranger/.test(path))) : [])
      test(`no script runs on ${paths[0]} and those after it, and nothing foreign is asked for`, async ({ page }) => {
        await waitForReact(page);
        for (const [index, path] of paths.entries()) {
          await page.goto(path);
          for (const handle of await page.locator('a, summary, input, button').all())
            await handle.focus({ timeout: 1000 }).catch(() => undefined);
          // One of them as React draws it.
          if (index === 0 && path.endsWith('/')) {
            await page.keyboard.press('/');
            await untilHydrated(page);
          }
          expect(await hasRun(page), path).toBe(false);
        }
      });
  });

test('every picture of the post is shown, whatever its kind and its name', async ({ page }) => {
  await page.goto('/posts/pictures/');
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThanOrEqual(24);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), {
        message: await picture.getAttribute('alt').then(String),
      })
      .toBe(true);
  }
});

test.describe('a drawing', () => {
  // For a document that is not a page the browser requests an icon from its host, which has none above the path of the site.
  test.use({ tolerated: [/favicon\.ico/] });

  test('that is opened by itself runs nothing', async ({ page }) => {
    const drawings = filesOf(folderOf('hostile')).filter((path) => path.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThanOrEqual(3);
    for (const path of drawings) {
      await page.goto(`/${path}`);
      expect(await page.evaluate(() => document.documentElement.localName)).toBe('svg');
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(
        /<script|onload|evil|javascript:/i,
      );
      expect(await hasRun(page)).toBe(false);
    }
  });
});

test('links to where a page was before lead to where it is', async ({ page }) => {
  await page.goto('/posts/links/');
  const targets = await page
    .locator('main p a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const moved = `${prefixOf('hostile')}/posts/moved/`;
  expect(targets.slice(0, 4)).toEqual([moved, `${moved}#top`, moved, moved]);
});
