import type { Page } from '@playwright/test';

/** Gives a page the styles of the whole site, as React does: by itself it has no rules for directions and languages that it has no use for. */
export async function bringAllStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const own = document.querySelector<HTMLElement>('style[data-href]');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: own?.dataset.href });
    const loaded = new Promise((done) => (link.onload = done));
    own?.after(link);
    await loaded;
  });
}
