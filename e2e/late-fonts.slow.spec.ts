import { errorPages, expect, kindsOfPage, test } from './fixtures';
import { holdFonts, shiftOf, untilDrawn } from './font-shift';
import { showInLook } from './with-look';

/** The maximum layout shift (CLS) when fonts load late; https://web.dev/articles/cls calls 0.1 good. */
const FONT_SHIFT = 0.005;

const sizes = [
  { width: 360, height: 800 },
  // Between a phone and a desktop, which show most problems.
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const pages = [...Object.entries(kindsOfPage), ['an error page', Object.keys(errorPages)[1] ?? ''] as const];

/**
 * The part of the pages that has to hold still. A fallback font is as wide as ours over many words, not over each: now and then a paragraph takes a
 * line more or less. A serif differs more from its fallback.
 */
const HELD_STILL = { sans: 29 / 30, serif: 5 / 6 };

for (const size of sizes) {
  test(`hardly anything moves when the fonts arrive late, ${size.width} pixels wide`, async ({ context }) => {
    test.setTimeout(360_000);
    const shifts: { name: string; value: number; moved: string[] }[] = [];
    for (const [name, path] of pages) {
      // A page of its own: fonts that have loaded once are not requested again.
      const page = await context.newPage();
      await page.setViewportSize(size);
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await untilDrawn(page);
      expect.soft(await release(), name).toBeGreaterThan(0);
      await page.evaluate(() => document.fonts.ready);
      shifts.push({ name, ...(await shiftOf(page)) });
      await page.close();
    }
    const moved = shifts.filter(({ value }) => value > FONT_SHIFT);
    const report = moved
      .map(({ name, value, moved: what }) => `${name} ${value.toFixed(4)}: ${what.join('; ')}`)
      .join('\n');
    test.info().annotations.push({ type: 'moved', description: report });
    expect(1 - moved.length / shifts.length, report).toBeGreaterThanOrEqual(HELD_STILL.sans);
  });
}

for (const site of ['demo', 'docs'] as const)
  test.describe(`the home page of the site ${site}`, () => {
    test.use({ site });

    // A heading nearly as wide as its box may take one more line in the font that arrives: here that would shift most of what is visible.
    for (const arrival of ['as they do', 'late'])
      test(`holds still when its fonts arrive ${arrival}`, async ({ context }) => {
        for (const width of [360, 768, 1280, 1920]) {
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 800 });
          const release = arrival === 'late' ? await holdFonts(page) : undefined;
          await page.goto('/', { waitUntil: release ? 'commit' : 'load' });
          await untilDrawn(page);
          await release?.();
          await page.evaluate(() => document.fonts.ready);
          const { value, moved } = await shiftOf(page);
          expect.soft(value, `${width} pixels wide: ${moved.join('; ')}`).toBeLessThanOrEqual(FONT_SHIFT);
          await page.close();
        }
      });
  });

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
        await page.close();
      }
    }
  });
});

test('the serif face of a look moves hardly anything either when it arrives late', async ({ context }) => {
  test.setTimeout(240_000);
  const paths = ['/', '/posts/', '/posts/plain/', '/posts/markdown/', '/projects/complete/', '/about/', '/everything/'];
  const shifts: string[] = [];
  for (const width of [360, 1280])
    for (const path of paths) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      await showInLook(page, { look: 'editorial' });
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await untilDrawn(page);
      expect.soft(await release(), path).toBeGreaterThan(1);
      await page.evaluate(() => document.fonts.ready);
      const { value, moved } = await shiftOf(page);
      if (value > FONT_SHIFT) shifts.push(`${path}, ${width} pixels wide, ${value.toFixed(4)}: ${moved.join('; ')}`);
      await page.close();
    }
  expect(1 - shifts.length / (2 * paths.length), shifts.join('\n')).toBeGreaterThanOrEqual(HELD_STILL.serif);
});

test('text is drawn before any font has come, and no font is asked for before it is laid out', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  const response = await page.goto('/posts/plain/', { waitUntil: 'commit' });
  await untilDrawn(page);
  expect(await response?.text()).not.toMatch(/<link[^>]*as="font"/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
