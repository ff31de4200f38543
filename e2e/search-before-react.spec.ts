import type { Page } from '@playwright/test';
import { ROUTE_LOAD_TIMEOUT } from '../src/halflight/limits';
import { expect, LATE_PRELOAD, slowDown, test } from './fixtures';
import { REACT_FILES, isReactThere, stopReactTimeout } from './interactive';
import { dialogOf, fieldOf, openSearch, result } from './search-dialog';
import { violationsOf } from './violations';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('before React runs the search is opened', () => {
  test('by its button, and nothing of it is loaded earlier', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await stopReactTimeout(page);
    await page.goto('/posts/plain/', { waitUntil: 'networkidle' });
    expect(await isReactThere(page)).toBe(false);
    expect(asked.filter((path) => path.includes('pagefind') || REACT_FILES.test(path))).toEqual([]);
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
    await expect(dialogOf(page).getByText('What can be searched')).toBeVisible();
    // Of the index, only what every search needs.
    expect(asked.filter((path) => /\/(?:fragment|index)\//.test(path))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/posts/plain/');
  });

  test('and its field accepts input before any of React’s scripts arrives', async ({ page, tolerated }) => {
    tolerated.push(LATE_PRELOAD);
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route(REACT_FILES, async (route) => {
      await released;
      await route.fallback();
    });
    await openSearch(page);
    await page.keyboard.type('covers', { delay: 20 });
    await expect(fieldOf(page)).toHaveValue('covers');
    expect(await isReactThere(page)).toBe(false);
    // The waiting message appears only after a while.
    await expect(page.locator('.search-waiting')).toHaveCSS('opacity', '1');
    expect(await violationsOf(page, '.search-dialog')).toEqual([]);
    release();
    await expect(result(page, 'A post with a cover')).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('covers');
  });

  for (const { times, delays, tag = [] } of [
    { times: 1, delays: [5, 12, 20, 30], tag: '@slow' },
    { times: 4, delays: [5, 12, 20, 30] },
    { times: 20, delays: [5, 30], tag: '@slow' },
  ]) {
    test(`no letter is lost or moved, on a processor ${times} times as slow`, { tag }, async ({ page, context }) => {
      test.slow();
      await slowDown(page, context, times);
      const words = 'analytical engine';
      for (const delay of delays) {
        await page.goto('/about/');
        await page.keyboard.press('/');
        await typeWithoutWaiting(page, words, delay);
        // If opening takes its full time, this is the field of the search page.
        await expect(fieldOf(page)).toHaveValue(words, { timeout: 30_000 });
        await expect(fieldOf(page)).toBeFocused();
        if (!(await dialogOf(page).isVisible())) continue;
        // When reopened, before React or after, new input replaces the old.
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toBeHidden();
        await page.keyboard.press('/');
        await typeWithoutWaiting(page, words, delay);
        await expect(fieldOf(page)).toHaveValue(words, { timeout: 30_000 });
      }
    });
  }

  test('and if it does not arrive in time the search page gets the input', async ({ page, tolerated }) => {
    tolerated.push(/Failed to load resource/, LATE_PRELOAD);
    await page.route('**/app-data.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.clock.install();
    await page.goto('/posts/plain/');
    await page.keyboard.press('/');
    const words = 'notes & letters on the engine';
    await page.keyboard.type(words);
    await page.clock.fastForward(ROUTE_LOAD_TIMEOUT);
    await page.waitForURL(/\/search\/\?q=/);
    await expect(fieldOf(page)).toHaveValue(words);
    await expect(fieldOf(page)).toBeFocused();
  });
});

/**
 * Types like a keyboard: a key every `delay` milliseconds, whether or not the page has processed the last one. `keyboard.type` waits for that, and
 * would be unrealistically slow on a slow page.
 */
async function typeWithoutWaiting(page: Page, words: string, delay: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const taken: Promise<unknown>[] = [];
  for (const key of words) {
    taken.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }));
    taken.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
    await new Promise((done) => setTimeout(done, delay));
  }
  await Promise.all(taken);
  await session.detach();
}
