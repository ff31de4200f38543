import { errorPages, expect, kindsOfPage, narrow, test } from './fixtures';
import { readSite } from '../src/sourcing/read-content';
import { contentOf, prefixOf, type SiteName } from './sites';
import { violationsOf } from './violations';

/** The sites that come with the product. What an author writes over the demonstration is not for these tests to judge. */
const ownSites: SiteName[] = ['docs', 'empty', 'one-each', 'fresh'];
if (readSite(contentOf('demo'))?.demo) ownSites.push('demo');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme, axe finds nothing wrong with`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, path] of Object.entries(kindsOfPage)) {
      test(name, async ({ page }) => {
        await page.goto(path);
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    for (const [path, title] of Object.entries(errorPages)) {
      test(`the error page "${title}"`, async ({ page }) => {
        await page.goto(path);
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    test('the open menu of a narrow screen', async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    for (const site of ownSites) {
      test.describe(() => {
        test.use({ site });

        test(`the home page of the site "${site}"`, async ({ page }) => {
          await page.goto(`${prefixOf(site)}/`);
          expect(await violationsOf(page)).toEqual([]);
        });
      });
    }
  });
}
