import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/posts/notebook/');
});

test('a notebook shows its texts, its code and what the code had put out', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Squares by differences' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Input 1', exact: true })).toContainText('def squares(count):');
  await expect(page.getByRole('group', { name: 'Output 1', exact: true })).toHaveText('0 1 4 9 16 25 36 49');
  await expect(page.getByRole('group', { name: 'Formula' }).locator('math')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['n', 'square', 'difference']);
  await expect(page.getByRole('img', { name: /^Eight bars/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A curve that rises ever faster' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^A card with holes/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Output 8', exact: true })).toContainText('----> 1 next(squares(0))');
});

test('what is folded opens', async ({ page }) => {
  const sum = page.getByText('328350');
  await expect(sum).toBeHidden();
  await page.locator('summary').filter({ hasText: 'In [9]' }).click();
  await expect(sum).toBeVisible();
});

test('what is removed is nowhere', async ({ page }) => {
  expect(readFileSync('e2e/content/posts/notebook/index.ipynb', 'utf8')).toContain('canary-in-removed-cell');
  const data = await page.request.get('/page-data/posts/notebook/page-data.json');
  for (const published of [await page.content(), await data.text()]) {
    expect(published).toContain('What the removed code printed');
    expect(published).not.toContain('canary');
  }
});
