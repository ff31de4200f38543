import type { Frame, Page } from '@playwright/test';

/** Lays out all of a page as if all of it were in view: otherwise the browser does so when a part comes near the window (`off-screen.css`). */
export async function layOutAll(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(
      ':is(main, .prose, .post-list, .archive-posts) > *, .footer',
    ))
      part.style.contentVisibility = 'visible';
  });
}
