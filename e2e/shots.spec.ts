import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cutRows, readPixels, type Pixels, type Tolerance } from './compare-pictures';
import { expect, test } from './fixtures';
import { alikePaths } from './in-chunks';
import { untilHydrated, waitForReact } from './interactive';
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
 * What a visitor sees, compared with pictures in the repository: every kind of page and every type of section, in both themes, on a phone and on a
 * desktop. `npm run shots` renews the pictures and shows what changed.
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

/** A view of a page: a window of some width, in a theme. */
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

/** What is always compared, and what only with `--all`, alternating from page to page between phone and desktop. */
const roundsOf = (index: number): { views: readonly View[]; tag: string[] }[] => {
  const [always, later]: readonly [View, View] = index % 2 === 0 ? [phone, desk] : [desk, phone];
  return [
    { views: [always], tag: [] },
    { views: [later, ...others], tag: ['@slow'] },
  ];
};

/** The same for the pages of many sections: there the core has both. */
const rounds: ReturnType<typeof roundsOf> = [
  { views: [phone, desk], tag: [] },
  { views: others, tag: ['@slow'] },
];

const nameOfViews = (views: readonly View[]) => views.map(({ width, theme }) => `${width} px, ${theme}`).join('; ');

/** The sites besides the main one whose home pages are compared. */
const homes = ['demo', 'docs'] as const;

const HEIGHT = 800;

/**
 * Hides what is drawn with system fonts (formulas, two arrows), with the browser's own controls (audio, video) or by another site, and gives each a
 * size that does not depend on that. Dotted underlines become solid: where the dots begin depends on where the browser begins drawing.
 */
const STABLE = `
  math { contain: strict; display: inline-block !important; inline-size: 6em; block-size: 1em; visibility: hidden; }
  .external::after, .data-footnote-backref { font-size: 0 !important; }
  audio, video, iframe { visibility: hidden; }
  abbr { text-decoration-style: solid !important; }
`;

/** What made the pictures, what would make them here, and how closely both must match. */
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
    // On a scrolled page, what is hidden above the window would lie over the content.
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
  await page.goto(path);
  await page.addStyleTag({ content: STABLE });
}

/** Takes a picture in a theme, at half the size. */
async function take(page: Page, fullPage: boolean, theme: Theme): Promise<Pixels> {
  await page.emulateMedia({ colorScheme: theme });
  await untilDrawn(page);
  return readPixels(await page.screenshot({ fullPage, animations: 'disabled' }), true);
}

/** Takes a picture in each theme, and passes it on. */
async function inBothThemes(
  page: Page,
  fullPage: boolean,
  handOn: (screenshot: Pixels, theme: Theme) => Promise<unknown>,
): Promise<void> {
  for (const theme of themes) await handOn(await take(page, fullPage, theme), theme);
}

/** Expects no picture to differ. Lists those that do, and says what can be done. */
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

/** Makes sections begin and end at even pixels, so that each is drawn alike wherever it is. Resolves to their tops and heights in CSS pixels. */
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
    await waitForReact(page);
    await open(page, '/', width);
    await page.keyboard.press('/');
    await page.getByRole('textbox', { name: 'Words to look for' }).fill('cover');
    const results = page.getByRole('list', { name: 'Search' });
    await expect(results.getByRole('link', { name: 'A post with a cover', exact: true })).toBeVisible();
    const problems: (string | undefined)[] = [];
    await inBothThemes(page, false, async (screenshot, theme) =>
      problems.push(await check(fileOf('search-open', width, theme), screenshot, tolerance)),
    );
    expectNone(problems);
  });

  test(`a contact form with mistakes looks as it did in ${width} px`, async ({ page }) => {
    await open(page, '/contact/', width);
    await page.getByLabel('Your e-mail address').fill('charles');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('form [role=status]')).toHaveText(/Please correct the marked fields/);
    const problems: (string | undefined)[] = [];
    await page.mouse.move(0, 0);
    await inBothThemes(page, true, async (screenshot, theme) =>
      problems.push(await check(fileOf('contact-mistakes', width, theme), screenshot, tolerance)),
    );
    expectNone(problems);
  });
}

test('the open menu looks as it did', async ({ page }) => {
  await open(page, '/', 360);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await page.mouse.move(0, HEIGHT - 1);
  const problems: (string | undefined)[] = [];
  await inBothThemes(page, false, async (screenshot, theme) =>
    problems.push(await check(fileOf('menu-open', 360, theme), screenshot, tolerance)),
  );
  expectNone(problems);
});

test('every picture is one that is taken', () => {
  const expected = new Set(expectedFiles(homes));
  const leftOver = picturesIn(SHOTS).filter((file) => !expected.has(file));
  if (process.env[RENEW]) for (const file of leftOver) rmSync(join(SHOTS, `${file}.webp`));
  else expect(leftOver).toEqual([]);
});
