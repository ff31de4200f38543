import type { Page } from '@playwright/test';
import { addressOf, expect, test } from './fixtures';

/** A sheet of A4 between its margins, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

test.use({ viewport: sheet, colorScheme: 'dark' });

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('a curriculum vitae has the name of its person, and how to reach them', async ({ page }) => {
  await page.goto('/experience/');
  const head = page.locator('.person-head');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head).toBeVisible();
  await expect(head.locator('.person-head-name')).toHaveText('Test Person');
  for (const words of ['Tester of sites · Berlin', 'person@halflight.test', 'https://github.com/test-person', 'German'])
    await expect(head).toContainText(words);
});

test('its years stand beside what happened in them, in ink', async ({ page }) => {
  await print(page, '/experience/');
  const item = page.locator('.timeline-item').first();
  const when = await item.locator('.timeline-when').boundingBox();
  const words = await item.locator('.timeline-words').boundingBox();
  expect((when?.x ?? 0) + (when?.width ?? 0)).toBeLessThan(words?.x ?? 0);
  expect(Math.abs((when?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(20);
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  await expect(item.locator('.timeline-highlights')).toHaveCSS('color', ink);
});

test('it begins on the first page, and this one has no second', async ({ page }) => {
  await page.goto('/experience/');
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const path of ['/posts/with-cover/', '/projects/complete/', '/events/talk/', '/plain/']) {
  test(`${path} says whose it is and where it lies, on paper only`, async ({ page }) => {
    await page.goto(path);
    const head = page.locator('.print-head');
    await expect(head).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(head).toBeVisible();
    await expect(head.locator('span')).toHaveText(['Test Person', addressOf(path)]);
  });
}

test('buttons are ink on paper, and say where they lead out to', async ({ page }) => {
  await print(page, '/');
  const buttons = page.locator('.hero .button');
  await expect(buttons).toHaveText(['See the projects', 'Read elsewhere']);
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  for (const button of await buttons.all()) {
    await expect(button).toHaveCSS('color', ink);
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopColor)).not.toBe('rgba(0, 0, 0, 0)');
  }
  const after = await buttons.last().evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain('https://example.org/reading/');
  const within = await buttons.first().evaluate((element) => getComputedStyle(element, '::after').content);
  expect(within).toBe('none');
});

test('links out of a text say where they lead', async ({ page }) => {
  await print(page, '/posts/markdown/');
  const link = page.locator('.prose a.external').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain((await link.getAttribute('href')) ?? '-');
});

test('a cover leaves most of the first page to the text', async ({ page }) => {
  for (const path of ['/posts/with-cover/', '/projects/complete/']) {
    await print(page, path);
    const { height = Infinity } = (await page.locator('.entry-cover').boundingBox()) ?? {};
    expect(height).toBeLessThan(sheet.height / 4);
  }
});
