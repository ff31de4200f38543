import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, narrow, test } from './fixtures';
import { groupsOfPages } from './in-chunks';

/** A picture of a whole page, as archives and people who share a page take it, shows all words of the page, though nobody has scrolled. */

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where the page has words that can be seen, from its beginning. What scrolls or is cut off counts as far as it is in view. Pictures do not count: those
 * far below the viewport are not loaded before a visitor comes near, and their room is empty.
 */
function findBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const cut = (rect: DOMRect, by: DOMRect) => {
      const [left, top] = [Math.max(rect.left, by.left), Math.max(rect.top, by.top)];
      const [right, bottom] = [Math.min(rect.right, by.right), Math.min(rect.bottom, by.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const inView = (rect: DOMRect, element: Element | null) => {
      let seen = rect;
      for (let above = element; above; above = above.parentElement)
        if (getComputedStyle(above).overflow !== 'visible') seen = cut(seen, above.getBoundingClientRect());
      return cut(seen, document.documentElement.getBoundingClientRect());
    };
    const found: [string, DOMRect, Element][] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement || !text.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) found.push([text.data.trim().slice(0, 40), rect, text.parentElement]);
    }
    return found.flatMap(([name, rect, element]) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { left, top, width, height } = inView(rect, element);
      // Narrower than that may be a blank at the end of a line.
      return width > 8 && height > 4 ? [{ name, left, top: top + scrollY, width, height }] : [];
    });
  });
}

/** The names of the boxes in which a picture of the page is of one colour. */
async function findBlank(picture: Buffer, boxes: readonly Box[]): Promise<string[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isBlank = ({ left, top, width, height }: Box) => {
    let [least, most] = [255, 0];
    for (let y = Math.round(top); y < Math.min(top + height, info.height); y += 1) {
      const row = y * info.width;
      for (const value of data.subarray(row + Math.round(left), row + Math.round(left + width))) {
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    return most - least < 8;
  };
  return boxes.filter(isBlank).map(({ name, top }) => `${name} (${Math.round(top)})`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { pages, tag, group } of groupsOfPages) {
  test.describe('nothing is blank in a picture of all of a page:', { tag }, () => {
    for (const [width, viewport] of Object.entries({ phone: narrow, desktop: { width: 1280, height: 800 } })) {
      test(`${group}, on a ${width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        for (const [name, path] of pages) {
          await page.goto(path);
          // A font that arrives after the picture has letters of another width.
          await page.evaluate(() => document.fonts.ready);
          const picture = await page.screenshot({ fullPage: true });
          expect.soft(await findBlank(picture, await findBoxes(page)), name).toEqual([]);
        }
      });
    }
  });
}
