import type { Page, Route } from '@playwright/test';
import { FONT_SHIFT } from '../src/limits';
import { errorPages, expect, kindsOfPage, test } from './fixtures';

const sizes = [
  { width: 360, height: 800 },
  // Between a phone and a desk, which say most of it.
  { width: 768, height: 1024, tag: '@slow' },
  { width: 1280, height: 800 },
];

/** Keeps back every font that pages ask for. Gives what lets those that were asked for meanwhile go, and says how many they were. */
async function holdFonts(page: Page): Promise<() => Promise<number>> {
  let held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  return async () => {
    const released = held;
    held = [];
    await Promise.all(released.map((route) => route.continue()));
    return released.length;
  };
}

/** Waits until the page has been drawn without the fonts, its pictures in view there. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** How much the page has shifted so far, as browsers count it: https://wicg.github.io/layout-instability/, and what moved. */
async function shiftOf(page: Page): Promise<{ value: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries() as Shift[]));
        let value = 0;
        const moved: string[] = [];
        const add = (shifts: Shift[]): void => {
          for (const shift of shifts) {
            value += shift.value;
            for (const { node, previousRect, currentRect } of shift.sources)
              moved.push(`${node?.textContent?.slice(0, 40)} ${previousRect.top} to ${currentRect.top}`);
          }
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords() as Shift[]);
          observer.disconnect();
          done({ value, moved });
        }, 100);
      }),
  );
}

const pages = [...Object.entries(kindsOfPage), ['an error page', Object.keys(errorPages)[1] ?? ''] as const];

/**
 * A fallback is as wide as our font over many words, not over each: now and then a paragraph takes a line more or less. Of six pages five hold still.
 */
const HELD_STILL = 5 / 6;

for (const { tag = [], ...size } of sizes) {
  test(`hardly anything moves when the fonts arrive late, ${size.width} pixels wide`, { tag }, async ({ context }) => {
    test.setTimeout(360_000);
    const shifts: { name: string; value: number; moved: string[] }[] = [];
    for (const [name, path] of pages) {
      // A page of its own: fonts that came once are not asked for again.
      const page = await context.newPage();
      await page.setViewportSize(size);
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await untilDrawn(page);
      expect.soft(await release(), name).toBeGreaterThan(0);
      await page.evaluate(() => document.fonts.ready);
      shifts.push({ name, ...(await shiftOf(page)) });
      await release();
      await page.close();
    }
    const moved = shifts.filter(({ value }) => value > FONT_SHIFT);
    const report = moved
      .map(({ name, value, moved: what }) => `${name} ${value.toFixed(4)}: ${what.join('; ')}`)
      .join('\n');
    test.info().annotations.push({ type: 'moved', description: report });
    expect(1 - moved.length / shifts.length, report).toBeGreaterThanOrEqual(HELD_STILL);
  });
}

test.describe('a script that has fonts of the system alone', () => {
  test.use({ site: 'languages' });

  test('stays where it is when those of Latin letters arrive late', async ({ context }) => {
    for (const width of [360, 1280]) {
      for (const path of ['/ar/', '/ar/posts/', '/ar/posts/bridge/', '/ar/about/', '/ar/404.html']) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        const release = await holdFonts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await untilDrawn(page);
        await release();
        await page.evaluate(() => document.fonts.ready);
        const { value, moved } = await shiftOf(page);
        expect(value, `${path}, ${width} pixels wide: ${moved.join('; ')}`).toBeLessThanOrEqual(FONT_SHIFT);
        await release();
        await page.close();
      }
    }
  });
});

test('text is drawn before any font has come, and no font is asked for before it is laid out', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  const response = await page.goto('/posts/plain/', { waitUntil: 'commit' });
  await untilDrawn(page);
  expect(await response?.text()).not.toMatch(/<link[^>]*as="font"/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
