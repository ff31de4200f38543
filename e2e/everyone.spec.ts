import type { Page } from '@playwright/test';
import { addRules } from './add-rules';
import { expect, kindsOfPage, narrow, test } from './fixtures';
import { differingPixels } from './frames';
import { groupsOfPages } from './in-chunks';
import { stopReactTimeout } from './interactive';

/** WCAG 2.2, 1.4.12: text spacing that a reader may set without loss of content. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Text that is cut off or overflows its box. Skips formulas, which are drawn, and SVG, which has no text. */
const lostWords = (page: Page) =>
  page.evaluate(() => {
    const lost = [...document.querySelectorAll<HTMLElement>('body *:not(math *, svg *, .visually-hidden)')].filter(
      (element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        const words = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
        );
        if (!words || display === 'inline' || element.clientWidth === 0 || element.closest('dialog, .visually-hidden'))
          return false;
        const wide = !/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        return wide || (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      },
    );
    return [
      ...lost.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.slice(0, 40)}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ];
  });

for (const { pages, group, tag } of groupsOfPages) {
  test(`with wider spaces in a text no words are lost: ${group}`, { tag }, async ({ page }) => {
    for (const [name, path] of pages) {
      await page.goto(path);
      await addRules(page, SPACING);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await lostWords(page), `${name}, ${width} wide`).toEqual([]);
      }
    }
  });
}

test.describe('at 400 %', () => {
  // 1280 by 1024 at 400 % zoom.
  test.use({ viewport: { width: 320, height: 256 } });

  test('the menu, the search and a picture can be used', async ({ page }) => {
    await stopReactTimeout(page);
    await page.goto('/everything/');
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const item of await page.locator('.menu :is(a, label)').all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await page.locator('#gallery a.enlarge').first().click();
    const dialog = page.locator('.lightbox[open]');
    for (const button of await dialog.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await dialog.locator('.lightbox-stage img').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(60);
    await page.keyboard.press('Escape');
    await page.locator('.search-button').first().click();
    const field = page.getByRole('textbox', { name: 'Words to look for' });
    await field.fill('words');
    const result = page.locator('.search-dialog .search-results a, .search-dialog li a').first();
    await expect(result).toBeVisible();
    await result.scrollIntoViewIfNeeded();
    await expect(result).toBeInViewport();
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  const alone = [
    '.header > a, .header > button, .menu-button, .search-button, .brand',
    '.button, .social-list a, .section-more, .pagination a, .pager a',
    '.list-ways a, .share-links a, .calendar-links a, .footer-links a, .source-links a',
    '.series a, summary, select, .contact-form :is(input, textarea):not([type=hidden], .contact-trap *)',
  ].join(', ');

  for (const { pages, group, tag } of groupsOfPages) {
    test(`what is pressed by itself is as large as a fingertip: ${group}`, { tag }, async ({ page }) => {
      for (const [name, path] of pages) {
        await page.goto(path);
        await page.evaluate(() => {
          for (const series of document.querySelectorAll<HTMLDetailsElement>('.series details')) series.open = true;
        });
        const small = await page.locator(alone).evaluateAll((elements) =>
          elements
            .filter(
              (element) => element.getClientRects().length > 0 && !element.closest('.visually-hidden, .contact-trap'),
            )
            .map(
              (element) => ({ element, ...element.getBoundingClientRect().toJSON() }) as { element: Element } & DOMRect,
            )
            .filter(({ width, height }) => Math.min(width, height) < 43.5)
            .map(({ element, width, height }) => `${element.tagName}.${element.className} ${width} x ${height}`),
        );
        expect.soft(small, name).toEqual([]);
      }
    });
  }

  test('so are the controls of the menu and of an enlarged picture', async ({ page }) => {
    await page.goto('/everything/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('.menu').evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
    for (const item of await page.locator('.menu :is(a, label)').all())
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('#gallery a.enlarge').first().tap();
    for (const button of await page.locator('.lightbox[open] button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
    }
  });
});

test('on a narrow screen the reading order runs from top to bottom', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const [name, path] of Object.entries(kindsOfPage)) {
    await page.goto(path);
    const turned = await page.evaluate(() => {
      const found: string[] = [];
      let before: { top: number; words: string } = { top: -Infinity, words: '' };
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, h4, p, summary, figcaption)')) {
        const { top, bottom, height } = element.getBoundingClientRect();
        // Collapsed content has a box, too.
        if (height === 0 || !element.checkVisibility()) continue;
        if (element.closest('.visually-hidden, dialog, [aria-hidden], .book-grid')) continue;
        const words = element.textContent.trim().slice(0, 30);
        if (bottom <= before.top + 1 && !sideBySide(element)) found.push(`“${words}” stands above “${before.words}”`);
        before = { top, words };
      }
      return found;

      /** Cards in columns are read one after another, each from its top. */
      function sideBySide(element: Element): boolean {
        const item = element.closest('li');
        const previous = item?.previousElementSibling;
        return Boolean(
          previous && Math.abs(previous.getBoundingClientRect().top - item.getBoundingClientRect().top) < 2,
        );
      }
    });
    expect.soft(turned, name).toEqual([]);
  }
});

for (const accent of ['#d1242f', '#15803d']) {
  test(`what is wrong and what has the focus look different with the accent ${accent}`, async ({ page }) => {
    await page.goto('/contact/');
    await addRules(page, `:root { --accent: ${accent} !important; --error: ${accent} !important }`);
    const field = page.locator('.contact-field').filter({ has: page.getByLabel('Your name') });
    const input = page.getByLabel('Your name');
    await input.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    // Even in the same colour, the two states must look different.
    const plain = await page.screenshot({ clip });
    await input.evaluate((element) => element.setAttribute('aria-invalid', 'true'));
    const wrong = await page.screenshot({ clip });
    await input.evaluate((element) => element.removeAttribute('aria-invalid'));
    await input.focus();
    const focused = await page.screenshot({ clip, caret: 'hide' });
    expect(await differingPixels(plain, wrong)).toBeGreaterThan(100);
    expect(await differingPixels(plain, focused)).toBeGreaterThan(100);
    expect(await differingPixels(wrong, focused)).toBeGreaterThan(100);
  });
}

test('mistakes are shown by words and a mark, not by colour alone', async ({ page }) => {
  await page.goto('/contact/');
  const button = page.getByRole('button', { name: 'Send message' });
  await button.hover();
  await button.focus();
  await expect.poll(() => page.locator('.contact-form').evaluate((form) => form.hasAttribute('novalidate'))).toBe(true);
  await button.click();
  const error = page.locator('.contact-field-error').first();
  await expect(error).toBeVisible();
  expect((await error.textContent())?.trim()).not.toBe('');
  expect(await error.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none');
});
