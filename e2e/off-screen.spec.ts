import type { ElementHandle, Page } from '@playwright/test';
import sharp from 'sharp';
import { layOutAll } from '../src/cli/lay-out-all';
import { expect, narrow, test } from './fixtures';
import { wholeBrowser } from './whole-browser';

/** What is below the window is laid out when it comes near (`off-screen.css`), and nobody should notice. */

test.use({ launchOptions: wholeBrowser, viewport: narrow });

/** The last of some parts of a page that is laid out later. Asking only them leaves what is in them as it is. */
const lastOf = (page: Page, parts: string) =>
  page.evaluateHandle(
    (selector) =>
      Array.from(document.querySelectorAll(selector)).findLast(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ),
    parts,
  ) as Promise<ElementHandle<Element>>;

const isLaidOut = (part: ElementHandle<Element>) =>
  part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  for (const [path, parts] of [
    ['/', 'main > *'],
    ['/everything/', 'main > *'],
    ['/posts/markdown/', '.prose > *'],
  ] as const) {
    test(`the end of ${path} is laid out only when it comes into view, and not to find out which links are`, async ({
      page,
    }) => {
      await page.goto(path);
      // The links in view have been found. An expectation that is repeated would describe the page, and lay it out for that.
      await page.locator('a[data-ahead]').first().waitFor({ state: 'attached' });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const countBoxes = async () => {
        // Boxes that are gone count until they are collected.
        await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'LayoutObjects')?.value ?? 0;
      };
      const part = await lastOf(page, parts);
      const before = await countBoxes();
      // Whatever asks for a position has the part laid out.
      await part.evaluate((element) => element.firstElementChild?.getBoundingClientRect());
      expect(await countBoxes()).toBeGreaterThan(before);
      expect(await isLaidOut(part)).toBe(false);
      await part.scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(part)).toBe(true);
    });
  }
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'less' : 'all'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a link to a heading far below leads to it, from outside and from the table of contents', async ({ page }) => {
      const top = () => page.locator('#pictures').evaluate((heading) => heading.getBoundingClientRect().top);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/posts/markdown/#pictures');
      const expected = await page.evaluate(() =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      // A heading may begin between two pixels, and the browser scrolls by whole ones.
      const miss = async () => Math.abs((await top()) - expected);
      await expect.poll(miss).toBeLessThanOrEqual(1);
      await page.goto('/posts/');
      await page.goto('/posts/markdown/');
      await page.locator('.contents a[href$="#pictures"]').click();
      await expect.poll(miss).toBeLessThanOrEqual(1);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(`a page that is loaded again, or returned to, is where it was left, on a slow ${javaScriptEnabled ? 'device' : 'network'}, too`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      if (javaScriptEnabled) await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      else {
        // So slow that the browser scrolls before all of the page is there.
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: 500_000,
          uploadThroughput: -1,
        });
      }
      await page.goto('/everything/');
      for (let step = 0; step < 20; step += 1) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(50);
      }
      const inView = () =>
        page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section')?.id);
      // A slow machine scrolls on after the last turn of the wheel.
      const scrolled = () => page.evaluate(() => scrollY);
      const isAtRest = async () => {
        const position = await scrolled();
        await page.waitForTimeout(500);
        return (await scrolled()) === position;
      };
      await expect.poll(isAtRest).toBe(true);
      const before = await inView();
      expect(before).toBeTruthy();
      for (let visit = 0; visit < 5; visit += 1) {
        await page.reload();
        await expect.poll(inView).toBe(before);
      }
      await page.goto('/posts/');
      await page.goBack();
      await expect.poll(inView).toBe(before);
    });
  });
}

test('what is read stays where it is when something above it is laid out, beside a table of contents, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/posts/markdown/');
  await expect(page.locator('aside .contents')).toBeInViewport();
  // A jump past parts whose height has only been guessed.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (let step = 0; step < 20; step += 1) {
    const moved = await page.evaluate(async () => {
      const frames = async () => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      };
      await frames();
      const read = Array.from(document.querySelectorAll('.prose > *, .prose ~ *, .footer')).find(
        (part) => part.getBoundingClientRect().bottom > 0,
      );
      const before = read?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: -200, behavior: 'instant' });
      await frames();
      return (read?.getBoundingClientRect().top ?? 0) - before;
    });
    // Positions of pages are whole pixels.
    expect(Math.abs(moved - 200)).toBeLessThan(2);
  }
});

/** How far the rows of pixels of a picture are from those of another, 0 to 255 each. Positions are rounded, so a row may be one higher or lower there. */
async function distancesOfRows(one: Buffer, other: Buffer): Promise<number[]> {
  const rowsOf = async (picture: Buffer) => {
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    return Array.from({ length: info.height }, (_, row) => data.subarray(row * info.width, (row + 1) * info.width));
  };
  const [rows, others] = await Promise.all([rowsOf(one), rowsOf(other)]);
  const distance = (row: Buffer, another: Buffer) =>
    row.reduce((sum, value, at) => sum + Math.abs(value - (another[at] ?? 0)), 0) / row.length;
  return rows.map((row, at) =>
    Math.min(...others.slice(Math.max(0, at - 1), at + 2).map((another) => distance(row, another))),
  );
}

for (const path of ['/everything/', '/grounds/']) {
  test(`${path} looks as if all of it had been laid out at once, without lines between its backgrounds`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    // A viewport that shows all of it: pictures of a whole page leave out what is not laid out.
    await page.setViewportSize({ width: 1280, height: 15_000 });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    });
    const inTurn = await page.screenshot();
    await layOutAll(page);
    const atOnce = await page.screenshot();
    const distances = await distancesOfRows(inTurn, atOnce);
    expect(Math.max(...distances)).toBeLessThan(8);
  });
}
