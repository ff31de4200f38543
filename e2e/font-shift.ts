import type { Page, Route } from '@playwright/test';

/** Holds back every font that a page requests. Returns a function that releases them and all later ones, and resolves to how many were held back. */
export async function holdFonts(page: Page): Promise<() => Promise<number>> {
  const held: Route[] = [];
  let areHeld = true;
  await page.route('**/*.woff2', (route) => (areHeld ? void held.push(route) : route.fallback()));
  return async () => {
    areHeld = false;
    const released = held.splice(0);
    await Promise.all(released.map((route) => route.fallback()));
    return released.length;
  };
}

/** Waits until the page has been painted without the fonts, and its pictures in view have loaded. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(async () => {
    // A picture for the other theme is not rendered, and so never loads.
    const inView = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** How much the page has shifted so far, as browsers score it (https://wicg.github.io/layout-instability/), and what moved. */
export async function shiftOf(page: Page): Promise<{ value: number; moved: string[] }> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    // A shift is measured when the frame with it is drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    observer.disconnect();
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40)} ${previousRect.top} to ${currentRect.top}`,
        ),
      ),
    };
  });
}
