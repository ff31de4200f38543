import type { Page } from '@playwright/test';
import { PREFETCH_REST } from '../src/halflight/limits';
import { expect, LATE_PRELOAD, test } from './fixtures';
import { REACT_FILES, isReactThere, untilHydrated, stopReactTimeout } from './interactive';

/** What React needs to start. The search index is requested later, once the dialog is there; every page loads its deferred styles. */
const needed = new RegExp(`${REACT_FILES.source}|(?<!/deferred-[\\da-f]{20})\\.css$|/page-data/`);
const indexed = /\/pagefind\//;

/** Holds back everything that React needs, so that none of it can request more. Returns the requests, and a function that releases them. */
async function holdScripts(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(needed, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!indexed.test(pathname)) asked.push(pathname);
    await released;
    await route.continue();
  });
  return { asked, release };
}

/**
 * Makes a page believe that nothing is in view, so that it fetches nothing ahead. Returns a function that ends this, and lets the time pass after which
 * the page would fetch something.
 */
async function holdView(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.addInitScript(() => {
    const held: (() => Promise<void>)[] = [];
    const waiting = new WeakMap<IntersectionObserver, () => void>();
    Object.assign(window, { held });
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          callback(entries, observer);
          waiting.get(observer)?.();
        }, options);
      }
      override observe(element: Element): void {
        held.push(
          () =>
            new Promise((done) => {
              waiting.set(this, done);
              super.observe(element);
            }),
        );
      }
    };
  });
  return async () => {
    await page.evaluate(() =>
      Promise.all((window as unknown as { held: (() => Promise<void>)[] }).held.map((look) => look())),
    );
    await page.clock.runFor(2 * PREFETCH_REST);
  };
}

const cases: [
  name: string,
  path: string,
  reach: (page: Page) => Promise<void>,
  ready: (page: Page) => Promise<void>,
][] = [
  [
    'the search',
    '/posts/plain/',
    (page) => page.keyboard.press('/'),
    (page) => expect(page.getByText('What can be searched')).toBeVisible(),
  ],
  ['the contact form', '/contact/', (page) => page.getByLabel('Name').first().focus(), untilHydrated],
];

for (const [name, path, reach, ready] of cases) {
  test(`${name} asks for all that it needs at once, and for nothing twice`, async ({ page, tolerated }) => {
    // The scripts may be held back for longer than Chromium's three seconds.
    tolerated.push(LATE_PRELOAD);
    const { asked, release } = await holdScripts(page);
    // On a slow machine, a form would be in view for too long before it is used.
    const show = await holdView(page);
    await stopReactTimeout(page);
    await page.goto(path);
    expect(asked).toEqual([]);
    await reach(page);
    const parts = ['/app-', '/framework-', '/component---', '/page-data.json', '/sq/d/', '.css'];
    for (const part of [...parts, ...(name === 'the search' ? ['/search-dialog-'] : [])])
      await expect.poll(() => asked.some((file) => file.includes(part)), part).toBe(true);
    const first = [...asked];
    // Everything that the form needs is fetched ahead while it is in view.
    await show();
    release();
    await ready(page);
    // Gatsby requests `app-data.json`, which tells it of a new build, once more; browsers have it cached for a minute.
    const isKept = (file: string) => file.endsWith('/app-data.json');
    expect(asked.slice(first.length).filter((file) => !isKept(file))).toEqual([]);
    expect(first.filter((file, index) => first.indexOf(file) !== index && !isKept(file))).toEqual([]);
  });
}

test('a contact form in view has fetched what it needs before anyone writes, and run none of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact/');
  for (const part of ['/app-', '/framework-', '/component---', '/page-data.json', '/sq/d/', '.css'])
    await expect.poll(() => asked.some((path) => path.includes(part)), part).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await isReactThere(page)).toBe(false);
  // Playwright's routes disable the cache, so pages request again what they already have.
  const fetched = asked.splice(0);
  await page.getByLabel('Name').first().focus();
  await untilHydrated(page);
  expect(asked.filter((path) => !fetched.includes(path) && !path.endsWith('/app-data.json'))).toEqual([]);
});

test.describe('a visitor with data saving on', () => {
  test('fetches nothing for a form that may stay unused', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const show = await holdView(page);
    await page.goto('/contact/');
    await show();
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  });
});
