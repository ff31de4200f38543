import type { Page } from '@playwright/test';
import { checkSite } from './check-site';
import { expect, test } from './fixtures';
import { STRANGERS } from './hostile-content';
import { inChunks } from './in-chunks';
import { stopReactTimeout, untilHydrated } from './interactive';
import { filesOf, folderOf, isBuilt, pagesOf } from './sites';

/** What the check accepts can be built: the folder of attacks, oddities and strangers' texts was built, is complete, and harms no visitor. */
test.use({ site: 'hostile' });

/** Whether any attacker's code has run. */
const hasRun = (page: Page) =>
  page.evaluate(() => 'ran' in window || document.documentElement.dataset.ran !== undefined);

test('the check accepts it, and its build is valid', async () => {
  const { content, errors } = await checkSite('hostile');
  expect(errors).toEqual([]);
  expect(content.entries.filter(({ filePath }) => filePath.includes('strangers/'))).toHaveLength(STRANGERS);
});

// All pages, because lists, tags and series are built from the attacking entries.
for (const bypassCSP of [false, true])
  test.describe(bypassCSP ? 'without the policy' : 'with the policy', () => {
    test.use({ bypassCSP });

    for (const paths of isBuilt('hostile') ? inChunks(pagesOf('hostile').filter((path) => !/stranger/.test(path))) : [])
      test(`no script runs on ${paths[0]} and those after it, and nothing foreign is asked for`, async ({ page }) => {
        await stopReactTimeout(page);
        for (const [index, path] of paths.entries()) {
          await page.goto(path);
          for (const handle of await page.locator('a, summary, input, button').all())
            await handle.focus({ timeout: 1000 }).catch(() => undefined);
          // One of them as React renders it.
          if (index === 0 && path.endsWith('/')) {
            await page.keyboard.press('/');
            await untilHydrated(page);
          }
          expect(await hasRun(page), path).toBe(false);
        }
      });
  });

test('every picture of the post is shown, whatever its format and name', async ({ page }) => {
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
  // For a document that is not a page, the browser requests an icon from the root of its host, which has none there.
  test.use({ alwaysTolerated: /favicon\.ico/ });

  test('opened directly runs nothing', async ({ page }) => {
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
