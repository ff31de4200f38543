import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrate } from './interactive';
import { folderOf } from './sites';

/** A page's optional bar items: menus, external links, a button. Also the announcement, and the author of a post. */
test.use({ site: 'services' });

test.beforeEach(async ({ page }) => {
  for (const host of ['stats', 'images'])
    await page.route(`https://${host}.services.test/**`, (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    );
});
test.use({ alwaysTolerated: /services\.test/ });

/** The position of an element. Throws if it is not shown. */
async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => bar(page).getByRole('button', { name: 'More' });
const inMenu = (page: Page) => bar(page).getByRole('link', { name: 'Privacy' });
const line = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a menu opens below its label when pressed, and closes with Escape or a press outside', async ({ page }) => {
      await page.goto('/posts/one/');
      await expect(inMenu(page)).toBeHidden();
      await opener(page).click();
      await expect(inMenu(page)).toBeVisible();
      const [button, menu] = [await boxOf(opener(page)), await boxOf(page.locator('#_menu-2'))];
      expect(menu.y).toBeGreaterThanOrEqual(button.y + button.height - 1);
      expect(menu.y).toBeLessThan(button.y + button.height + 24);
      expect(Math.abs(menu.x - button.x)).toBeLessThan(24);
      await page.keyboard.press('Escape');
      await expect(inMenu(page)).toBeHidden();
      await opener(page).click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(inMenu(page)).toBeHidden();
    });

    test('by keyboard, its content comes next', async ({ page }) => {
      await page.goto('/posts/one/');
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(inMenu(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
      await expect(opener(page)).toHaveAttribute('aria-current', 'true');
    });
  });
}

test('a menu closes when React follows one of its links in place', async ({ page }) => {
  await page.goto('/posts/one/', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // Otherwise a prefetched document would be shown.
  await page.evaluate(() => document.querySelectorAll('a').forEach((link) => delete link.dataset.ahead));
  await opener(page).click();
  await inMenu(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(inMenu(page)).toBeHidden();
});

test('an external link in the bar is marked as such', async ({ page }) => {
  await page.goto('/posts/one/');
  await expect(bar(page).getByRole('link', { name: 'Code (external link)' })).toHaveAttribute(
    'href',
    'https://code.services.test/',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the menu of the site shows the links of every menu, and the button', async ({ page }) => {
    await page.goto('/posts/one/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(inMenu(page)).toBeVisible();
    await expect(opener(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get a quote' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Get a quote' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await inMenu(page).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  });

  for (const react of [false, true]) {
    test(`it closes when a link in it leads to a place on the page, ${react ? 'with' : 'without'} React`, async ({
      page,
    }) => {
      await page.goto('/contact/', { waitUntil: 'networkidle' });
      if (react) await hydrate(page);
      // The second time, the URL already has the fragment.
      for (let time = 0; time < 2; time += 1) {
        await page.getByRole('button', { name: 'Menu' }).tap();
        await page.getByRole('link', { name: 'Get a quote' }).tap();
        await expect(page).toHaveURL('/contact/#_content');
        await expect(page.locator('#_menu')).toBeHidden();
      }
    });
  }
});

test.describe('the announcement', () => {
  test('can be dismissed for good, and the next page never shows it', async ({ page, tolerated }) => {
    // Fonts, which may arrive after the first frame, would move words, too.
    tolerated.push(/Failed to load resource/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/posts/one/');
    await expect(line(page).getByRole('link', { name: 'second post' })).toHaveAttribute('href', '/posts/two/');
    await line(page).getByRole('button', { name: 'Close the announcement' }).click();
    await expect(line(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    // Watches from the first frame that shows anything of the page.
    await page.addInitScript(() => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      new PerformanceObserver((list) => {
        shown.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const height = document.querySelector('.announcement')?.getBoundingClientRect().height ?? 0;
        if (height > 0) shown.push(height);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/posts/two/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(line(page)).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as { shown: number[] }).shown)).toEqual([]);
  });

  test('is only read where nothing could close it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/contact/');
    await expect(line(page)).toBeVisible();
    await expect(line(page).getByRole('button')).toBeHidden();
    await context.close();
  });

  test('is not printed', async ({ page }) => {
    await page.goto('/posts/one/');
    await page.emulateMedia({ media: 'print' });
    await expect(line(page)).toBeHidden();
  });
});

test('a site that uses none of this contains none of it', () => {
  const html = readFileSync(join(folderOf('main'), 'posts/plain/index.html'), 'utf8');
  expect(html).not.toMatch(/submenu|announcement|header-button|author-box|\.page-(?:text|wide|centred)/);
});

test.describe('on the main site', () => {
  test.use({ site: 'main', alwaysTolerated: undefined });

  test('a page is as narrow as a text, and centred', async ({ page }) => {
    await page.goto('/narrow/');
    const heading = page.getByRole('heading', { level: 1 });
    const [title, text] = [await boxOf(heading), await boxOf(page.getByText('What it says'))];
    const { width } = await boxOf(page.locator('body'));
    expect(Math.abs(title.x + title.width / 2 - width / 2)).toBeLessThan(2);
    expect(Math.abs(text.x + text.width / 2 - width / 2)).toBeLessThan(2);
    expect(text.width).toBeLessThan(700);
  });

  test('a page without a visible title has one for screen readers', async ({ page }) => {
    await page.goto('/untitled/');
    const heading = page.getByRole('heading', { level: 1, name: 'A page without a title to see' });
    expect((await boxOf(heading)).height).toBeLessThan(2);
    await expect(page.getByRole('heading', { level: 2, name: 'What there is' })).toBeVisible();
  });
});
