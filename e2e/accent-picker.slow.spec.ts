import type { Page } from '@playwright/test';
import { toPalette } from '../src/halflight/features/theme/palette';
import { expect, test } from './fixtures';
import { CLIENT_FILES } from './interactive';
import { violationsOf } from './violations';

/** The accent picker of the guide "Looks", which a code fence enables with `pickAccent` after its language. */
test.use({ site: 'docs', contextOptions: { reducedMotion: 'reduce' } });

const GUIDE = '/guides/looks/';
// The dressing room at the foot of the page has such controls, too.
const picker = (page: Page) => page.locator('.accent-picker');
const accent = (page: Page) => picker(page).getByLabel('Accent');
const hue = (page: Page) => picker(page).getByLabel('Hue');
const mood = (page: Page) => picker(page).getByLabel('Mood');
const lines = (page: Page) => page.locator('.accent-picker code');
const colourOf = (page: Page, role: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);
const toRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('a hue repaints the page as a build would, and the settings shown follow', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !CLIENT_FILES.test(request.url())) asked.push(request.url());
  });
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  // The dressing room has a script of its own.
  asked.length = 0;
  await expect(accent(page)).toHaveValue(/^#[\da-f]{6}$/);
  await hue(page).fill('180');
  await expect(lines(page)).toContainText('accent: "oklch(0.62 0.17 180)"');
  expect(asked).toHaveLength(1);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const palette = toPalette('oklch(0.62 0.17 180)', theme, 'soft');
    for (const role of ['paper', 'accent', 'button', 'disc', 'code-string'] as const)
      expect(await colourOf(page, role), `${role}, ${theme}`).toBe(toRgb(palette[role]));
  }
  await expect(page.locator('meta[name=theme-color]').first()).toBeAttached();
  expect(await violationsOf(page, '.accent-picker')).toEqual([]);
});

test('so do a colour and a mood, and a button resets everything', async ({ page }) => {
  await page.goto(GUIDE);
  const before = await lines(page).textContent();
  const paper = await colourOf(page, 'paper');
  await accent(page).fill('#ffd700');
  await expect(lines(page)).toContainText('accent: "#ffd700"');
  await expect(hue(page)).toHaveValue('95');
  await mood(page).selectOption('vivid');
  await expect(lines(page)).toContainText('mood: vivid');
  expect(await colourOf(page, 'paper')).toBe(toRgb(toPalette('#ffd700', 'light', 'vivid').paper));
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(lines(page)).toHaveText(before ?? '');
  expect(await colourOf(page, 'paper')).toBe(paper);
  await expect(mood(page)).toHaveValue('soft');
});

test('it works by keyboard, and the current settings can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(GUIDE);
  const start = Number(await hue(page).inputValue());
  await hue(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lines(page)).toContainText(`oklch(0.62 0.17 ${start + 1})`);
  await page.keyboard.press('Tab');
  await expect(mood(page)).toBeFocused();
  const block = page.locator('.accent-picker .code-block');
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `theme:\n  accent: "oklch(0.62 0.17 ${start + 1})"\n  mood: soft`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings and swatches are there, and no control that does nothing', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(hue(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeHidden();
    await expect(lines(page)).toContainText('mood: soft');
    await expect(page.getByRole('img', { name: /^Five rows, one for each of five accents/ })).toBeVisible();
  });
});

test('no other page contains any of it', async ({ request }) => {
  const html = await (await request.get('/guides/look-and-theme/')).text();
  expect(html).not.toMatch(/accent-(?:picker|controls)/);
});
