import { expect, test } from './fixtures';
import { addInteractiveParts, hydrate } from './interactive';

/** A list that visitors narrow down: by plain links, and in place once React runs. */

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a value shows what has it, how much that is, and the way back to all', async ({ page }) => {
      await page.goto('/projects/');
      const ways = page.getByRole('navigation', { name: 'Filter' });
      await ways.getByRole('link', { name: 'wood 1' }).click();
      await expect(page).toHaveURL('/projects/tag/wood/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects: wood');
      await expect(page.getByText('One result', { exact: true })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(ways.locator('[aria-current=page]')).toHaveText('wood 1');
      await ways.getByRole('link', { name: '2025 1' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects: 2025');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects: wood');
      await ways.getByRole('link', { name: 'All projects' }).click();
      await expect(page).toHaveURL('/projects/');
      await expect(page.getByRole('article')).toHaveCount(3);
    });
  });
}

test('once React runs nothing is loaded anew, and what is shown is announced', async ({ page }) => {
  await addInteractiveParts(page);
  await page.goto('/projects/', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'metal 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects: metal');
  await expect(page).toHaveURL('/projects/tag/metal/');
  await expect(page).toHaveTitle('Projects: metal · Test Person');
  await expect(page.locator('#gatsby-announcer')).toContainText('Projects: metal');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('search engines are asked to leave a part of a list out', async ({ page, request }) => {
  await page.goto('/projects/tool/hammer/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/projects/tool/');
});

test('a list without filters has no trace of them', async ({ request }) => {
  expect(await (await request.get('/books/')).text()).not.toContain('list-filter');
});
