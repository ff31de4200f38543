import type { Page } from '@playwright/test';
import { paperOf } from './colours';
import { expect, LATE_PRELOAD, test } from './fixtures';
import { differingPixels, recordCorners } from './frames';
import { groupsOfPages } from './in-chunks';
import {
  addInteractiveParts,
  expectHydratedAsItIs,
  hasReact,
  hydrate,
  isHydrated,
  isReactThere,
  untilHydrated,
} from './interactive';
import { watchWork } from './quiet';

const path = '/posts/markdown/';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await addInteractiveParts(page);
});

test.describe('React starts when a visitor', () => {
  test.use({ hasTouch: true });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'points at': (page) => page.locator('#reach').hover(),
    touches: (page) => page.getByLabel('Words', { exact: true }).tap(),
    'tabs to': async (page) => {
      await page.getByRole('heading', { level: 1 }).click();
      for (let count = 0; count < 80 && !(await isFocusWithin(page)); count += 1) await page.keyboard.press('Tab');
    },
  };

  for (const [way, reach] of Object.entries(ways)) {
    test(`${way} something interactive, and not before`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await isReactThere(page)).toBe(false);
      await reach(page);
      await untilHydrated(page);
    });
  }
});

async function isFocusWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('#reach') !== null);
}

for (const { pages, group, tag } of groupsOfPages) {
  test(`a page stays as it is when React takes it over, ${group}`, { tag }, async ({ page }) => {
    for (const [name, address] of pages) await expectHydratedAsItIs(page, address, name);
  });
}

test('React starts in small steps, and a key pressed in one part waits only for that part', async ({ page }) => {
  await page.addInitScript(() => {
    const steps: (() => void)[] = [];
    let time = 0;
    // React's scheduler passes its next step to this function if it exists, and ends a step after five milliseconds by its clock.
    Object.assign(window, { steps, setImmediate: (step: () => void) => steps.push(step) });
    performance.now = () => (time += 6);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('#reach').hover();
  await page.waitForFunction(() => (window as unknown as Scheduled).steps.length > 0);
  const hasPart = (part: string) =>
    page.locator(part).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  expect(await hasPart('.header')).toBe(false);
  await page.locator('.search-button').press('Shift');
  expect(await hasPart('.header')).toBe(true);
  expect(await hasPart('main > :last-child')).toBe(false);
  expect(await hasPart('.footer')).toBe(false);
  const taken = await page.evaluate(async () => {
    const { steps } = window as unknown as Scheduled;
    let count = 0;
    for (let step = steps.shift(); step; step = steps.shift()) {
      count += 1;
      step();
      // React schedules the next step in a microtask.
      await Promise.resolve();
      await Promise.resolve();
    }
    return count;
  });
  expect(await page.evaluate(hasReact)).toBe(true);
  // All at once would be less than ten.
  expect(taken).toBeGreaterThan(100);
});

/** What the test above puts into the window: React's pending steps. */
interface Scheduled {
  steps: (() => void)[];
}

test('Chromium is asked to compile scripts while they arrive, and keeps them where no id of a text can be', async ({
  page,
}) => {
  await page.goto(path);
  await hydrate(page);
  expect(await page.evaluate(() => '_chunks' in window)).toBe(true);
  const sources = await page
    .locator('body > script[src]:not([src*="/client-"])')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources)
    expect(await (await page.request.get(source)).text()).toMatch(/^(?:\/\*.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/);
});

test('React starts without disturbing a visitor’s activity', async ({ page }) => {
  await expectUndisturbed(page, path);
});

test('so it does where the address names another place of the page', async ({ page }) => {
  await expectUndisturbed(page, `${path}#a-quotation`);
});

test('so it does where Gatsby remembers another place, from an earlier visit in this tab', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem(`@@scroll|${location.pathname}|initial`, '3000'));
  await expectUndisturbed(page, path);
});

async function expectUndisturbed(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: false });
    document.querySelector('#reach')?.scrollIntoView({ block: 'center' });
  });
  // React's files arrive late, in the middle of a word.
  let letCome: () => void = () => undefined;
  const come = new Promise<void>((done) => (letCome = done));
  await page.route(/\.js$/, async (route) => {
    await come;
    await route.fallback();
  });
  const input = page.getByLabel('Words', { exact: true });
  const radio = page.getByRole('radio', { name: 'Dark' });
  await radio.evaluate((element: HTMLInputElement) => element.click());
  // It follows the frame that shows the choice.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Agree').evaluate((element: HTMLInputElement) => (element.checked = true));
  await input.focus();
  const focused = await page.evaluateHandle(() => document.activeElement);
  const scroll = await page.evaluate(() => scrollY);
  await page.keyboard.type('Half ');
  expect(await isReactThere(page)).toBe(false);
  const before = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const stop = await recordCorners(page);
  letCome();
  await untilHydrated(page);
  const after = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.keyboard.type('a word');
  await expect(input).toHaveValue('Half a word');
  await expect(page.getByLabel('Agree')).toBeChecked();
  await expect(radio).toBeChecked();
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  expect(scroll).toBeGreaterThan(0);
  expect(await differingPixels(before, after)).toBe(0);
  const dark = await paperOf(page, 'dark');
  expect(new Set(await stop(dark))).toEqual(new Set([dark]));
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
}

test('the colours, fonts and icons of a page never disappear while React renders it, or another', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const kept = 'style, link[rel~=icon], link[rel=preload], link[rel=manifest], meta[name=theme-color]';
  await page.evaluate((selector) => {
    const gone: string[] = [];
    Object.assign(window, { gone });
    // Records nodes that leave the head, even briefly.
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node instanceof Element && node.matches(selector)) gone.push(node.outerHTML.slice(0, 80));
    }).observe(document.head, { childList: true });
    new MutationObserver((changes) => {
      for (const { attributeName } of changes) gone.push(`html: ${attributeName}`);
    }).observe(document.documentElement, { attributes: true });
  }, kept);
  await hydrate(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expect(page).toHaveTitle('Projects · Test Person');
  await page.goBack();
  await expect(page).not.toHaveTitle('Projects · Test Person');
  expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
  // And there is only one of each.
  expect(await page.locator(kept).evaluateAll((nodes) => nodes.map(({ outerHTML }) => outerHTML))).toEqual(
    await page.locator(kept).evaluateAll((nodes) => [...new Set(nodes.map(({ outerHTML }) => outerHTML))]),
  );
});

test.describe('React is left out', () => {
  test('when the site was deployed anew since, and links go on', async ({ page, tolerated }) => {
    tolerated.push(LATE_PRELOAD);
    await page.route('**/app-data.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"webpackCompilationHash":"0123456789abcdef0123"}' }),
    );
    const { untilQuiet } = watchWork(page);
    await page.goto(path);
    const asked = page.waitForRequest('**/app-data.json');
    await page.locator('#reach').hover();
    await asked;
    await untilQuiet();
    expect(await isReactThere(page)).toBe(false);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('when its page was edited since, whose words stay as they are', async ({ page, tolerated }) => {
    tolerated.push(LATE_PRELOAD);
    await page.route('**/page-data/posts/markdown/page-data.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('quotation', 'citation') });
    });
    const { untilQuiet } = watchWork(page);
    await page.goto(path);
    const asked = page.waitForRequest('**/page-data/posts/markdown/page-data.json');
    await page.locator('#reach').hover();
    await asked;
    await untilQuiet();
    expect(await isHydrated(page)).toBe(false);
    await expect(page.getByRole('heading', { name: 'A quotation' })).toBeVisible();
  });
});
