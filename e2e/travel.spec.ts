import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/**
 * Makes the browser paint the next page only once it has loaded completely. Otherwise it may paint a page while it is still being parsed, before the
 * cover has arrived; the cover rightly does not travel then, but that is not tested here.
 */
test.beforeEach(async ({ page }) => {
  const change = (path: string, turn: (html: string) => string) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: turn(await response.text()) });
    });
  // A prefetched page cannot be changed.
  await change('**/projects/', (html) => html.replace(/<script[^>]+type="speculationrules">.*?<\/script>/g, ''));
  await change('**/projects/complete/', (html) =>
    html
      .replace('<head>', '<head><link rel="expect" blocking="render" href="#end">')
      .replace('</body>', '<i id="end"></i></body>'),
  );
});

/** What is animated separately in the transition to the next page: the transition names of parts of either page. */
async function moving(page: Page, follow: () => Promise<void>): Promise<string[] | undefined> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null };
      void viewTransition?.ready.then(() => {
        const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const groups = names.filter((name) => name.includes('group')).map((name) => name.replace(/.*\((.*)\)/, '$1'));
        Object.assign(window, { moved: [...new Set(groups)].sort() });
      });
    });
  });
  await page.goto('/projects/');
  await follow();
  await page.waitForFunction(() => 'moved' in window);
  return page.evaluate(() => (window as { moved?: string[] }).moved);
}

test('a cover and a title travel from the card to the entry', async ({ page }) => {
  const moved = await moving(page, async () => {
    await page.getByRole('link', { name: 'The complete project' }).click();
    await page.waitForURL(/complete\/$/);
  });
  await expect(page.locator('#end')).toBeAttached();
  expect(moved).toEqual(['cover', 'root', 'title']);
});

test('nothing else does', async ({ page }) => {
  const moved = await moving(page, async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Posts' }).click();
    await page.waitForURL(/posts\/$/);
  });
  expect(moved).toEqual(['root']);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next page replaces this one at once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null };
        Object.assign(window, { transition: Boolean(viewTransition) });
      });
    });
    await page.goto('/projects/');
    await page.getByRole('link', { name: 'The complete project' }).click();
    await page.waitForURL(/complete\/$/);
    await page.waitForFunction(() => 'transition' in window);
    expect(await page.evaluate(() => (window as { transition?: boolean }).transition)).toBe(false);
  });
});
