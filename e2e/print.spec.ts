import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { addressOf, expect, kindsOfPage, test } from './fixtures';
import { openInLook } from './with-look';

/** A sheet of A4 without its margins, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

test.use({ viewport: sheet, colorScheme: 'dark' });

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('a CV has its person’s name and contact details', async ({ page }) => {
  await page.goto('/experience/');
  const head = page.locator('.person-head');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head).toBeVisible();
  await expect(head.locator('.person-head-name')).toHaveText('Test Person');
  for (const words of ['Tester of sites · Berlin', 'person@halflight.test', 'https://github.com/test-person', 'German'])
    await expect(head).toContainText(words);
});

test('its years are next to their entries, in dark text', async ({ page }) => {
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

test('a page says whose it is and where it lies, on paper only', async ({ page }) => {
  await page.goto('/plain/');
  const head = page.locator('.print-head');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head.locator('span')).toHaveText(['Test Person', addressOf('/plain/')]);
});

test('nothing that is only of use on a screen is printed', async ({ page }) => {
  await print(page, '/posts/markdown/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['On this page', 'Share', 'More posts'])
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden();
  for (const part of await page.locator('.header, .skip-link, button').all()) await expect(part).toBeHidden();
});

/** Prints a page to a PDF as a browser would, and reads it: the size of its sheets in points, and the text of each. */
async function readPrinted(page: Page, path: string, format: 'A4' | 'Letter' = 'A4') {
  await page.goto(path);
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { text } = await extractText(document);
  const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(1)).view;
  return { pages: text, width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** The lines of a sheet, without the page number at its foot. */
const linesOf = (text: string) => text.split('\n').filter((line) => !/^\d+ \/ \d+$/.test(line.trim()));

for (const [format, width, height] of [
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const) {
  test(`a curriculum vitae on ${format} has all that leads to its person in its words`, async ({ page }) => {
    const printed = await readPrinted(page, '/experience/', format);
    expect(Math.abs(printed.width - width)).toBeLessThanOrEqual(1);
    expect(Math.abs(printed.height - height)).toBeLessThanOrEqual(1);
    expect(printed.pages).toHaveLength(1);
    const words = linesOf(printed.pages[0] ?? '').join(' ');
    for (const part of [
      'Test Person Tester of sites · Berlin',
      'E-mail person@halflight.test',
      'Phone +49 30 000000',
      'GitHub https://github.com/test-person',
      'Skills Reading, Writing',
      'Languages English, German',
      'Keeper of the test site',
      'Education',
      'Example University (https://example.org/university/) · Vienna',
    ])
      expect(words).toContain(part);
    // Nothing interactive.
    expect(words).not.toMatch(/Menu|Search|Skip to content|Share/);
    expect(printed.pages[0]).toMatch(/^1 \/ 1$/m);
  });
}

test('its links work in a PDF', async ({ page }) => {
  await page.goto('/experience/');
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const annotations = (await (await document.getPage(1)).getAnnotations()) as { url?: string }[];
  const urls = annotations.map(({ url }) => url);
  for (const url of ['mailto:person@halflight.test', 'https://github.com/test-person']) expect(urls).toContain(url);
});

test('a long text breaks well across pages', async ({ page }) => {
  const { pages } = await readPrinted(page, '/posts/markdown/');
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.length).toBeLessThan(9);
  const headings = await page.locator('.prose :is(h2, h3)').allInnerTexts();
  pages.forEach((text, index) => {
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    // A sheet does not end with a heading.
    expect(headings).not.toContain(linesOf(text).at(-1)?.trim());
  });
  expect(pages.join('\n')).not.toMatch(/^Copy$/m);
});

test('nothing is wider than the page', async ({ page }) => {
  test.slow();
  for (const [name, path] of Object.entries(kindsOfPage)) {
    await print(page, path);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
      .toBeLessThanOrEqual(0);
  }
});

test('buttons are printed in black, with the URLs of external links', async ({ page }) => {
  await print(page, '/');
  const buttons = page.locator('.hero .button');
  await expect(buttons).toHaveText(['See the projects', 'Read elsewhere']);
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  for (const button of await buttons.all()) {
    await expect(button).toHaveCSS('color', ink);
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(button).toHaveCSS('border-top-width', '0px');
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
  }
  const after = await buttons.last().evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain('https://example.org/reading/');
  const within = await buttons.first().evaluate((element) => getComputedStyle(element, '::after').content);
  expect(within).toBe('none');
});

test('external links in a text show their URLs', async ({ page }) => {
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

test('a book’s cover leaves room for the text beside it, and is not split', async ({ page }) => {
  await print(page, '/featured/');
  const cover = page.locator('.book-featured .book-cover');
  const { x = 0, width = 0 } = (await cover.boundingBox()) ?? {};
  const words = await page.locator('.book-featured-words').boundingBox();
  expect(x + width).toBeLessThan(words?.x ?? 0);
  // Browsers print almost transparent colours as white.
  const fold = await cover.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  expect(fold).toBe('rgba(0, 0, 0, 0)');
});

for (const [path, ...whole] of [
  ['/featured/', '.service'],
  ['/posts/markdown/', '.code-head', '.embed', '.callout'],
  ['/projects/', '.entry-card'],
] as const) {
  test(`no sheet ends within ${whole.join(' or ')}`, async ({ page }) => {
    await print(page, path);
    for (const selector of whole) await expect(page.locator(selector).first()).toHaveCSS('break-inside', 'avoid');
  });
}

test('a look’s background is not printed', async ({ page }) => {
  await openInLook(page, '/everything/', { look: 'launch' });
  const section = page.locator('main > .section:nth-child(even)').first();
  await expect(section).not.toHaveCSS('box-shadow', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(section).toHaveCSS('box-shadow', 'none');
  await expect(section).toHaveCSS('clip-path', 'none');
});

for (const theme of [{ look: 'launch' }, { ornament: './own.svg' }] as const) {
  test(`the hero takes no more room on paper than its words need: ${Object.values(theme).join()}`, async ({ page }) => {
    await openInLook(page, '/grounds/', theme);
    await page.emulateMedia({ media: 'print' });
    const hero = await page.locator('.hero').boundingBox();
    const words = await page.locator('.hero-words').boundingBox();
    expect(hero?.height).toBeLessThan((words?.height ?? 0) + 160);
  });
}

test('a missing cover leaves no empty frame in print', async ({ page }) => {
  await openInLook(page, '/posts/', { posts: 'cards' });
  const post = page.locator('.post-item:not(:has(.post-item-cover))').first();
  const content = () => post.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await content()).toBe('""');
  await page.emulateMedia({ media: 'print' });
  expect(await content()).toBe('none');
});
