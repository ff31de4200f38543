import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addInteractiveParts, hydrate } from './interactive';
import { violationsOf } from './violations';

/** A list that visitors can filter: with plain links, or in place with JavaScript. */

const ways = (page: Page) => page.getByRole('navigation', { name: 'Filter' });
const value = (page: Page, name: RegExp) => ways(page).getByRole('link', { name });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const status = (page: Page) => ways(page).getByRole('status');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a value shows its entries, their number, and a link back to all', async ({ page }) => {
    await page.goto('/projects/');
    await value(page, /^wood 1$/).click();
    await expect(page).toHaveURL('/projects/tag/wood/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects: wood');
    await expect(page.getByText('One result', { exact: true })).toBeVisible();
    await expect(titles(page)).toHaveCount(1);
    await expect(ways(page).locator('[aria-current=page]')).toHaveText('wood 1');
    await value(page, /^2025 1$/).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects: 2025');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects: wood');
    await ways(page).getByRole('link', { name: 'All projects' }).click();
    await expect(page).toHaveURL('/projects/');
    await expect(titles(page)).toHaveCount(3);
  });

  test('a URL with several values shows the whole list', async ({ page }) => {
    await page.goto('/projects/?tag=metal&year=2025');
    await expect(titles(page)).toHaveCount(3);
  });
});

test('values are combined in place, also by keyboard, and the URL follows', async ({ page }) => {
  await page.goto('/projects/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await value(page, /^metal/).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/?tag=metal');
  await expect(value(page, /^metal/)).toBeFocused();
  await expect(titles(page)).toHaveText(['The complete project', 'The second project']);
  await expect(status(page)).toHaveText('Shown: 2 of 3');
  await value(page, /^2025/).click();
  await expect(page).toHaveURL('/projects/?tag=metal&year=2025');
  await expect(titles(page)).toHaveText(['The second project']);
  await expect(ways(page).locator('[aria-current=true]')).toHaveText(['metal 1', '2025 1']);
  await expect(value(page, /^wood/)).toHaveText('wood 0');
  await page.goBack();
  await expect(titles(page)).toHaveCount(2);
  await page.goForward();
  await expect(titles(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await expect(titles(page)).toHaveText(['The second project']);
  await value(page, /^metal/).click();
  await expect(page).toHaveURL('/projects/?year=2025');
});

test('when nothing matches, it says so, and links back to all', async ({ page }) => {
  await page.goto('/projects/?tag=wood&year=2025');
  await expect(titles(page)).toHaveCount(0);
  await expect(page.getByText('Nothing matches all of these filters.')).toBeVisible();
  await expect(status(page)).toHaveText('Shown: 0 of 3');
  expect(await violationsOf(page, '.list')).toEqual([]);
  await ways(page).getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL('/projects/');
  await expect(titles(page)).toHaveCount(3);
});

test('the link to all, pressed by keyboard, moves the focus to the value before it, and the result is announced', async ({
  page,
}) => {
  await page.goto('/projects/?tag=metal');
  const all = ways(page).getByRole('link', { name: 'All projects' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/');
  await expect(all).toBeHidden();
  await expect(titles(page)).toHaveCount(3);
  await expect(ways(page).locator('[data-name]').last()).toBeFocused();
  await expect(status(page)).toHaveText('Shown: 3 of 3');
  await page.reload();
  await expect(titles(page)).toHaveCount(3);
  await expect(ways(page).locator('.list-filter-status')).toBeEmpty();
});

test('it keeps working once React runs, and with back and forward', async ({ page }) => {
  await addInteractiveParts(page);
  await page.goto('/projects/?tag=metal', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(titles(page)).toHaveCount(2);
  await value(page, /^2025/).click();
  await expect(titles(page)).toHaveText(['The second project']);
  await expect(page).toHaveURL('/projects/?tag=metal&year=2025');
  await page.goBack();
  await expect(titles(page)).toHaveCount(2);
  // Not with the mouse: the browser might prefetch it and load it as a document.
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await about.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveText(['The complete project', 'The second project']);
  await expect(status(page)).toHaveText('Shown: 2 of 3');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('search engines are asked not to index a filtered list', async ({ page, request }) => {
  await page.goto('/projects/tool/hammer/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/projects/tool/');
});

test('a list without filters has no trace of them', async ({ request }) => {
  expect(await (await request.get('/books/')).text()).not.toContain('list-filter');
});
