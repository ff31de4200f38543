import { expect, test } from './fixtures';
import { violationsOf } from './violations';

/** `sidebar: true` lists all posts beside each of them: here the guides of the documentation. */
test.use({ site: 'docs', contextOptions: { reducedMotion: 'reduce' } });

const GUIDE = '/guides/looks/';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the sidebar is beside the text, marks the current page, and links to all others', async ({ page }) => {
    await page.goto(GUIDE);
    const bar = page.getByRole('navigation', { name: 'Guides', exact: true });
    const current = bar.locator('[aria-current=page]');
    await expect(current).toHaveText('Looks');
    await expect(current).toBeInViewport();
    const [left, right] = await Promise.all([bar.boundingBox(), page.getByRole('heading', { level: 1 }).boundingBox()]);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    // The other series show only their names, with their guides collapsed.
    const closed = bar.locator('details details:not([open])').first();
    await expect(closed.getByRole('link')).toHaveCount(0);
    await closed.locator('summary').click();
    await closed.page().locator('.sidebar details details[open] a:not([aria-current])').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${GUIDE}$`));
    await expect(bar.locator('[aria-current=page]')).toHaveCount(1);
    await expect(bar.locator('[aria-current=page]')).toHaveText(
      await page.getByRole('heading', { level: 1 }).innerText(),
    );
  });

  test('it stays visible on scrolling', async ({ page }) => {
    await page.goto(GUIDE);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(page.locator('.sidebar [aria-current=page]')).toBeInViewport();
  });

  test('keyboard users can skip it, or go through it', async ({ page }) => {
    await page.goto(GUIDE);
    const skip = page.locator('.sidebar').getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('.sidebar-beside')).toBeFocused();
    await skip.focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveJSProperty('tagName', 'SUMMARY');
    await expect(page.locator('.sidebar :focus')).toHaveCount(1);
    const group = focused.locator('..');
    const wasOpen = (await group.getAttribute('open')) !== null;
    await page.keyboard.press('Enter');
    if (wasOpen) await expect(group).not.toHaveAttribute('open');
    else await expect(group).toHaveAttribute('open');
  });

  test('axe finds no violations in it', async ({ page }) => {
    await page.goto(GUIDE);
    expect(await violationsOf(page, '.sidebar')).toEqual([]);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 360, height: 720 }, javaScriptEnabled });

    test('it is an expandable line above the text', async ({ page }) => {
      await page.goto(GUIDE);
      const all = page.locator('.sidebar-all');
      const current = all.locator('[aria-current=page]');
      await expect(current).toBeHidden();
      await all.locator('> summary').click();
      await expect(current).toBeVisible();
      await expect(current).toHaveText('Looks');
      const other = all.getByRole('link', { name: 'Look and theme' });
      await other.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Look and theme' })).toBeVisible();
      await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('Look and theme');
    });
  });
