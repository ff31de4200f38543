import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilHydrated, waitForReact } from './interactive';

/** What React needs to start. The search index is requested later, once the dialog is there. */
const needed = /\.(?:js|css)$|\/page-data\//;
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
  test(`${name} asks for all that it needs at once, and for nothing twice`, async ({ page }) => {
    const { asked, release } = await holdScripts(page);
    await waitForReact(page);
    await page.goto(path);
    expect(asked).toEqual([]);
    await reach(page);
    const parts = ['/app-', '/framework-', '/component---', '/page-data.json', '/sq/d/', '.css'];
    for (const part of [...parts, ...(name === 'the search' ? ['/search-dialog-'] : [])])
      await expect.poll(() => asked.some((file) => file.includes(part)), part).toBe(true);
    const first = [...asked];
    release();
    await ready(page);
    // Gatsby requests `app-data.json`, which tells it of a new build, once more; browsers have it cached for a minute.
    const isKept = (file: string) => file.endsWith('/app-data.json');
    expect(asked.slice(first.length).filter((file) => !isKept(file))).toEqual([]);
    expect(first.filter((file, index) => first.indexOf(file) !== index && !isKept(file))).toEqual([]);
  });
}
