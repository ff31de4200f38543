import type { Page } from '@playwright/test';

/** Milliseconds after which no frame is waited for any more. */
const LONGEST_FRAME = 2000;

/**
 * Watches a page so that a test can wait until it has nothing left to do. What has not happened then will not: on a slow machine that takes
 * longer, and proves the same. Timers that wait for seconds are not waited for.
 */
export function watchWork(page: Page): { untilQuiet: () => Promise<void> } {
  const open = new Set<object>();
  let started = 0;
  page.on('request', (request) => {
    started += 1;
    // What the page before was waiting for does not come any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const untilIdle = () =>
    page.evaluate(
      (longest) =>
        new Promise<void>((done) => {
          // What was painted and what it led to, then what waits for a pause. A browser without a screen may paint no more once nothing changes.
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
        // The page waits for an answer.
        if (open.size > 0) await page.waitForTimeout(20);
      }
    },
  };
}

/** Asks from within the page for an address, or posts a text to it. The page's requests go out in their order: when this one has come, those before it have. */
export async function askLast(page: Page, address: string, post?: string): Promise<void> {
  await page.evaluate(
    async ([last, body]) => {
      await fetch(last, body === undefined ? {} : { method: 'POST', body }).catch(() => undefined);
    },
    [address, post] as const,
  );
}
