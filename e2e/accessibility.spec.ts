import type { Page } from '@playwright/test';
import { errorPages, expect, narrow, test } from './fixtures';
import { groupsOfPages } from './in-chunks';
import { readSite } from '../src/halflight/sourcing/read-content';
import { contentOf, tagsOf, type SiteName } from './sites';
import { colourViolationsOf, violationsOf } from './violations';

/** The sites that come with the product. The demo site counts only while it is ours (`demo` in `site.md`), not with an author's content. */
const ownSites: SiteName[] = ['docs', 'empty', 'one-each', 'created'];
if (readSite(contentOf('demo'))?.demo) ownSites.push('demo');

test.describe('axe finds no violations in either theme in', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { pages, group } of groupsOfPages) {
    test(`pages ${group}`, async ({ page }) => {
      for (const [name, path] of pages) {
        await page.goto(path);
        await expectNoViolations(page, name);
      }
    });
  }

  test('the error pages', async ({ page }) => {
    for (const path of Object.keys(errorPages)) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
  });

  test('the open menu of a narrow screen', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoViolations(page);
  });

  for (const site of ownSites) {
    test.describe('at home', { tag: tagsOf(site) }, () => {
      test.use({ site });

      test(`the home page of the site "${site}", on a phone, too`, async ({ page }) => {
        await page.goto('/');
        await expectNoViolations(page);
        await page.setViewportSize({ width: 360, height: 800 });
        await expectNoViolations(page, '360');
      });
    });
  }
});

/** The themes differ only in colours, so the dark one is checked for those alone. */
async function expectNoViolations(page: Page, name?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violationsOf(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourViolationsOf(page), name).toEqual([]);
}
