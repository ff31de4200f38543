import { expect, test } from './fixtures';

/** A post with a recording: its player, and what it has without JavaScript. */
const PAGE = '/posts/spoken/';

test('nothing of a recording is loaded before a visitor plays it; a chapter moves the player', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.mp3$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const player = page.locator('audio[aria-label="An evening, recorded"]');
  await expect(player).toBeVisible();
  await page.getByRole('link', { name: '0:04 The looms of the mill' }).click();
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThanOrEqual(4);
  await expect(page).toHaveURL(/\/posts\/spoken\/$/);
  expect(await page.evaluate(() => '___loader' in window)).toBe(false);
});

test('the transcript unfolds, and names who speaks', async ({ page }) => {
  await page.goto(PAGE);
  const said = page.getByText('Welcome to an evening about looms.');
  await expect(said).toBeHidden();
  await page.getByText('Transcript', { exact: true }).click();
  await expect(said).toBeVisible();
  await expect(said.locator('b')).toHaveText('Ada Example:');
});

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter is a link to its place in the file', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: '0:04 The looms of the mill' })).toHaveAttribute(
      'href',
      /\/evening\.mp3#t=4$/,
    );
  });
});
