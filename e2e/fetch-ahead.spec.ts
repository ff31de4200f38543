import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createStaticServer } from '../src/halflight/cli/static-server';
import { PREFETCH_QUEUE, PREFETCH_REST } from '../src/halflight/limits';
import { at, expect, narrow, test } from './fixtures';
import { REACT_FILES, untilHydrated } from './interactive';
import { askLast, watchWork } from './quiet';
import { folderOf, prefixOf } from './sites';
import { wholeBrowser } from './whole-browser';

test.use({ launchOptions: wholeBrowser });

const rules = 'script[type=speculationrules]';
const intentRules = '#_intent-rules';

async function withoutSpeculationRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
}

/** Records the pages that the page itself fetches, and holds back the responses until `release` is called. */
async function holdPages(page: Page) {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      asked.push(new URL(route.request().url()).pathname.slice(at('').length));
      await released;
      await route.fulfill({ body: '' });
    },
  );
  return { asked, release };
}

/** Points at links one after the other. */
async function pointAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page
      .locator(`a[href="${at(path)}"]`)
      .first()
      .dispatchEvent('pointerover');
  }
}

test('browsers that support it prerender pages', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator(intentRules).textContent();
  const { prerender } = JSON.parse(text ?? '') as {
    prerender: { eagerness: string; where: { and: { not?: { href_matches?: string[] } }[] } }[];
  };
  expect(prerender).toHaveLength(1);
  expect(prerender[0]?.eagerness).toBe('moderate');
  expect(prerender[0]?.where.and).toContainEqual({ href_matches: at('/*') });
  const excluded = prerender[0]?.where.and.flatMap(({ not }) => not?.href_matches ?? []);
  expect(excluded).toEqual(expect.arrayContaining([at('/contact/sent/'), at('/search/'), at('/*.xml')]));
});

