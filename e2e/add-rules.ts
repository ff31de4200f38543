import type { Page } from '@playwright/test';

/** Adds CSS to a page in a way that the site's policy allows: with a constructed stylesheet. */
export async function addRules(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
