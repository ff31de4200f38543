import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { folderOf } from './sites';
import { violationsOf } from './violations';

/** What others said about a post, from the file beside it: shown as plain text, and nothing is asked of anybody for it. */
const PAGE = '/posts/spoken/';

test('approved mentions are shown without a request to anybody, and those that are not are nowhere', async ({
  page,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (/(?:one|two|three|four)\.halflight\.test/.test(request.url())) others.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const mentions = page.locator('.mentions');
  await expect(mentions).toContainText('Liked by Mary Example · Grace Example');
  await expect(mentions).toContainText('Shared by Grace Example');
  await expect(mentions.getByRole('listitem')).toHaveCount(2);
  await expect(mentions.getByRole('listitem').first()).toContainText('<b>It has no formula</b>, and needs none.');
  await expect(mentions.getByRole('link', { name: 'Mary Example' }).last()).toHaveAttribute('rel', 'nofollow ugc');
  expect(others).toEqual([]);
  expect(readFileSync(join(folderOf('main'), 'posts/spoken/index.html'), 'utf8')).not.toContain('answers/5');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`by ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds no violations in them, nor in the player', async ({ page }) => {
      await page.goto(PAGE);
      expect(await violationsOf(page, '.mentions')).toEqual([]);
      expect(await violationsOf(page, '.episode')).toEqual([]);
    });
  });
}

test('long words and names break on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
});
