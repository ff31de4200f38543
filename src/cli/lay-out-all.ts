import type { Frame, Page } from '@playwright/test';

/** Lays out all of a page, also what is far below the viewport, which browsers otherwise lay out when it comes near (`off-screen.css`). */
export async function layOutAll(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.layout = 'whole';
  });
}
