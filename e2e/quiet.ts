import type { Page, Request } from '@playwright/test';

/** Milliseconds after which a page counts as idle that paints nothing and reports no idle period: a headless browser may do neither once nothing changes. */
const LONGEST_FRAME = 2000;

/** Waits until a page has painted what it has to paint, and has nothing left to do in this task or the next. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (longest) =>
      new Promise<void>((done) => {
        const afterPaint = (next: () => void) => {
          requestAnimationFrame(next);
          setTimeout(next, longest);
        };
        const afterPause = (next: () => void) => requestIdleCallback(next, { timeout: longest });
        afterPaint(() => afterPause(() => setTimeout(() => afterPause(done))));
      }),
    LONGEST_FRAME,
  );
}

interface Watcher {
  untilQuiet: () => Promise<void>;
}

const watchers = new WeakMap<Page, Watcher>();

/**
 * Watches a page, from the first call on, so that a test can wait until it is idle. Nothing more happens after that, however slow the machine. Does
 * not wait for timers of several seconds.
 */
export function watchWork(page: Page): Watcher {
  const watcher = watchers.get(page) ?? createWatcher(page);
  watchers.set(page, watcher);
  return watcher;
}

function createWatcher(page: Page): Watcher {
  const open = new Set<object>();
  let started = 0;
  let answered: () => void = () => undefined;
  page.on('request', (request) => {
    started += 1;
    // The previous page's pending requests will not finish any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  const end = (request: Request) => {
    open.delete(request);
    answered();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    untilQuiet: async () => {
      for (let before = -1; before !== started || open.size > 0;) {
        before = started;
        await untilIdle(page);
        // The page is waiting for a response.
        if (open.size > 0) await new Promise<void>((done) => (answered = done));
      }
    },
  };
}

/**
 * Requests a URL from within the page, or posts a text to it. A page's requests go out in order, so once this one has arrived, all earlier ones have.
 */
export async function askLast(page: Page, address: string, post?: string): Promise<void> {
  await page.evaluate(
    async ([last, body]) => {
      await fetch(last, body === undefined ? {} : { method: 'POST', body }).catch(() => undefined);
    },
    [address, post] as const,
  );
}
