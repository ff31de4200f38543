import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/posts/markdown/');
});

test('headings can be linked to, each with a unique id in its text', async ({ page }) => {
  const ids = await page.locator('.prose :is(h2, h3)').evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids).toContain('a-heading-one-level-deeper');
  expect(ids).toContain('the-same-heading');
  expect(ids).toContain('the-same-heading-1');
  expect(new Set(ids).size).toBe(ids.length);
  const heading = page.getByRole('heading', { name: 'A quotation' });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/#a-quotation$/);
  await expect(heading).toBeInViewport();
});

test('code is coloured for both themes without a script', async ({ page }) => {
  const block = page.locator('pre').filter({ hasText: 'export async function greet' });
  const coloursOf = () =>
    block
      .locator('code span span')
      .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await coloursOf();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await coloursOf();
  expect(light.length).toBeGreaterThanOrEqual(4);
  expect(dark.length).toBeGreaterThanOrEqual(4);
  expect(dark.filter((colour) => light.includes(colour))).toEqual([]);
});

test('a code block is copied with one press, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('.code-block').filter({ hasText: 'export async function greet' });
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("return words.join(' ');");
  expect(copied.trim().split('\n')).toHaveLength(5);
  await expect(block.getByRole('status')).toBeEmpty();
});

test('the button that copies stays in view while long code is scrolled', async ({ page }) => {
  const block = page.locator('.code-block').filter({ hasText: 'export async function greet' });
  await block.locator('code').evaluate((code) => code.append('\n'.repeat(200)));
  await block.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 2000));
  await expect(block.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
});

test('footnotes link down and back', async ({ page }) => {
  await page.getByRole('link', { name: 'Footnote 1' }).click();
  const note = page.getByRole('region', { name: 'Footnotes' }).getByRole('listitem').first();
  await expect(note).toContainText('The first footnote.');
  await expect(note).toBeInViewport();
  await note.getByRole('link', { name: 'Back to the text' }).click();
  await expect(page.getByRole('link', { name: 'Footnote 1' })).toBeInViewport();
});

test('a task’s checkbox looks the same with and without a paragraph around it', async ({ page }) => {
  const box = page.getByRole('checkbox').first();
  const shape = () =>
    box.evaluate((element: HTMLInputElement) => [getComputedStyle(element).appearance, element.offsetWidth]);
  const tight = await shape();
  expect(tight[0]).toBe('none');
  // How Markdown renders a list with a blank line in it.
  await box.evaluate((element: HTMLInputElement) => {
    const paragraph = document.createElement('p');
    element.replaceWith(paragraph);
    paragraph.append(element);
  });
  expect(await shape()).toEqual(tight);
});

test('a long line of code scrolls by itself, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  const block = page.locator('pre').filter({ hasText: 'Indented code' });
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});

test('formulas are drawn without a script in a small font of their own, and scroll on a narrow screen', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.setViewportSize({ width: 360, height: 700 });
  await page.reload();
  await expect(page.locator('.prose p math')).toBeVisible();
  const formula = page.getByRole('group', { name: 'Formula' });
  await formula.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => formula.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const used = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(used).toContainEqual(expect.stringContaining('STIX Two Math'));
  expect(fonts.filter((url) => !/geist/i.test(url))).toHaveLength(1);
  // A page without formulas names it, too, but does not request it.
  fonts.length = 0;
  await page.goto('/');
  expect(fonts.filter((url) => !/geist/i.test(url))).toEqual([]);
});

test('a diagram is drawn in the colours of both themes, with a text alternative', async ({ page }) => {
  const drawing = page.getByRole('img', { name: 'Diagram: How a file becomes a page' });
  const colourOf = () =>
    drawing
      .locator('text')
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colourOf();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourOf()).not.toBe(light);
  await page.getByText('The diagram as text').click();
  await expect(page.getByText('File --> Check{Right?}')).toBeVisible();
});

test('video and audio files play from the site itself, under their own names', async ({ page }) => {
  const film = page.locator('video[aria-label="A disc that turns"]');
  await expect(film).toHaveAttribute('src', /\/turning\.webm$/);
  await expect(film.locator('track[kind=captions]')).toHaveAttribute('src', /\/turning\.vtt$/);
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await expect(page.getByText('A caption for a film.')).toBeVisible();
  await expect(page.locator('audio[aria-label="A bell"]')).toHaveAttribute('src', /\/bell\.wav$/);
});
