import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';
import { exampleNames, isBuilt, originOf } from './sites';
import { violationsOf } from './violations';

test.use({ site: 'demo' });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Dressing room' });

const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);

test('a look is worn on this page and the next, has an address, and comes off again', async ({ page }) => {
  await page.goto('/');
  const ownPage = await token(page, '--page');
  await bar(page).getByRole('radio', { name: 'studio' }).check();
  await expect.poll(() => token(page, '--page')).toBe('112rem');
  expect(new URL(page.url()).searchParams.get('look')).toBe('studio');
  await page.goto('/posts/');
  await expect.poll(() => token(page, '--page')).toBe('112rem');
  await expect(page.locator('.post-list')).toHaveClass(/post-cards/);
  await bar(page).getByRole('radio', { name: 'halflight' }).check();
  await expect.poll(() => token(page, '--page')).toBe(ownPage);
  await expect(page.locator('.post-list')).not.toHaveClass(/post-cards/);
});

test('every part of an outfit can be sent as a link, and what cannot be worn is ignored', async ({ page }) => {
  await page.goto('/?look=terminal&accent=oklch(0.62 0.17 145)&mood=vivid&theme=light');
  await expect(bar(page).getByRole('radio', { name: 'terminal' })).toBeChecked();
  await expect(bar(page).getByRole('slider', { name: 'Hue' })).toHaveValue('145');
  await expect(bar(page).getByRole('combobox', { name: 'Mood' })).toHaveValue('vivid');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/?look=nothing&accent=rainbow&mood=grim&theme=noon');
  await expect(bar(page).getByRole('radio', { name: 'halflight' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'noon');
});

test('the lines for site.md are copied, and night falls', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?look=launch&theme=light');
  await bar(page).getByRole('button', { name: 'Night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await bar(page).getByRole('button', { name: 'Copy these three lines' }).click();
  await expect(bar(page).getByRole('status')).toHaveText(/^Copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^theme:\n {2}look: launch\n {2}accent: "/);
});

for (const theme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`the bar is accessible, ${width} px wide, in the theme ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?theme=${theme}`);
      if (width === 360) await bar(page).getByRole('button', { name: 'Dressing room' }).click();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await expect(bar(page).getByRole('button', { name: 'Dressing room' })).toBeFocused();
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no bar', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('on the home page of the documentation', () => {
  test.use({ site: 'published' });

  test('the demonstration is framed and dresses itself, and can be paused', async ({ page }) => {
    await page.goto('/');
    const demo = page.frameLocator('.dressing-room iframe');
    await expect(demo.locator('link.worn').last()).toHaveAttribute('media', 'all', { timeout: 20_000 });
    await expect(demo.getByRole('complementary', { name: 'Dressing room' })).toHaveCount(0);
    const pause = page.getByRole('button', { name: 'Pause' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the still stays', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.dressing-room-screen img')).toBeVisible();
      await expect(page.locator('.dressing-room iframe')).toHaveCount(0);
    });
  });

  test('every example is below it, and knows its place', async ({ page }) => {
    test.skip(!isBuilt('published'));
    for (const name of exampleNames) {
      await page.goto(`/examples/${name}/`);
      await expect(page.locator('h1')).toHaveText(/\S/);
      const links = await page
        .locator('.brand, .menu-list a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links) expect(link.startsWith(`${originOf('published')}/examples/${name}/`), link).toBe(true);
    }
  });
});
