import type { Page } from '@playwright/test';

/** Milliseconds after which a frame, or a pause, is no longer waited for. */
const LONGEST_FRAME = 2000;

/**
 * Watches a page so that a test can wait until it has nothing left to do. What has not happened by then will not happen: a slow machine takes longer,
 * but proves the same. Timers of several seconds are not waited for.
 */
export function watchWork(page: Page): { untilQuiet: () => Promise<void> } {
  const open = new Set<object>();
  let started = 0;
  page.on('request', (request) => {
    started += 1;
    // What the previous page was waiting for will not come any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const untilIdle = () =>
    page.evaluate(
      (longest) =>
        new Promise<void>((done) => {
          // First what was painted and what that led to, then what waits for a pause. A headless browser may stop painting once nothing changes.
          const afterPaint = (next: () => void) => {
            requestAnimationFrame(next);
            setTimeout(next, longest);
          };
          const afterPause = (next: () => void) => requestIdleCallback(next, { timeout: longest });
          afterPaint(() => afterPause(() => setTimeout(() => afterPause(done))));
        }),
      LONGEST_FRAME,
    );
  return {
    untilQuiet: async () => {
      for (let before = -1; before !== started || open.size > 0;) {
        before = started;
        await untilIdle();
        // The page is waiting for a response.
        if (open.size > 0) await page.waitForTimeout(20);
      }
    },
  };
}

/** Requests a URL from within the page, or posts a text to it. A page's requests go out in order: once this one has arrived, all before it have. */
export async function askLast(page: Page, address: string, post?: string): Promise<void> {
  await page.evaluate(
    async ([last, body]) => {
      await fetch(last, body === undefined ? {} : { method: 'POST', body }).catch(() => undefined);
    },
    [address, post] as const,
  );
}
