import type { Page } from '@playwright/test';
import { expect, LATE_PRELOAD, slowDown, test } from './fixtures';
import { REACT_FILES, isReactThere, waitForReact } from './interactive';
import { dialogOf, fieldOf, openSearch, result } from './search-dialog';
import { violationsOf } from './violations';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('before React is there the search is opened', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'by its button': (page) => page.getByRole('link', { name: 'Search' }).click(),
    'by a slash': (page) => page.keyboard.press('/'),
    'by Ctrl-K': (page) => page.keyboard.press('Control+k'),
  };

  for (const [way, open] of Object.entries(ways)) {
    test(`${way}, and nothing of it is loaded earlier`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await waitForReact(page);
      await page.goto('/posts/plain/', { waitUntil: 'networkidle' });
      expect(await isReactThere(page)).toBe(false);
      expect(asked.filter((path) => path.includes('pagefind') || REACT_FILES.test(path))).toEqual([]);
      await open(page);
      await expect(dialogOf(page)).toBeVisible();
      await expect(fieldOf(page)).toBeFocused();
      await expect(dialogOf(page).getByText('What can be searched')).toBeVisible();
      // Of the index only what every search needs.
      expect(asked.filter((path) => /\/(?:fragment|index)\//.test(path))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL('/posts/plain/');
    });
  }

  test('and its field takes what is typed, before any of React’s scripts has come', async ({ page, tolerated }) => {
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
    // It says that it waits only after a while.
    await expect(page.locator('.search-waiting')).toHaveCSS('opacity', '1');
    expect(await violationsOf(page, '.search-dialog')).toEqual([]);
    release();
    await expect(result(page, 'A post with a cover')).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('covers');
  });

  test('and closed again by its button, which leaves the page as it is', async ({ page, tolerated }) => {
    tolerated.push(LATE_PRELOAD);
    await page.route(REACT_FILES, () => undefined);
    await openSearch(page, '/posts/plain/');
    await page.keyboard.type('covers');
    await dialogOf(page).getByRole('button', { name: 'Close the search' }).click();
    await expect(dialogOf(page)).toBeHidden();
    // Longer than React is waited for.
    await page.waitForTimeout(4500);
    await expect(page).toHaveURL('/posts/plain/');
  });

  for (const { times, delays, tag = [] } of [
    { times: 1, delays: [5, 12, 20, 30], tag: '@slow' },
    { times: 4, delays: [5, 12, 20, 30] },
    { times: 20, delays: [5, 30], tag: '@slow' },
  ]) {
    test(`no letter is lost or moved, on a processor ${times} times as slow`, { tag }, async ({ page, context }) => {
      test.setTimeout(180_000);
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
        // Opened again, before React or after, what is typed replaces what was there.
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toBeHidden();
        await page.keyboard.press('/');
        await typeWithoutWaiting(page, words, delay);
        await expect(fieldOf(page)).toHaveValue(words, { timeout: 30_000 });
      }
    });
  }

  test('and a slash pressed in the same frame as Escape opens it again', async ({ page }) => {
    await openSearch(page, '/about/');
    await dialogOf(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.requestClose();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }),
      );
    });
    await expect(dialogOf(page)).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
  });

  test('and where it does not come in time the page that searches takes what was typed', async ({
    page,
    tolerated,
  }) => {
    tolerated.push(/Failed to load resource/, LATE_PRELOAD);
    await page.route('**/app-data.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/posts/plain/');
    await page.keyboard.press('/');
    // Longer than opening may take: the page does not change in the middle of it.
    const words = 'notes & letters on the engine';
    await page.keyboard.type(words, { delay: 160 });
    await page.waitForURL(/\/search\/\?q=/);
    await expect(fieldOf(page)).toHaveValue(words);
    await expect(fieldOf(page)).toBeFocused();
  });

  test('but not while one writes elsewhere', async ({ page }) => {
    await page.goto('/everything/');
    await page.getByRole('textbox', { name: 'Your e-mail address' }).first().pressSequentially('a/b');
    await expect(dialogOf(page)).toBeHidden();
  });
});

/**
 * Types as a keyboard does: a key every `delay` milliseconds, whether or not the page has processed the last one. `keyboard.type` waits for that, and
 * on a slow page would type more slowly than anybody does.
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
