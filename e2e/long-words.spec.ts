import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { groupsOfPages } from './in-chunks';

/** A word of 39 letters, too long for a line on any narrow screen. */
const LONG = 'Donaudampfschifffahrtsgesellschaftenbau';

/** In CSS pixels: a small phone, or a wide window at 400 %, and a common phone. */
const WIDTHS = [320, 360] as const;

/** Elements that scroll by themselves or are invisible. */
const APART = 'pre, .formula, .formula-long, .table-scroll, .diagram-frame, svg, .visually-hidden, .skip-link';

/** Whether the page scrolls sideways, and every text that extends into the gutter. */
async function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate((apart) => {
    const gutter = parseFloat(getComputedStyle(document.querySelector('.wrapper') ?? document.body).paddingInlineEnd);
    const found = document.scrollingElement?.scrollWidth === innerWidth ? [] : ['the page scrolls sideways'];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.textContent?.trim() || text.parentElement?.closest(apart)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A hyphen may hang by a fraction of a pixel.
      const past = [...range.getClientRects()].some(({ right, width }) => width > 1 && right > innerWidth - gutter + 1);
      if (past) found.push(`${text.parentElement?.className ?? ''}: ${text.textContent.slice(0, 60)}`);
    }
    return found;
  }, APART);
}

for (const path of ['/lange-woerter/', '/posts/lange-woerter/', '/posts/']) {
  test(`German words fit at ${path}`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await overflowsOf(page), `${width} px`).toEqual([]);
    }
  });
}

for (const { pages, group, tag } of groupsOfPages) {
  test(`a long word fits wherever there are words, ${group}`, { tag }, async ({ page }) => {
    for (const [name, path] of pages) {
      await page.setViewportSize({ width: WIDTHS[0], height: 800 });
      await page.goto(path);
      await page.evaluate(
        ([word, apart]) => {
          const words = 'h1, h2, h3, h4, p, a, li, dt, dd, summary, label, figcaption, legend, .label, .brand span';
          for (const element of document.querySelectorAll(words)) {
            if (element.childElementCount > 0 || !element.textContent.trim() || element.closest(apart)) continue;
            element.textContent = `${word} ${element.textContent}`;
          }
        },
        [LONG, APART] as const,
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowsOf(page), `${name}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('a name of 24 letters, the search and the menu fit in the bar of the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await page.locator('.brand span').evaluate((name) => {
    name.textContent = 'Maximiliane Oberhuber-Sch';
  });
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN), height: box?.height ?? NaN };
  };
  const [name, search, menu] = [await boxOf('.brand span'), await boxOf('.search-button'), await boxOf('.menu-button')];
  expect(name.right).toBeLessThan(search.left);
  expect(search.right).toBeLessThanOrEqual(menu.left);
  expect(menu.right).toBeLessThanOrEqual(320);
  // Two lines at most.
  expect(name.height).toBeLessThan(3 * 17);
});
