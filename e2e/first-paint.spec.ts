import type { Page } from '@playwright/test';
import { FIRST_TEXT_ID } from '../src/halflight/site/mark-first-text';
import { paperOf, type Scheme } from './colours';
import { expect, test } from './fixtures';
import { recordCorners } from './frames';

/** Slows down the network and the processor, so that a wrong first frame would be painted. */
async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 120_000,
    uploadThroughput: 120_000,
  });
}

test('the first frame of a page has its first text, where a slow processor would paint half a header before', async ({
  page,
}) => {
  await page.addInitScript((id) => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById(id)) return;
      performance.mark(id);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, FIRST_TEXT_ID);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const path of ['/', '/posts/', '/posts/markdown/', '/projects/complete/']) {
    await page.goto(path);
    const { parsed, painted } = await page.evaluate(async (id) => {
      const painted = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntriesByName('first-paint')[0]?.startTime ?? 0),
        );
        observer.observe({ type: 'paint', buffered: true });
      });
      return { parsed: performance.getEntriesByName(id)[0]?.startTime, painted };
    }, FIRST_TEXT_ID);
    expect(parsed, path).toBeLessThanOrEqual(painted);
  }
});

const cases: [system: Scheme, chosen: Scheme | undefined][] = [
  ['light', 'dark'],
  ['dark', 'light'],
  ['light', undefined],
  ['dark', undefined],
];

for (const [system, chosen] of cases) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system, contextOptions: { reducedMotion: 'reduce' } });
    const expected = chosen ?? system;

    // Without a choice no script is involved, only a media query.
    const tag = chosen ? [] : ['@slow'];

    test(
      `a visitor who chose ${chosen ?? 'nothing'} sees ${expected} from the first frame on`,
      { tag },
      async ({ page, context }) => {
        await page.goto('/about/');
        if (chosen) await page.evaluate((choice) => localStorage.setItem('theme', choice), chosen);
        const wrong = await paperOf(page, expected === 'light' ? 'dark' : 'light');
        const right = await paperOf(page, expected);

        const fresh = await context.newPage();
        await slowly(fresh);
        const stopFresh = await recordCorners(fresh);
        await fresh.goto('/posts/markdown/');
        const first = await stopFresh(right);
        expect(first).not.toContain(wrong);
        // Frames before the page's first one show the empty tab; every later one shows the page.
        expect(new Set(first.slice(first.indexOf(right)))).toEqual(new Set([right]));

        const stopNext = await recordCorners(fresh);
        for (const path of ['/', '/posts/', '/projects/complete/']) await fresh.goto(path);
        expect(new Set(await stopNext(right))).toEqual(new Set([right]));
      },
    );
  });
}
