import type { Page } from '@playwright/test';
import { at, expect, test } from './fixtures';

const rules = 'script[type=speculationrules]';

async function withoutSpeculationRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
}

/** Counts what the page itself asks for, and lets nothing of it through until told. */
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

test('pages are made ready ahead where the browser can', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator(rules).textContent();
  const { prerender } = JSON.parse(text ?? '') as { prerender: { eagerness: string; where: { and: object[] } }[] };
  expect(prerender).toHaveLength(1);
  expect(prerender[0]?.eagerness).toBe('moderate');
  expect(prerender[0]?.where.and).toContainEqual({ href_matches: at('/*') });
  expect(prerender[0]?.where.and).toContainEqual({ not: { href_matches: at('/contact/sent/') } });
});

test.describe('for a visitor who saves data', () => {
  for (const supported of [true, false]) {
    test(`nothing is fetched ahead${supported ? '' : ', by the fallback neither'}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      if (!supported) await withoutSpeculationRules(page);
      const { asked } = await holdPages(page);
      await page.goto('/');
      await expect(page.locator(rules)).toHaveCount(0);
      await pointAt(page, ['/posts/', '/projects/', '/about/']);
      await page.waitForTimeout(200);
      expect(asked).toEqual([]);
    });
  }
});

test.describe('where the browser knows no speculation rules', () => {
  test.beforeEach(({ page }) => withoutSpeculationRules(page));

  test('pages are fetched once pointed at, five at once and no more', async ({ page }) => {
    const { asked, release } = await holdPages(page);
    await page.goto('/');
    await expect(page.locator(rules)).toHaveCount(0);
    const first = ['/posts/', '/projects/', '/company/team/office/', '/about/', '/contact/'];
    const more = ['/plain/', '/posts/with-cover/'];
    await pointAt(page, ['/', ...first, ...first, ...more]);
    await expect.poll(() => asked.length).toBe(5);
    await page.waitForTimeout(200);
    expect(asked).toEqual(first);
    release();
    await expect
      .poll(async () => {
        await pointAt(page, more);
        // Which of the two was still waiting when there was room again is a matter of moments.
        return [...asked.slice(0, 5), ...asked.slice(5).sort()];
      })
      .toEqual([...first, ...more]);
  });

  test('the keyboard and touch count as pointing', async ({ page }) => {
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

  test('nothing of another site is fetched', async ({ page }) => {
    await page.goto('/');
    await page.locator('a[href^="https://example.org"]').first().hover();
    await page.locator('a[href^="https://github.com"]').first().hover();
    await page.waitForTimeout(200);
  });
});
