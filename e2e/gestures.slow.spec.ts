import { expect, test } from './fixtures';

/** What a look does that no other look does, on the example that wears it. */

test.describe('studio', () => {
  test.use({ site: 'anna-atkins' });

  test('the list of projects is an index of titles, whose picture follows the pointer', async ({ page }) => {
    await page.goto('/projects/');
    const cards = page.locator('.entry-card');
    const cover = cards.nth(1).locator('.entry-card-cover');
    await expect(cover).toHaveCSS('opacity', '0');
    await cards.nth(1).getByRole('heading').hover();
    await expect(cover).toHaveCSS('opacity', '1');
    const topOf = async () => (await cover.boundingBox())?.y ?? NaN;
    const before = await topOf();
    const box = await cards.nth(1).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 2);
    await expect.poll(topOf).toBeLessThan(before);
    await page.keyboard.press('Tab');
    await cards.nth(2).getByRole('link').first().focus();
    await expect(cards.nth(2).locator('.entry-card-cover')).toHaveCSS('opacity', '1');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('selected works are a strip, the list of projects has its pictures', async ({ page }) => {
      await page.goto('/');
      const cards = page.locator('.section .project-grid > li');
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await page.goto('/projects/');
      await expect(page.locator('.entry-card-cover').first()).toHaveCSS('opacity', '1');
    });
  });
});

test.describe('terminal', () => {
  test.use({ site: 'grace-hopper', viewport: { width: 1280, height: 800 } });

  test('j and k go through a list, and the status line has the page, how far it is read, and the theme', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/posts/');
    const links = page.locator('.post-item :is(h2, h3) a');
    await page.getByRole('main').focus();
    await page.keyboard.press('j');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(links.first()).toBeFocused();
    const status = await page.locator('.frame').evaluate((frame) => getComputedStyle(frame, '::after').content);
    expect(status).toContain('/posts/');
  });
});
