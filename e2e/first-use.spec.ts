import type { Page } from '@playwright/test';
import { PREFETCH_REST } from '../src/halflight/limits';
import { expect, LATE_PRELOAD, test } from './fixtures';
import { REACT_FILES, isReactThere, untilHydrated, waitForReact } from './interactive';

/** What React needs to start. The search index is requested later, once the dialog is there. */
const needed = new RegExp(`${REACT_FILES.source}|\\.css$|/page-data/`);
const indexed = /\/pagefind\//;

/** Holds back everything that React needs, so that nothing that arrives can ask for more. Returns what was requested, and what releases it. */
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

/** Shows a page nothing that is in view, so that it fetches nothing ahead for it. Returns what shows it. */
async function holdView(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(element: Element): void {
        addEventListener('test-view', () => super.observe(element));
      }
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('test-view')));
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
    // On a slow machine, a form would have been in view for too long before anyone reaches for it.
    const show = await holdView(page);
    await waitForReact(page);
    await page.goto(path);
    expect(asked).toEqual([]);
    await reach(page);
    const parts = ['/app-', '/framework-', '/component---', '/page-data.json', '/sq/d/', '.css'];
    for (const part of [...parts, ...(name === 'the search' ? ['/search-dialog-'] : [])])
      await expect.poll(() => asked.some((file) => file.includes(part)), part).toBe(true);
    const first = [...asked];
    // The form has been in view for as long as it takes to fetch all of it ahead.
    await show();
    await page.waitForTimeout(2 * PREFETCH_REST);
    release();
    await ready(page);
    // Gatsby requests `app-data.json`, which tells it of a new build, once more; browsers have it cached for a minute.
    const isKept = (file: string) => file.endsWith('/app-data.json');
    expect(asked.slice(first.length).filter((file) => !isKept(file))).toEqual([]);
    expect(first.filter((file, index) => first.indexOf(file) !== index && !isKept(file))).toEqual([]);
  });
}

test('a contact form that is in view has fetched what it needs before anyone writes, and has run nothing of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact/');
  for (const part of ['/app-', '/framework-', '/component---', '/page-data.json', '/sq/d/', '.css'])
    await expect.poll(() => asked.some((path) => path.includes(part)), part).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await isReactThere(page)).toBe(false);
  // With routes, Playwright keeps pages from the cache: they ask again for what they have.
  const fetched = asked.splice(0);
  await page.getByLabel('Name').first().focus();
  await untilHydrated(page);
  expect(asked.filter((path) => !fetched.includes(path) && !path.endsWith('/app-data.json'))).toEqual([]);
});

test.describe('a visitor who saves data', () => {
  test('fetches nothing for a form that they may not use', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/contact/', { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  });
});
