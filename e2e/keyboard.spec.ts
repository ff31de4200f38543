import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { groupsOfPages } from './in-chunks';

// Without smooth scrolling, a focused element is in its final place at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See the projects' })).toBeFocused();
});

for (const { pages, group, tag } of groupsOfPages) {
  test(`every stop of the keyboard can be seen, ${group}`, { tag }, async ({ page }) => {
    for (const [name, path] of pages) {
      await page.goto(path);
      const stops: string[] = [];
      for (let count = 0; count < 80; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await focusedStop(page);
        if (!stop) break;
        stops.push(stop);
      }
      expect.soft(stops.length, name).toBeGreaterThan(5);
      expect
        .soft(
          stops.filter((stop) => stop.startsWith('invisible')),
          name,
        )
        .toEqual([]);
    }
  });
}

/** The focused element, and whether its focus is visible: an outline on it, its parent or its card that no ancestor clips. */
async function focusedStop(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const around = [focused, focused.parentElement, focused.closest('article, .whole-link')].filter(
      (element) => element !== null,
    );
    /** Whether the element has a complete outline: its own, or that of a pseudo-element that covers its containing block. */
    const isOutlined = (element: Element, pseudo: '' | '::after') => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, pseudo || null);
      const width = parseFloat(outlineWidth);
      if (outlineStyle === 'none' || width < 2) return false;
      const box = pseudo ? (element as HTMLElement).offsetParent : element;
      const { top, bottom, left, right } = (box ?? element).getBoundingClientRect();
      const reach = parseFloat(outlineOffset) + width - 1;
      for (
        let outer = pseudo ? box : element.parentElement;
        outer && outer !== document.body;
        outer = outer.parentElement
      ) {
        if (!/hidden|clip/.test(getComputedStyle(outer).overflow)) continue;
        const edge = outer.getBoundingClientRect();
        if (top - reach < edge.top || left - reach < edge.left) return false;
        if (bottom + reach > edge.bottom || right + reach > edge.right) return false;
      }
      return true;
    };
    const outlined = around.some((element) => isOutlined(element, '') || isOutlined(element, '::after'));
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const within = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return `${outlined && within ? 'visible' : 'invisible'}: ${focused.outerHTML.slice(0, 120)}`;
  });
}
