import { expect, type Page } from '@playwright/test';
import { watchWork } from './quiet';

/** The scripts that work without React (`src/halflight/site/core.ts` and `parts.ts`). */
export const CLIENT_FILES = /\/client-(?:\w+-)?[\da-f]{20}\.js$/;

/** Scripts that only React needs. */
export const REACT_FILES = /(?<!\/client-(?:\w+-)?[\da-f]{20})\.js$/;

/**
 * A small form marked as interactive, added to a page on its way to the browser, so that typing into it starts React. It goes into the page's text,
 * whose HTML React leaves as it is.
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
 * Makes a tab's pages wait for React indefinitely, by stopping their clock. Otherwise they rightly give up after some seconds and go to the search
 * page, which is not under test.
 */
export async function stopReactTimeout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now();
    Date.now = () => now;
  });
}

/** Runs in the page: whether React has hydrated all its parts. */
export const hasReact = () =>
  Array.from(document.querySelectorAll('.header, main > :last-child, .footer, .search-dialog')).every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactProps')),
  );

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(hasReact);
}

export async function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(hasReact);
}

export async function isReactThere(page: Page): Promise<boolean> {
  return page.evaluate(() => '___loader' in window);
}

/** Starts React by pointing at an interactive part of the header: the search, or the theme control if a test has marked it. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('.header [data-interactive]:visible').first().hover();
  await untilHydrated(page);
}

/** Opens a page, and expects that React changes nothing of it when it takes it over. */
export async function expectHydratedAsItIs(page: Page, path: string, name = path): Promise<void> {
  // The page's own markup, without what Gatsby adds to it, and without the attribute of a form that React now validates.
  const markup = () =>
    page.evaluate(() => document.querySelector('.frame')?.outerHTML.replaceAll(' novalidate=""', '') ?? '');
  const { untilQuiet } = watchWork(page);
  await page.goto(path);
  await untilQuiet();
  const before = await markup();
  await hydrate(page);
  await untilQuiet();
  expect(await markup(), name).toBe(before);
  // The pointer must not rest on a part that starts React when the next page opens.
  await page.mouse.move(0, 0);
}
