import type { Page } from '@playwright/test';
import { expect, narrow, test } from './fixtures';
import { wholeBrowser } from './whole-browser';

/** What is below the viewport has a guessed height until it comes near (`off-screen.css`), but not for those who jump there. */

test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--hide-scrollbars'] }, viewport: narrow });

for (const [how, jump] of [
  ['the end key', (page: Page) => page.keyboard.press('End')],
  [
    'the scroll bar',
    async (page: Page) => {
      const [x, bottom] = await page.evaluate(() => [innerWidth - 5, innerHeight] as const);
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(x);
      await page.mouse.move(x, 20);
      await page.mouse.down();
      await page.mouse.move(x, 2 * bottom, { steps: 5 });
      await page.mouse.up();
    },
  ],
] as const) {
  test(`${how} leads to the end of a page, which is there when it is loaded again, too`, async ({ page }) => {
    await page.goto('/everything/');
    await jump(page);
    const remaining = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    // Heights are whole pixels, positions are not.
    await expect.poll(remaining).toBeLessThan(2);
    await page.reload();
    await expect.poll(remaining).toBeLessThan(2);
  });
}
