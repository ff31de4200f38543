import { backgroundOf, paperOf } from './colours';
import { expect, narrow, test } from './fixtures';
import { groupsOfPages } from './in-chunks';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { pages, group, tag } of groupsOfPages) {
    test(`words and pictures are shown, ${group}`, { tag }, async ({ page }) => {
      for (const [name, path] of pages) {
        await page.goto(path, { waitUntil: 'load' });
        await expect(page.locator('h1'), name).toBeVisible();
        // Of a pair for the two themes, one is shown.
        for (const image of await page.locator('main img:not(.in-dark img)').all()) {
          await image.scrollIntoViewIfNeeded();
          await expect(image, name).toBeVisible();
          const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
          await expect.poll(width, name).toBeGreaterThan(0);
          await expect(image, name).toHaveCSS('opacity', '1');
        }
      }
    });
  }

  test('the site can be navigated', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts');
    await expect(menu.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'A post with a cover' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post with a cover');
    await expect(menu.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post with a picture in its text');
    await menu.getByRole('link', { name: 'Office' }).click();
    await expect(page).toHaveURL('/company/team/office/');
  });

  test('the narrow screen’s menu opens, has working links, and closes', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  });

  test('no control without a function is shown', async ({ page }) => {
    await page.goto('/posts/markdown/');
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    for (const button of await page.getByRole('button', { name: 'Copy' }).all()) await expect(button).toBeHidden();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme });

      test(`the theme is ${colorScheme} when the system's is`, async ({ page }) => {
        await page.goto('/');
        expect(await backgroundOf(page)).toBe(await paperOf(page, colorScheme));
      });
    });
  }
});
