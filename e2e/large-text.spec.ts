import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import config from '../playwright.config';

/** Text at twice the usual size, set in the browser, on a phone. */
test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

/** The bottom edge of an element, from the top of the window in CSS pixels. Throws if it is not visible. */
async function bottomOf(what: Locator): Promise<number> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box.y + box.height;
}

for (const width of [320, 360]) {
  test(`the name of the site is not broken within a word, and the menu does not cover its button, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/posts/markdown/');
    const lines = await page.locator('.brand span').evaluate((name) => {
      const range = new Range();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    });
    const words = (await page.locator('.brand span').innerText()).split(' ');
    expect(lines).toBeLessThanOrEqual(words.length);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.locator('.menu');
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(button));
    await button.click();
    await expect(menu).toBeHidden();
  });
}

test('the labels of an embed are not cut off', async ({ page }) => {
  await page.goto('/posts/markdown/');
  for (const embed of await page.locator('.embed').all())
    expect(await embed.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      1,
    );
});
