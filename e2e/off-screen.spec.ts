import type { ElementHandle, Page } from '@playwright/test';
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
      const top = () =>
        page.locator('#pictures').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/posts/markdown/#pictures');
      const expected = await page.evaluate(() =>
        Math.round(parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)),
      );
      await expect.poll(top).toBe(expected);
      await page.goto('/posts/');
      await page.goto('/posts/markdown/');
      await page.locator('.contents a[href$="#pictures"]').click();
      await expect.poll(top).toBe(expected);
    });
  });
}

test('a page that is loaded again is where it was left', async ({ page }) => {
  await page.goto('/everything/');
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  const inView = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section')?.id);
  const before = await inView();
  expect(before).toBeTruthy();
  await page.reload();
  await expect.poll(inView).toBe(before);
});