test.describe('for a visitor with data saving on', () => {
  for (const supported of [true, false]) {
    test(`nothing is fetched ahead${supported ? '' : ', by the fallback neither'}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      if (!supported) await withoutSpeculationRules(page);
      const { asked, release } = await holdPages(page);
      await page.goto('/');
      await expect(page.locator(rules)).toHaveCount(0);
      await pointAt(page, ['/posts/', '/projects/', '/about/']);
      // Requests go out in order, so nothing was fetched before this one.
      const last = askLast(page, at('/last/'));
      await expect.poll(() => asked).toEqual(['/last/']);
      release();
      await last;
    });
  }
});

test.describe('in a browser without speculation rules', () => {
  test.beforeEach(({ page }) => withoutSpeculationRules(page));

  test('pages are fetched when pointed at, five at a time; the others wait their turn', async ({ page }) => {
    const { asked, release } = await holdPages(page);
    await page.goto('/');
    await expect(page.locator(rules)).toHaveCount(0);
    const first = ['/posts/', '/projects/', '/company/team/office/', '/about/', '/contact/'];
    const more = ['/plain/', '/posts/with-cover/'];
    await pointAt(page, ['/', ...first, ...first, ...more, ...more]);
    const last = askLast(page, at('/last/'));
    await expect.poll(() => asked).toEqual([...first, '/last/']);
    release();
    await last;
    await expect.poll(() => asked).toEqual([...first, '/last/', ...more]);
  });

  test('keyboard focus and touch count as pointing', async ({ page }) => {
    const { asked } = await holdPages(page);
    await page.goto('/');
    await page
      .locator(`a[href="${at('/about/')}"]`)
      .first()
      .focus();
    await page
      .locator(`a[href="${at('/contact/')}"]`)
      .first()
      .dispatchEvent('touchstart');
    await expect.poll(() => asked).toEqual(['/about/', '/contact/']);
  });
});

test.describe('once React changes pages in place', () => {
  for (const supported of [true, false]) {
    test(`what that needs is loaded ahead, once, and no document${supported ? '' : ', where there are no rules'}`, async ({
      page,
    }) => {
      if (!supported) await withoutSpeculationRules(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
      await untilHydrated(page);
      await expect(page.locator(intentRules)).toHaveCount(0);
      const { untilQuiet } = watchWork(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(at('').length)));
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' });
      await link.hover();
      await untilQuiet();
      const ahead = asked.splice(0);
      expect(ahead).toContain('/page-data/projects/page-data.json');
      expect(ahead.filter((path) => /^\/component---[\w-]*halflight-pages-list.*\.js$/.test(path))).toHaveLength(1);
      expect(ahead).not.toContain('/projects/');
      expect(new Set(ahead).size).toBe(ahead.length);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
      await untilQuiet();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      // What was fetched ahead is not requested again, only the new page's own pictures and the data of the build.
      expect(asked.filter((path) => ahead.includes(path) && !path.endsWith('/app-data.json'))).toEqual([]);
      // The scripts of its parts that work without React come once it shows them.
      expect(asked.filter((path) => REACT_FILES.test(path) || path.startsWith('/page-data/projects/'))).toEqual([]);
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: narrow, isMobile: true, hasTouch: true });

  /** Serves the main site and records requests for pages and data: a page cannot see what the browser fetches by itself. */
  async function serveAndCount(tolerated: RegExp[]) {
    const asked: { path: string; ahead: boolean }[] = [];
    const server = createStaticServer(folderOf('main'), prefixOf('main'));
    // The server strips the prefix, so this listener has to come first.
    server.prependListener('request', ({ url = '', headers }) => {
      const path = url.slice(at('').length);
      if (/\/$|page-data/.test(path))
        asked.push({ path, ahead: headers['sec-purpose']?.includes('prefetch') ?? false });
    });
    await new Promise<void>((done) => server.listen(0, () => done()));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    tolerated.push(new RegExp(`^request: ${origin}`));
    const pathsOf = (ahead: boolean) => asked.filter((request) => request.ahead === ahead).map(({ path }) => path);
    return {
      address: (path: string) => origin + at(path),
      ahead: () => pathsOf(true),
      others: () => pathsOf(false),
      server,
    };
  }

  /** The target paths of links in view, except the current page and the search. */
  const inView = (page: Page) =>
    page.evaluate(
      ([prefix]) =>
        [...document.links]
          .filter((link) => {
            const { top, bottom, width } = link.getBoundingClientRect();
            const { origin, pathname } = link;
            const leads = origin === location.origin && pathname.endsWith('/') && pathname !== location.pathname;
            return leads && width > 0 && bottom > 0 && top < innerHeight && !pathname.endsWith('/search/');
          })
          .map(({ pathname }) => pathname.slice(prefix.length)),
      [at('')] as const,
    );
  const deliveryOf = (page: Page) =>
    page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    );

  test('the browser fetches the pages linked in view once each, and a tap opens them', async ({ page, tolerated }) => {
    const { address, ahead, others, server } = await serveAndCount(tolerated);
    await page.goto(address('/posts/'));
    await page.evaluate(() => document.fonts.ready);
    const expected = [...new Set(await inView(page))].sort();
    expect(expected).toContain('/posts/with-cover/');
    await expect.poll(() => ahead().sort()).toEqual(expected);
    await page.getByRole('main').getByRole('link', { name: 'A post with a cover' }).first().tap();
    await page.waitForURL(address('/posts/with-cover/'));
    expect(await deliveryOf(page)).toBe('navigational-prefetch');
    expect(ahead().filter((path) => path === '/posts/with-cover/')).toHaveLength(1);
    expect(others()).toEqual(['/posts/']);
    server.close();
  });

  test('a prefetched document is still used once React runs, and is fetched once', async ({ page, tolerated }) => {
    const { address, ahead, others, server } = await serveAndCount(tolerated);
    await page.goto(address('/posts/'));
    await expect.poll(ahead).toContain('/posts/with-cover/');
    await page.locator('.header [data-interactive]:visible').first().dispatchEvent('touchstart');
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'A post with a cover' }).first().tap();
    await page.waitForURL(address('/posts/with-cover/'));
    expect(await deliveryOf(page)).toBe('navigational-prefetch');
    expect(ahead().filter((path) => path === '/posts/with-cover/')).toHaveLength(1);
    expect(others()).not.toContain('/posts/with-cover/');
    expect(others()).not.toContain('/page-data/posts/with-cover/page-data.json');
    server.close();
  });

  test('nothing is fetched for a visitor with a slow connection', async ({ page, tolerated }) => {
    const { address, ahead, server } = await serveAndCount(tolerated);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
    await page.clock.install();
    await page.goto(address('/posts/'));
    await page.clock.runFor(2 * PREFETCH_REST);
    await expect(page.locator(rules)).toHaveCount(0);
    await askLast(page, address('/about/'));
    expect(ahead()).toEqual([]);
    server.close();
  });

  test('without speculation rules the page fetches them itself, five at a time', async ({ page }) => {
    await withoutSpeculationRules(page);
    await page.setViewportSize({ ...narrow, height: 2 * narrow.height });
    await page.clock.install();
    const { asked, release } = await holdPages(page);
    await page.goto('/posts/');
    await page.evaluate(() => document.fonts.ready);
    const expected = [...new Set(await inView(page))];
    expect(expected.length).toBeGreaterThan(PREFETCH_QUEUE);
    await expect.poll(() => asked).toHaveLength(PREFETCH_QUEUE);
    await page.clock.runFor(2 * PREFETCH_REST);
    const last = askLast(page, at('/last/'));
    await expect.poll(() => asked.slice(PREFETCH_QUEUE)).toEqual(['/last/']);
    release();
    await last;
    await expect.poll(() => asked.filter((path) => path !== '/last/').sort()).toEqual(expected.sort());
  });
});

for (const touched of [true, false]) {
  test.describe(touched ? 'a tap' : 'a click', () => {
    if (touched) test.use({ viewport: narrow, isMobile: true, hasTouch: true });

    test(touched ? 'waits for no view transition' : 'may bring one', async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', (event) => Object.assign(window, { moved: event.viewTransition !== null })),
      );
      const hasMoved = () => page.evaluate(() => (window as unknown as { moved?: boolean }).moved);
      await page.goto('/posts/');
      const link = page.getByRole('main').getByRole('link', { name: 'A post with a cover' }).first();
      await (touched ? link.tap() : link.click());
      await page.waitForURL('/posts/with-cover/');
      // The page is revealed with its first frame, which may come after its load event.
      await expect.poll(hasMoved).toBe(!touched);
    });
  });
}
