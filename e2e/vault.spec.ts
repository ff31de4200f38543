import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { folderOf } from './sites';

// What is between %% has the word that `hidden-entries.spec.ts` looks for in every file.

test('links in double brackets lead to pages and headings, by any name', async ({ page }) => {
  await page.goto('/posts/markdown/');
  await page.getByRole('link', { name: 'with-cover › A heading' }).click();
  await expect(page).toHaveURL(/\/posts\/with-cover\/#a-heading$/);
  await page.goBack();
  await page.getByRole('link', { name: 'another name' }).click();
  await expect(page).toHaveURL(/\/posts\/plain\/$/);
});

test('a note within another is shown with a link to it, and words can be marked', async ({ page }) => {
  await page.goto('/posts/markdown/');
  const note = page.locator('.embedded');
  await expect(note).toContainText('Nothing but words.');
  await expect(note.getByRole('link', { name: 'plain' })).toHaveAttribute('href', /\/posts\/plain\/$/);
  await expect(page.locator('mark')).toHaveText('marked words');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a folded callout opens, with one in it', async ({ page }) => {
    await page.goto('/posts/markdown/');
    await expect(page.getByText('In another one.')).toBeHidden();
    await page.getByText('Is this folded?').click();
    await expect(page.getByText('In another one.')).toBeVisible();
  });
});

test('texts for tools have full URLs, and no brackets', () => {
  const text = readFileSync(join(folderOf('main'), 'posts/markdown/index.md'), 'utf8');
  expect(text).toMatch(/\[another name\]\(https:\/\/halflight\.test\/some\/prefix\/posts\/plain\/\)/);
  expect(text).toMatch(/\[plain\]\(https:\/\/halflight\.test\/some\/prefix\/posts\/plain\/\)/);
  expect(text).not.toMatch(/\[\[|%%/);
});
