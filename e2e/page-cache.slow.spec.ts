import type { BrowserContext, Page } from '@playwright/test';
import { at, expect, narrow, test } from './fixtures';
import { groupsOfPages } from './in-chunks';
import { hydrate } from './interactive';
import { wholeBrowser } from './whole-browser';

// For all other tests Playwright disables the browser's back/forward cache.
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Records how pages were shown: `went` gets a line for each, with the browser's reasons if a page was not cached. */
async function watchCache(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  const went: string[] = [];
  session.on('Page.frameNavigated', ({ type, frame }) => {
    if (frame.parentId === undefined) went.push(`${type} ${new URL(frame.url).pathname.slice(at('').length)}`);
  });
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    went.push(notRestoredExplanations.map(({ reason }) => reason).join(', '));
  });
  await session.send('Page.enable');
  // Playwright itself waits for a load event, which a cached page does not fire.
  const go = (expression: 'history.back()' | 'history.forward()') => session.send('Runtime.evaluate', { expression });
  return { went, go };
}

for (const { pages, group } of groupsOfPages) {
  test(`back and forward bring what the browser kept: ${group}`, async ({ context }) => {
    for (const [name, path] of pages) {
      const page = await context.newPage();
      const { went, go } = await watchCache(page, context);
      const other = path === '/about/' ? '/plain/' : '/about/';
      await page.goto(path);
      await page.goto(other);
      went.length = 0;
      await go('history.back()');
      await expect.poll(() => went, name).toEqual([`BackForwardCacheRestore ${path}`]);
      await go('history.forward()');
      await expect.poll(() => went[1], name).toBe(`BackForwardCacheRestore ${other}`);
      await page.close();
    }
  });
}

test('a page on which React runs is cached, too, and keeps working', async ({ page, context }) => {
  const { went, go } = await watchCache(page, context);
  await page.goto('/posts/plain/', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.goto('/about/');
  went.length = 0;
  await go('history.back()');
  await expect.poll(() => went).toEqual(['BackForwardCacheRestore /posts/plain/']);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('a page left through its menu comes back with the menu closed', async ({ page, context }) => {
  await page.setViewportSize(narrow);
  const { went, go } = await watchCache(page, context);
  await page.goto('/posts/plain/');
  await page.getByRole('button', { name: 'Menu' }).click();
  // Not with the mouse, which would prerender the page.
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  went.length = 0;
  await go('history.back()');
  await expect.poll(() => went).toEqual(['BackForwardCacheRestore /posts/plain/']);
  await expect(page.locator('#_menu')).toBeHidden();
});
