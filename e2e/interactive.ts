import type { Page } from '@playwright/test';

/** The file of what works without React (`src/halflight/ui/client/parts.ts`), the same for every page. */
export const PARTS_FILE = /\/parts-[\da-f]{20}\.js$/;

/** Scripts that only React needs. */
export const REACT_FILES = /(?<!\/parts-[\da-f]{20})\.js$/;

/**
 * A small form marked as interactive, which the tests put into a page on its way to the browser, so that there is something to type into that starts
 * React. It goes into the text of a page, whose HTML React takes as it is.
 */
const form =
  '<form data-interactive="" id="reach"><label>Words <input name="words" autocomplete="off"></label>' +
  '<label><input type="checkbox" name="agree"> Agree</label></form>';

/** Adds the form at the start of the page's text, and marks the theme control as interactive, too. */
export async function addInteractiveParts(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html
          .replace(/(<div class="prose flow[^"]*">)/, `$1${form}`)
          .replace('<fieldset class="theme-control">', '<fieldset class="theme-control" data-interactive="">'),
      });
    },
  );
}

/**
 * Lets the pages of a tab wait for React as long as it takes, by stopping their clock. Otherwise they give up after some seconds and go to the search
 * page, as they should, but on a slow and busy machine that is not what a test is about.
 */
export async function waitForReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now();
    Date.now = () => now;
  });
}

/** Runs in the page: whether React has taken over each of its parts. */
export const hasReact = () =>
  Array.from(document.querySelectorAll('.header, main > :last-child, .footer, .search-dialog')).every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactProps')),
  );

/** Waits until React has taken over the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(hasReact);
}

/** Whether React has taken over the page. */
export async function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(hasReact);
}

/** Whether React has begun to run. */
export async function isReactThere(page: Page): Promise<boolean> {
  return page.evaluate(() => '___loader' in window);
}

/** Starts React by pointing at an interactive part of the header: the search, or the theme control if a test has marked it. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('.header [data-interactive]:visible').first().hover();
  await untilHydrated(page);
}
