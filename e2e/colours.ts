import type { Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';

/** The background that the page should have, as `rgb(1, 2, 3)`: the `theme-color` of a theme. */
export async function paperOf(page: Page, scheme: Scheme): Promise<string> {
  const colour = await page.locator(`meta[name="theme-color"][data-scheme*="${scheme}"]`).getAttribute('content');
  return toRgb(colour ?? '');
}

/** The background that is shown, as `rgb(1, 2, 3)`. */
export async function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    return shown ?? '';
  });
}

/** Converts `#010203` to `rgb(1, 2, 3)`. */
export function toRgb(hexadecimal: string): string {
  const value = parseInt(hexadecimal.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}
