import type { Page } from '@playwright/test';
import { paperOf, type Scheme } from './colours';
import { expect, test } from './fixtures';
import { recordCorners } from './frames';

/** Slows down the network and the processor, so that a wrong first frame would have time to be painted. */
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
        // Frames before the first one of the page show the empty tab; after it there is nothing but the page.
        expect(new Set(first.slice(first.indexOf(right)))).toEqual(new Set([right]));

        const stopNext = await recordCorners(fresh);
        for (const path of ['/', '/posts/', '/projects/complete/']) await fresh.goto(path);
        expect(new Set(await stopNext(right))).toEqual(new Set([right]));
      },
    );
  });
}
