import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cutRows, readPixels, type Pixels, type Tolerance } from './compare-pictures';
import { expect, test } from './fixtures';
import { NOON, WITHOUT_BAR } from './half-day';
import { alikePaths } from './in-chunks';
import { untilHydrated, stopReactTimeout } from './interactive';
import { tagsOf } from './sites';
import { wholeBrowser } from './whole-browser';
import {
  expectedFiles,
  fileOf,
  check,
  nameOf,
  picturesIn,
  readMaker,
  RENEW,
  sectionsOf,
  SHOTS,
  themes,
  thisMaker,
  toleranceFor,
  wholePages,
  widths,
  type Maker,
} from './shots';

/**
 * What visitors see, compared with pictures in the repository: every kind of page and every type of section, in both themes, on a phone and on a
 * desktop. `npm run shots` updates the pictures and shows what changed.
 */

test.use({
  // The headless shell draws letters slightly differently.
  launchOptions: wholeBrowser,
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'UTC',
  locale: 'en-GB',
  deviceScaleFactor: 1,
  // The policy would block the styles that hide what differs between machines.
  bypassCSP: true,
});

type Width = (typeof widths)[number];
type Theme = (typeof themes)[number];

/** A view of a page: a window width and a theme. */
interface View {
  width: Width;
  theme: Theme;
}

const phone: View = { width: 360, theme: 'dark' };
const desk: View = { width: 1280, theme: 'light' };
const others: readonly View[] = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

/** Which views are always compared, and which only with `--all`, alternating from page to page between phone and desktop. */
const roundsOf = (index: number): { views: readonly View[]; tag: string[] }[] => {
  const [always, later]: readonly [View, View] = index % 2 === 0 ? [phone, desk] : [desk, phone];
  return [
    { views: [always], tag: [] },
    { views: [later, ...others], tag: ['@slow'] },
  ];
};

/** The same for the pages with many sections, of which the core tests compare both. */
const rounds: ReturnType<typeof roundsOf> = [
  { views: [phone, desk], tag: [] },
  { views: others, tag: ['@slow'] },
];

const nameOfViews = (views: readonly View[]) => views.map(({ width, theme }) => `${width} px, ${theme}`).join('; ');

/** Other sites whose home pages are compared. */
const homes = ['demo', 'docs'] as const;

const HEIGHT = 800;

/**
 * Hides what is drawn with system fonts (two arrows), with the browser's own controls (audio, video) or by another site, and gives it a
 * fixed size. Dotted underlines become solid: where the dots begin depends on where the browser begins drawing.
 */
const STABLE = `
  .external::after, .data-footnote-backref { font-size: 0 !important; }
  audio, video, iframe { visibility: hidden; }
  abbr { text-decoration-style: solid !important; }
  ${WITHOUT_BAR}
`;

/** What took the pictures, what would take them here, and how closely both must match. */
let made: Maker | undefined;
let here: Maker;
let tolerance: Tolerance;

test.beforeAll(({ browser }) => {
  made = readMaker();
  here = thisMaker(browser.version());
  tolerance = toleranceFor(made, here);
});

test.beforeEach(() => {
  // Long pages have many pixels, and writing their files takes even longer.
  test.slow();
  if (process.env[RENEW] || !made) return;
  const isOther = made.platform !== here.platform;
  test.skip(isOther, `The pictures were made on ${made.platform}; ${here.platform} draws letters otherwise.`);
  if (made.chromium !== here.chromium) {
    test.info().annotations.push({
      type: 'note',
      description: `The pictures were made by Chromium ${made.chromium}; with ${here.chromium} they are compared less closely.`,
    });
  }
});

/** Waits until everything on a page has loaded: pictures, even those far down, and fonts. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a scrolled page, elements hidden above the window would cover the content.
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Opens a page in a window of some width, without what differs between machines. */
async function open(page: Page, path: string, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.clock.setFixedTime(NOON);
  await page.goto(path);
  await page.addStyleTag({ content: STABLE });
}

/** Takes a picture in a theme, at half the size. */
async function take(page: Page, fullPage: boolean, theme: Theme): Promise<Pixels> {
  await page.emulateMedia({ colorScheme: theme });
  await untilDrawn(page);
  return readPixels(await page.screenshot({ fullPage, animations: 'disabled' }), true);
}

