import type { BrowserContext } from '@playwright/test';
import { errorPages, expect, kindsOfPage, test } from './fixtures';
import { holdFonts, shiftOf, untilDrawn } from './font-shift';
import { showInLook, type Theme } from './with-look';

/** The maximum layout shift (CLS) when fonts load late; https://web.dev/articles/cls calls 0.1 good. */
const FONT_SHIFT = 0.005;

/** The widths of a phone, of a window between that and a desktop, where most layouts break, and of a desktop. */
const widths = [360, 768, 1280];

const pages = [...Object.values(kindsOfPage), Object.keys(errorPages)[1] ?? ''];

/**
 * The share of pages that must not shift. A fallback font matches the width of ours over many words, not over each, so a paragraph sometimes takes a
 * line more or less. A serif differs more from its fallback.
 */
const HELD_STILL = { sans: 29 / 30, serif: 5 / 6 };

interface Arrival {
  width: number;
  /** Whether the fonts arrive after the page has been painted, or as they do. */
  late?: boolean;
  theme?: Theme;
}

/**
 * Opens a page in a new tab, because fonts that have loaded once are not requested again. Resolves to how many fonts were late, and to what shifted
 * more than it may, as a line to print.
 */
async function open(context: BrowserContext, path: string, { width, late = true, theme }: Arrival) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  if (theme) await showInLook(page, theme);
  const release = late ? await holdFonts(page) : () => Promise.resolve(0);
  await page.goto(path, { waitUntil: late ? 'commit' : 'load' });
  await untilDrawn(page);
  const held = await release();
  await page.evaluate(() => document.fonts.ready);
  const { value, moved } = await shiftOf(page);
  await page.close();
  const line = `${path}, ${width} pixels wide, ${value.toFixed(4)}: ${moved.join('; ')}`;
  return { held, shifts: value > FONT_SHIFT ? [line] : [] };
}

test.beforeEach(async ({ page }) => {
  const hasFallback = await page.evaluate(() => {
    const fallback = new FontFace('fallback', "local('Arial'), local('Liberation Sans'), local('Arimo Regular')");
    return fallback.load().then(
      () => true,
      () => false,
    );
  });
  test.skip(!hasFallback, 'No font as wide as Arial is installed, of which the fallback of our fonts is made.');
});

for (const width of widths) {
  test(`hardly anything moves when the fonts arrive late, ${width} pixels wide`, async ({ context }) => {
    test.slow();
    const found: string[] = [];
    for (const path of pages) {
      const { held, shifts } = await open(context, path, { width });
      expect.soft(held, path).toBeGreaterThan(0);
      found.push(...shifts);
    }
    test.info().annotations.push({ type: 'moved', description: found.join('\n') });
    expect(1 - found.length / pages.length, found.join('\n')).toBeGreaterThanOrEqual(HELD_STILL.sans);
  });
}

for (const site of ['demo', 'docs'] as const)
  test.describe(`the home page of the site ${site}`, () => {
    test.use({ site });

    // A heading nearly as wide as its box may take one more line in the font that arrives: here that would shift most of the viewport.
    for (const late of [true, false])
      test(`holds still when its fonts arrive ${late ? 'late' : 'as they do'}`, async ({ context }) => {
        for (const width of [...widths, 1920])
          expect.soft((await open(context, '/', { width, late })).shifts).toEqual([]);
      });
  });

test.describe('a script with system fonts only', () => {
  test.use({ site: 'languages' });

  test('does not shift when the fonts for Latin letters arrive late', async ({ context }) => {
    for (const width of [360, 1280])
      for (const path of ['/ar/', '/ar/posts/', '/ar/posts/bridge/', '/ar/about/', '/ar/404.html'])
        expect.soft((await open(context, path, { width })).shifts).toEqual([]);
  });
});

test('a look’s serif face hardly shifts anything either when it arrives late', async ({ context }) => {
  test.slow();
  const paths = ['/', '/posts/', '/posts/plain/', '/posts/markdown/', '/projects/complete/', '/about/', '/everything/'];
  const found: string[] = [];
  for (const width of [360, 1280])
    for (const path of paths) {
      const { held, shifts } = await open(context, path, { width, theme: { look: 'editorial' } });
      expect.soft(held, path).toBeGreaterThan(1);
      found.push(...shifts);
    }
  expect(1 - found.length / (2 * paths.length), found.join('\n')).toBeGreaterThanOrEqual(HELD_STILL.serif);
});

test('text is painted before any font arrives, and no font is requested before layout', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  const response = await page.goto('/posts/plain/', { waitUntil: 'commit' });
  await untilDrawn(page);
  expect(await response?.text()).not.toMatch(/<link[^>]*as="font"/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
