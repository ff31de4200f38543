import type { Page } from '@playwright/test';

/** Loads the styles of the whole site into a page, as React does: a page itself omits rules for directions and languages that it does not use. */
export async function bringAllStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const own = document.querySelector<HTMLElement>('style[data-href]');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: own?.dataset.href });
    const loaded = new Promise((done) => (link.onload = done));
    own?.after(link);
    await loaded;
  });
}
