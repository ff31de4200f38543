import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { groupsOfPages } from './in-chunks';
import { bringAllStyles } from './styles-of-site';

const widths = [360, 768, 1280];

/** How far something may be from its mirror image, in pixels: browsers round from the left, and a play button's triangle is off centre. */
const ROUNDING = 2.5;

/** The box of every visible element, except those within lines of text, and those that read from left to right in every language. */
async function boxesOf(page: Page, direction: 'ltr' | 'rtl') {
  return page.evaluate((dir) => {
    document.documentElement.dir = dir;
    // A tag in Latin letters has its sign in front there, too.
    const sameEverywhere = 'pre *, code *, math, math *, svg *, .diagram-frame *, select *, .tags a, .visually-hidden';
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.matches(sameEverywhere))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const name = [element.tagName.toLowerCase(), ...element.classList].join('.');
        return { name: `${name} "${element.textContent.trim().slice(0, 40)}"`, left, right, width };
      });
  }, direction);
}

for (const { group, pages } of groupsOfPages) {
  test(`read from right to left, all stands as in a mirror: ${group}`, async ({ page }) => {
    let seen = 0;
    for (const [name, path] of pages) {
      await page.goto(path);
      await bringAllStyles(page);
      // A font that arrives in between has letters of another width.
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const before = await boxesOf(page, 'ltr');
        const after = await boxesOf(page, 'rtl');
        const room = await page.evaluate(() => document.documentElement.clientWidth);
        const elsewhere = before.flatMap((box, index) => {
          const { left = NaN, right = NaN } = after[index] ?? {};
          if (Math.abs(left - (room - box.right)) <= ROUNDING && Math.abs(right - (room - box.left)) <= ROUNDING)
            return [];
          return [`${box.name}: from ${Math.round(box.left)} to ${Math.round(left)}`];
        });
        seen += before.length;
        expect.soft(elsewhere, `${name}, ${width} pixels wide`).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} fits ${width}`)
          .toBeLessThanOrEqual(0);
      }
    }
    // Three widths, and the header and footer of each page alone have twenty boxes.
    expect(seen).toBeGreaterThan(100 * pages.length);
  });
}
