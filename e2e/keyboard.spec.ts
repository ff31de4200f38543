import type { Page } from '@playwright/test';
import { expect, narrow, test } from './fixtures';
import { groupsOfPages } from './in-chunks';

// Without smooth scrolling an element is in its final place as soon as it has the focus.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first stop of the keyboard leads past the header', async ({ page }) => {
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

test('the menu of a narrow screen opens with Enter and closes with Escape', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test('the arrow keys choose a theme', async ({ page }) => {
  await page.goto('/');
  const choice = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });
  await choice('System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('Dark')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(choice('Light')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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

for (const path of ['/posts/', '/projects/', '/books/', '/events/']) {
  test(`in ${path} the focus is shown around all of an entry`, async ({ page }) => {
    await page.goto(path);
    const item = page
      .getByRole('main')
      .locator('.whole-link')
      .filter({ has: page.getByRole('link') })
      .first();
    await item.getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const { own, around, covered } = await item.getByRole('link').evaluate((link) => {
      const [width, height] = [getComputedStyle(link, '::after').width, getComputedStyle(link, '::after').height];
      const { clientWidth, clientHeight } = link.closest('.dated-row, .whole-link') ?? link;
      return {
        own: getComputedStyle(link).outlineStyle,
        around: getComputedStyle(link, '::after').outline,
        covered: Math.abs(parseFloat(width) - clientWidth) < 1 && Math.abs(parseFloat(height) - clientHeight) < 2,
      };
    });
    expect([own, covered]).toEqual(['none', true]);
    expect(around).toMatch(/ solid 2px$/);
  });
}

/** The focused element, and whether its focus is visible: an outline on it, its parent or its card that no box around cuts off. */
async function focusedStop(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const around = [focused, focused.parentElement, focused.closest('article, .whole-link')].filter(
      (element) => element !== null,
    );
    /** Whether the element has an outline, whole: of its own, or of a pseudo-element that covers the box in which it is placed. */
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
