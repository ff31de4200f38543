import type { Page } from '@playwright/test';
import { expect, kindsOfPage, narrow, test } from './fixtures';
import { addInteractiveParts, hydrate } from './interactive';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a style sheet changes most: where the boxes are, and how what is in them looks. */
const properties = [
  ...[
    'display',
    'position',
    'width',
    'height',
    'margin',
    'padding',
    'gap',
    'grid-template-columns',
    'inset',
    'translate',
  ],
  ...['color', 'background', 'border', 'border-radius', 'box-shadow', 'filter', 'opacity', 'outline', 'content'],
  ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'list-style', 'white-space', 'clip-path', 'cursor'],
];

/** How every element of the page looks, and what is drawn before and after it. */
async function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll('html, body, body *:not(template, script, style, svg *)')].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const values = pseudo && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name));
          return `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''} ${values.join(' ')}`;
        }),
      ),
    properties,
  );
}

/** Loads every picture: one that comes meanwhile may move what is below it by a fraction of a pixel. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loads = [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.all(loads);
  });
}

for (const [name, path] of Object.entries(kindsOfPage)) {
  test(`${name} looks the same with the styles of the whole site`, async ({ page }) => {
    for (const size of [narrow, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await loadPictures(page);
      const own = await looksOf(page);
      expect(own.length).toBeGreaterThan(100);
      await page.evaluate(async () => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = document.querySelector<HTMLElement>('style[data-href]')?.dataset.href ?? '';
        const loaded = new Promise((done) => link.addEventListener('load', done));
        document.head.append(link);
        await loaded;
      });
      const whole = await looksOf(page);
      expect(own.filter((look, index) => look !== whole[index])).toEqual([]);
    }
  });
}

test('a page changed in place has its styles, though the first one had no use for them', async ({ page }) => {
  await page.goto('/projects/');
  const expected = await page
    .locator('.project-card')
    .first()
    .evaluate((card) => getComputedStyle(card).display);
  await addInteractiveParts(page);
  await page.goto('/posts/plain/', { waitUntil: 'networkidle' });
  expect(await page.locator('style[data-href]').textContent()).not.toContain('.project-card');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { here: true }));
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  const card = page.locator('.project-card').first();
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
  expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe(expected);
});
