import type { Page } from '@playwright/test';
import { expect, narrow, test } from './fixtures';
import { stopReactTimeout } from './interactive';
import { openSearch } from './search-dialog';

/** A press is answered within a few frames, even on a slow phone, because the browser recalculates the styles of few elements. */

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Acts, and resolves to the number of elements in each style recalculation meanwhile, largest first. */
async function countRestyled(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const trace = await browser?.stopTracing();
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
    .sort((a, b) => b - a);
}

/** The share of a page's elements whose styles may be recalculated for a change elsewhere. */
const FEW = 1 / 8;

const countElements = (page: Page, parent = 'body') => page.locator(`${parent} *`).count();

const path = '/posts/markdown/';

test('the first letter of a search restyles only the search', async ({ page }) => {
  await openSearch(page, path);
  await expect(page.locator('.search-scope')).toBeVisible();
  const all = await countElements(page);
  // Before the response, which shows results.
  await page.route('**/pagefind/**', () => undefined);
  const [most = 0] = await countRestyled(page, () => page.keyboard.press('z'));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(all * FEW);
});

test('choosing a theme restyles the page once', async ({ page }) => {
  await page.goto(path);
  const all = await countElements(page);
  const counts = await countRestyled(page, async () => {
    await page.getByTitle('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
  expect(counts.filter((count) => count > all / 3)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true });

  test('the menu restyles only the header', async ({ page }) => {
    await page.goto(path);
    const [header, main] = [await countElements(page, '.header'), await countElements(page, 'main')];
    const [most = 0] = await countRestyled(page, () => page.locator('.menu-button').tap());
    expect(most).toBeGreaterThan(0);
    // Hidden elements count twice.
    expect(most).toBeLessThan(2 * header + main * FEW);
  });

  test('the search is shown before the page behind it is restyled and its files are requested; the page does not move', async ({
    page,
  }) => {
    await stopReactTimeout(page);
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 400));
    const frame = page.locator('.frame');
    const firstFrame = frame.evaluate(
      (frame: HTMLElement) =>
        new Promise((resolve) => {
          const requested = () => document.querySelector('link.all-styles') !== null;
          const look = () =>
            resolve([getComputedStyle(frame).contentVisibility, scrollY, frame.offsetHeight, requested()]);
          addEventListener('keydown', () => requestAnimationFrame(look));
        }),
    );
    const height = await frame.evaluate((frame: HTMLElement) => frame.offsetHeight);
    await page.keyboard.press('/');
    expect(await firstFrame).toEqual(['hidden', 400, height, false]);
    await expect(page.locator('link.all-styles')).toBeAttached();
    await expect(frame).toHaveCSS('content-visibility', 'visible');
    expect(await page.evaluate(() => scrollY)).toBe(400);
    const leaving = await page.locator('.search-dialog').evaluate(
      (dialog: HTMLDialogElement) =>
        new Promise((resolve) => {
          dialog.querySelector<HTMLElement>('.search-close')?.click();
          requestAnimationFrame(() => resolve([getComputedStyle(dialog).opacity, dialog.open]));
        }),
    );
    expect(leaving).toEqual(['0', true]);
    await expect(page.locator('.search-dialog')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });
});

test('an enlarged picture is shown and hidden before the page behind it is restyled; the page does not move', async ({
  page,
}) => {
  await page.goto('/posts/markdown/');
  const link = page.locator('.prose a.enlarge').first();
  // The first click may have to load the script, and is then repeated.
  await link.click();
  await page.locator('.lightbox[open]').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.lightbox[open]')).toHaveCount(0);
  const top = () => link.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = await top();
  const shown = await link.evaluate(
    (link: HTMLElement) =>
      new Promise((resolve) => {
        const root = document.querySelector('#___gatsby') as HTMLElement;
        const height = root.offsetHeight;
        link.click();
        requestAnimationFrame(() => resolve([getComputedStyle(root).contentVisibility, root.offsetHeight - height]));
      }),
  );
  expect(shown).toEqual(['hidden', 0]);
  const dialog = page.locator('.lightbox[open]');
  await expect(dialog.locator('img')).toBeVisible();
  await expect(page.locator('#___gatsby')).toHaveCSS('content-visibility', 'visible');
  // In the frame of the press it is hidden, and the page behind it still inert.
  const leaving = await dialog.evaluate(
    (dialog: HTMLDialogElement) =>
      new Promise((resolve) => {
        dialog.querySelector<HTMLElement>('.lightbox-close')?.click();
        requestAnimationFrame(() => resolve([getComputedStyle(dialog).opacity, dialog.open]));
      }),
  );
  expect(leaving).toEqual(['0', true]);
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await top()).toBe(before);
});

test('moving the focus and opening details restyle little of the page', async ({ page }) => {
  await page.goto('/posts/markdown/');
  const all = await countElements(page);
  const summary = page.locator('.prose summary').first();
  await summary.focus();
  const counts = await countRestyled(page, async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  });
  await expect(page.locator('.prose details').first()).toHaveAttribute('open');
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[0]).toBeLessThan(all * FEW);
});
