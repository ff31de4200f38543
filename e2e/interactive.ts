import type { Page } from '@playwright/test';

/**
 * No part of the product needs React yet (the contact form and search come later), so the tests put one into the page on its
 * way to the browser: into the text of a page, whose HTML React takes as it is, a small form marked as interactive.
 */
const form =
  '<form data-interactive="" id="reach"><label>Words <input name="words" autocomplete="off"></label>' +
  '<label><input type="checkbox" name="agree"> Agree</label></form>';

/** Puts the form at the head of the page's text, and marks the theme control too. */
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
 * Lets the pages of a tab wait for React for as long as it takes. Otherwise they give up after some seconds and lead to the page that searches, as they
 * should, but where a machine is slow and busy that is not what a test is about.
 */
export async function waitForReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now();
    Date.now = () => now;
  });
}

/** Waits until React has taken over the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.header') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Whether React has taken over the page. */
export async function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('.header') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Whether React has begun to run. */
export async function isReactThere(page: Page): Promise<boolean> {
  return page.evaluate(() => '___loader' in window);
}

/** Starts React by pointing at what the bar has for it: the search, or the theme control where a test marked it. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('.header [data-interactive]:visible').first().hover();
  await untilHydrated(page);
}
