import type { Locator, Page } from '@playwright/test';
import { addRules } from './add-rules';
import { expect, narrow, test } from './fixtures';
import { differingPixels } from './frames';
import { openSearch } from './search-dialog';
import { violationsOf } from './violations';

/** With forced colours, browsers drop backgrounds and shadows: a state shown only by those would be invisible. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Enough pixels to be noticed: a line of two by ten. */
const VISIBLE = 20;

/** Expects an element to look different after a change. */
async function expectSeen(page: Page, shown: Locator, change: () => Promise<unknown>): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
  const before = await page.screenshot({ clip });
  await change();
  expect(await differingPixels(before, await page.screenshot({ clip }))).toBeGreaterThan(VISIBLE);
}

const without = (page: Page, selector: string) => () => addRules(page, `${selector} { visibility: hidden }`);

const choose = (radio: Locator) => () =>
  radio.evaluate((input: HTMLInputElement) => {
    input.checked = true;
  });

const unmark = (link: Locator) => () => link.evaluate((element) => element.removeAttribute('aria-current'));

for (const [what, path, selector] of [
  ['a question', '/everything/', '#faq summary'],
  ['a series', '/posts/markdown/', '.series summary'],
  ['a detail in a text', '/posts/markdown/', '.prose details:not(.diagram-source) summary'],
] as const) {
  test(`that ${what} unfolds`, async ({ page }) => {
    await page.goto(path);
    await expectSeen(page, page.locator(selector).first(), without(page, 'summary::after'));
  });
}

test('that the contents of a narrow screen unfold', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/posts/markdown/');
  await expectSeen(page, page.locator('.contents summary'), without(page, 'summary::after'));
});

test('which theme is chosen', async ({ page }) => {
  await page.goto('/');
  const dark = page.getByRole('radio', { name: 'Dark' });
  await expectSeen(page, dark, choose(dark));
});

test('which page of the navigation is shown, on a wide screen and in the menu', async ({ page }) => {
  for (const size of [{ width: 1280, height: 800 }, narrow]) {
    await page.setViewportSize(size);
    await page.goto('/posts/');
    if (size === narrow) await page.getByRole('button', { name: 'Menu' }).click();
    // The weight of its letters alone would hardly be noticed.
    await addRules(page, '.menu-list a { font-weight: 400 }');
    const current = page.locator('.menu-list [aria-current]');
    await expectSeen(page, current, unmark(current));
  }
});

test('which part of the contents is read', async ({ page }) => {
  await page.goto('/posts/markdown/');
  const link = page.locator('.contents a').first();
  await expectSeen(page, link, () => link.evaluate((element) => element.setAttribute('aria-current', 'true')));
});

test('the line of time', async ({ page }) => {
  await page.goto('/everything/');
  await expectSeen(page, page.locator('.timeline-item').first(), without(page, '.timeline-item::after'));
});

test('what of a list of tasks is done', async ({ page }) => {
  await page.goto('/posts/markdown/');
  const open = page.locator('.task-list-item input:not(:checked)');
  await expectSeen(page, open, choose(open));
});

test('which lines of code are marked', async ({ page }) => {
  await page.goto('/posts/markdown/');
  const line = page.locator('.line.highlighted').first();
  await expectSeen(page, line, () => line.evaluate((element) => element.classList.remove('highlighted')));
});

test('a rule between two parts of a text', async ({ page }) => {
  await page.goto('/posts/markdown/');
  await expectSeen(page, page.locator('.prose > hr'), without(page, 'hr'));
});

test('which kind the search is narrowed to', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('words');
  const kind = page.locator('.search-kind').nth(1);
  await expect(kind).toBeVisible();
  await expectSeen(page, kind, choose(kind.getByRole('radio')));
});

test('which filter of a list is chosen, not by its border alone', async ({ page }) => {
  await page.goto('/projects/?tag=metal');
  await addRules(page, '.list-filter-values a { border-color: ButtonBorder }');
  const chosen = page.locator('.list-filter-values [aria-current]');
  await expectSeen(page, chosen, unmark(chosen));
});

test('which field is wrong', async ({ page }) => {
  await page.goto('/contact/');
  const field = page.locator('.contact-field').first();
  const input = field.locator('input');
  await expectSeen(page, field, () => input.evaluate((element) => element.setAttribute('aria-invalid', 'true')));
});

test('which picture has the focus, and the buttons once it is enlarged', async ({ page }) => {
  await page.goto('/everything/');
  const link = page.locator('#gallery a.enlarge').first();
  await page.keyboard.press('Tab');
  await expectSeen(page, link, () => link.focus());
  await link.click();
  expect(await violationsOf(page, '.lightbox[open]')).toEqual([]);
  for (const button of await page.locator('.lightbox[open] button').all())
    await expectSeen(page, button, () =>
      button.evaluate((element) => element.querySelector('svg')?.setAttribute('visibility', 'hidden')),
    );
});

test.describe('in a long list', { tag: '@slow' }, () => {
  test.use({ site: 'many' });

  test('which page of it is shown', async ({ page }) => {
    await page.goto('/posts/');
    const current = page.locator('.pagination [aria-current]');
    await expectSeen(page, current, unmark(current));
  });
});
