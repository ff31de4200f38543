import type { Page } from '@playwright/test';
import { lookNames, looks } from '../src/halflight/features/theme/look';
import { expect, test } from './fixtures';
import { colourViolationsOf, violationsOf } from './violations';
import { openInLook } from './with-look';

/** Pages that each look changes in its own way: those with nearly everything on them, and others. */
const rounds: { paths: readonly string[]; name: string }[] = [
  { paths: ['/', '/posts/markdown/', '/everything/', '/grounds/'], name: '' },
  { paths: ['/posts/', '/projects/complete/', '/contact/', '/experience/', '/404.html'], name: ', on further pages' },
];

const others = lookNames.filter((name) => name !== 'halflight');

/** By how many pixels the page is wider than the window, and the texts that extend beyond it. */
const overflowOf = (page: Page) =>
  page.evaluate(async () => {
    // A strip of works is meant to be scrolled, like a table.
    const scrolls = (list: Element | null) => list !== null && getComputedStyle(list).overflowX === 'auto';
    const texts = [...document.querySelectorAll('h1, h2, h3, p, .button')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.visually-hidden, pre, .table-scroll') &&
        !scrolls(element.closest('.project-grid')),
    );
    const findCut = () => texts.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    // Off-screen content is laid out when its position is queried, and only then requests its fonts.
    findCut();
    await document.fonts.ready;
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      cut: findCut().map((element) => element.textContent.slice(0, 40)),
    };
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { paths, name } of rounds) {
    for (const look of others) {
      test(`axe finds nothing wrong in the look ${look}, in either theme${name}`, async ({ page }) => {
        test.slow();
        for (const path of paths) {
          await openInLook(page, path, { look });
          await page.emulateMedia({ colorScheme: 'light' });
          expect.soft(await violationsOf(page), `${path}, light`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await colourViolationsOf(page), `${path}, dark`).toEqual([]);
        }
      });

      test(`nothing is wider than the window in the look ${look}${name}`, async ({ page }) => {
        for (const path of paths) {
          await openInLook(page, path, { look });
          for (const width of [320, 768, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await overflowOf(page), `${path}, ${width} pixels wide`).toEqual({ page: 0, cut: [] });
          }
        }
      });
    }
  }

  for (const ornament of ['terminator', 'bands', 'grid', 'none', './own.svg']) {
    test(`the ornament ${ornament} lets every word be read`, async ({ page }) => {
      for (const path of ['/', '/grounds/', '/404.html']) {
        await openInLook(page, path, { ornament });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await colourViolationsOf(page), `${path}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
});

test('an ornament in place of the sun stays where it is, at any hour and by night', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T07:00:00Z'));
  for (const ornament of ['bands', 'grid', './own.svg']) {
    await openInLook(page, '/', { ornament });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const drawn = page.locator('.hero').first();
      await expect
        .poll(
          () => drawn.evaluate((hero) => getComputedStyle(hero, '::before').transform),
          `${ornament}, ${colorScheme}`,
        )
        .toBe('none');
    }
  }
});

test('a look brings its font, and only if it has one', async ({ page }) => {
  for (const look of lookNames) {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/~look/')) asked.push(new URL(request.url()).pathname);
    });
    await openInLook(page, '/posts/plain/', { look });
    page.removeAllListeners('request');
    if (looks[look].headings === 'serif') expect(asked.join()).toContain('/~look/display-latin-normal.woff2');
    else expect(asked).toEqual([]);
    // Text in Latin letters loads no other part of the font.
    expect(asked.filter((file) => /-ext|vietnamese/.test(file))).toEqual([]);
  }
});