/** Expects no differences. Lists those that exist, and says what to do. */
function expectNone(problems: readonly (string | undefined)[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  const advice =
    'See test-results/shots/; where the change is meant, "npm run shots" renews the pictures and shows it.';
  expect(found, found.length > 0 ? advice : undefined).toEqual([]);
}

async function compareWhole(page: Page, name: string, path: string, views: readonly View[]): Promise<void> {
  const problems: (string | undefined)[] = [];
  for (const { width, theme } of views) {
    await open(page, path, width);
    problems.push(await check(fileOf(name, width, theme), await take(page, true, theme), tolerance));
  }
  expectNone(problems);
}

/** Compares what is shown now in both themes: a state that a page does not open with. */
async function compareState(page: Page, name: string, width: Width, fullPage = false): Promise<void> {
  const problems: (string | undefined)[] = [];
  for (const theme of themes)
    problems.push(await check(fileOf(name, width, theme), await take(page, fullPage, theme), tolerance));
  expectNone(problems);
}

for (const [index, path] of wholePages.entries()) {
  for (const { views, tag } of roundsOf(index)) {
    const tags = alikePaths.has(path) ? ['@slow'] : tag;
    test(`${path} looks as it did (${nameOfViews(views)})`, { tag: tags }, ({ page }) =>
      compareWhole(page, nameOf(path), path, views),
    );
  }
}

for (const [index, site] of homes.entries()) {
  test.describe(`site "${site}"`, { tag: tagsOf(site) }, () => {
    test.use({ site });

    for (const { views, tag } of roundsOf(index)) {
      test(`the home page of ${site} looks as it did (${nameOfViews(views)})`, { tag }, async ({ page }) => {
        const isForeign = site === 'demo' && !process.env[RENEW] && made?.content !== here.content;
        test.skip(
          isForeign,
          'content/ is not what the pictures show: if you keep them, renew them by "npm run shots".',
        );
        await compareWhole(page, `home-of-${site}`, '/', views);
      });
    }
  });
}

/** Aligns sections to even pixels, so that each is drawn the same wherever it is. Resolves to their tops and heights in CSS pixels. */
async function alignSections(page: Page): Promise<{ y: number; height: number }[]> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
    return sections.map((section) => {
      const { top, height } = section.getBoundingClientRect();
      const y = Math.ceil((top + scrollY) / 2) * 2;
      const margin = parseFloat(getComputedStyle(section).marginBlockStart);
      section.style.marginBlockStart = `${margin + y - top - scrollY}px`;
      section.style.minBlockSize = `${Math.ceil(height / 2) * 2}px`;
      return { y, height: Math.ceil(height / 2) * 2 };
    });
  });
}

for (const path of ['/everything/', '/bare/'] as const) {
  const names = sectionsOf(path);
  for (const { views, tag } of rounds) {
    test(`the sections of ${path} look as they did (${nameOfViews(views)})`, { tag }, async ({ page }) => {
      const problems: (string | undefined)[] = [];
      for (const { width, theme } of views) {
        await open(page, path, width);
        await untilDrawn(page);
        const boxes = await alignSections(page);
        expect(boxes).toHaveLength(names.length);
        const screenshot = await take(page, true, theme);
        for (const [index, { y, height }] of boxes.entries()) {
          const part = cutRows(screenshot, y / 2, height / 2);
          problems.push(await check(fileOf(names[index] ?? '', width, theme), part, tolerance));
        }
      }
      expectNone(problems);
    });
  }
}

for (const width of widths) {
  test(`the open search with results looks as it did in ${width} px`, async ({ page }) => {
    await stopReactTimeout(page);
    await open(page, '/', width);
    await page.keyboard.press('/');
    await page.getByRole('textbox', { name: 'Words to look for' }).fill('cover');
    const results = page.getByRole('list', { name: 'Search' });
    await expect(results.getByRole('link', { name: 'A post with a cover', exact: true })).toBeVisible();
    await compareState(page, 'search-open', width);
  });

  test(`a contact form with mistakes looks as it did in ${width} px`, async ({ page }) => {
    await open(page, '/contact/', width);
    await page.getByLabel('Your e-mail address').fill('charles');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('form [role=status]')).toHaveText(/Please correct the marked fields/);
    await page.mouse.move(0, 0);
    await compareState(page, 'contact-mistakes', width, true);
  });
}

test('the open menu looks as it did', async ({ page }) => {
  await open(page, '/', 360);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await page.mouse.move(0, HEIGHT - 1);
  await compareState(page, 'menu-open', 360);
});

test('every stored picture is in use', () => {
  const expected = new Set(expectedFiles(homes));
  const leftOver = picturesIn(SHOTS).filter((file) => !expected.has(file));
  if (process.env[RENEW]) for (const file of leftOver) rmSync(join(SHOTS, `${file}.webp`));
  else expect(leftOver).toEqual([]);
});
