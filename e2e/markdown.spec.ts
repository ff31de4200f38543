import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/posts/markdown/');
});

test('links between files lead to pages, and to the headings they name', async ({ page }) => {
  const links = {
    'link to a file': '/posts/with-cover/',
    'to a heading of a file': '/posts/with-cover/#a-heading',
    'to a heading here': '#code-in-several-languages',
    'to a page': '/company/team/office/',
    'to a path': '/about/',
    'link out (external link)': 'https://example.org/',
  };
  const text = page.locator('.prose');
  for (const [name, address] of Object.entries(links)) {
    await expect(text.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  for (const address of Object.values(links).filter((link) => link.startsWith('/'))) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
    const [, id] = address.split('#');
    if (id) expect(await response.text()).toContain(`id="${id}"`);
  }
});

// The check of the finished site looks for the same in every build.
test('no page links to a Markdown file, nor to a page that is not there', { tag: '@slow' }, async ({ page }) => {
  const { filesOf, folderOf, pagesOf, prefixOf } = await import('./sites');
  const prefix = prefixOf('main');
  const pages = pagesOf('main');
  const files = filesOf(folderOf('main')).filter((file) => !/\.(?:html|md)$/.test(file));
  const known = new Set([...pages, ...files.map((file) => `/${file}`)].map((path) => prefix + path));
  for (const path of pages) {
    await page.goto(path);
    const links = await page.locator('a[href]').evaluateAll((elements) =>
      (elements as HTMLAnchorElement[])
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, hash }) => {
          const id = decodeURIComponent(hash.slice(1));
          const isHere = pathname === location.pathname && id !== '';
          return { pathname, hash, targets: isHere ? document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length : 1 };
        }),
    );
    expect(
      links.filter(({ pathname }) => !known.has(decodeURI(pathname))),
      path,
    ).toEqual([]);
    expect(
      links.filter(({ targets }) => targets !== 1),
      path,
    ).toEqual([]);
  }
});

test('headings can be linked to, those of one text to each its own', async ({ page }) => {
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

test('every block of code is shown as it was written, whatever its language', async ({ page }) => {
  const blocks = page.locator('pre');
  await expect(blocks).toHaveCount(10);
  await expect(blocks.nth(2)).toHaveText('# A comment in the shell.\nfor file in *.md; do echo "$file" | wc -c; done', {
    useInnerText: true,
  });
  await expect(page.getByText('A language that nobody knows is shown as it is written.')).toBeVisible();
  await expect(page.getByText('<a href="/about/" class="link">About &amp; more</a>')).toBeVisible();
});

test('a block of code is copied with a press, and says so', async ({ page, context }) => {
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

test('footnotes lead down and back', async ({ page }) => {
  await page.getByRole('link', { name: 'Footnote 1' }).click();
  const note = page.getByRole('region', { name: 'Footnotes' }).getByRole('listitem').first();
  await expect(note).toContainText('The first footnote.');
  await expect(note).toBeInViewport();
  await note.getByRole('link', { name: 'Back to the text' }).click();
  await expect(page.getByRole('link', { name: 'Footnote 1' })).toBeInViewport();
});

test('tables, tasks, lists and struck words are what they are', async ({ page }) => {
  const text = page.locator('.prose');
  await expect(text.getByRole('columnheader', { name: 'Year' })).toHaveCSS('text-align', /right|end/);
  await expect(text.getByRole('cell', { name: 'TypeScript' })).toBeVisible();
  const tasks = text.getByRole('checkbox');
  await expect(tasks).toHaveCount(2);
  await expect(tasks.first()).toBeChecked();
  await expect(tasks.first()).toBeDisabled();
  await expect(text.locator('del')).toHaveText('struck');
  await expect(text.locator('blockquote')).toContainText('Words of somebody else.');
  await expect(text.locator('ul ul li')).toHaveText('One and a half');
  await expect(text.locator('hr')).toHaveCount(1);
});

test('the box of a task is drawn alike with and without a paragraph around it', async ({ page }) => {
  const box = page.getByRole('checkbox').first();
  const shape = () =>
    box.evaluate((element: HTMLInputElement) => [getComputedStyle(element).appearance, element.offsetWidth]);
  const tight = await shape();
  expect(tight[0]).toBe('none');
  // What Markdown makes of a list with a blank line in it.
  await box.evaluate((element: HTMLInputElement) => {
    const paragraph = document.createElement('p');
    element.replaceWith(paragraph);
    paragraph.append(element);
  });
  expect(await shape()).toEqual(tight);
});

test('a long line of code scrolls by itself, with the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  const block = page.locator('pre').filter({ hasText: 'Indented code' });
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});

test('a block of code has a title, a language, numbers and marks, and is copied without them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('.code-block').filter({ hasText: 'src/mill.ts' });
  await expect(block.getByRole('group', { name: 'src/mill.ts' })).toBeVisible();
  await expect(block.getByText('TypeScript', { exact: true })).toBeVisible();
  const numberOf = (line: number) =>
    block
      .locator('.line')
      .nth(line)
      .evaluate((element) => getComputedStyle(element, '::before').counterIncrement);
  expect(await numberOf(0)).toBe('line 1');
  await expect(block.locator('.highlighted')).toHaveText('const total = store.length;');
  await expect(block.locator('.highlighted-word').first()).toHaveText('store');
  const backgrounds = await block
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor));
  expect(new Set(backgrounds).size).toBe(4);
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "const store = [1, 2, 3];\nconst total = store.length;\nlet mill = 'on'; ",
  );
});

test('callouts say in words what they are', async ({ page }) => {
  const callouts = page.getByRole('note');
  await expect(callouts).toHaveCount(5);
  for (const [index, title] of ['Note', 'Tip', 'Important', 'Warning', 'Caution'].entries()) {
    await expect(callouts.nth(index).locator('p').first()).toHaveText(title);
    await expect(callouts.nth(index).locator('svg')).toBeVisible();
  }
});

test('formulas are drawn without a script and without a font, and scroll on a narrow screen', async ({ page }) => {
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
  expect(fonts.filter((url) => !/geist/i.test(url))).toEqual([]);
});

test('a diagram is drawn in the colours of both themes, and is there in words', async ({ page }) => {
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
  await page.getByText('The diagram in words').click();
  await expect(page.getByText('File --> Check{Right?}')).toBeVisible();
});

test('films and sounds play from the site itself, under their own names', async ({ page }) => {
  const film = page.locator('video[aria-label="A disc that turns"]');
  await expect(film).toHaveAttribute('src', /\/turning\.webm$/);
  await expect(film.locator('track[kind=captions]')).toHaveAttribute('src', /\/turning\.vtt$/);
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await expect(page.getByText('A caption for a film.')).toBeVisible();
  await expect(page.locator('audio[aria-label="A bell"]')).toHaveAttribute('src', /\/bell\.wav$/);
});

test('a video of another site is asked for when it is pressed, and not before', async ({ page, tolerated }) => {
  tolerated.push(/youtube-nocookie\.com\/embed\/X/);
  const asked: string[] = [];
  await page.route(/youtube/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: 'The player' });
  });
  await page.reload();
  const card = page.getByRole('link', { name: /^Video\b.*youtube\.com/ });
  await card.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await card.click();
  await expect(page.frameLocator('iframe[title="Video"]').getByText('The player')).toBeVisible();
  expect(asked[0]).toContain('youtube-nocookie.com/embed/XXXXXXXXXXX');
});

test('definitions, abbreviations, keys and what folds are what they are', async ({ page }) => {
  const text = page.locator('.prose');
  await expect(text.getByRole('term').filter({ hasText: 'Mill' })).toBeVisible();
  await expect(text.getByRole('definition').filter({ hasText: 'What keeps them.' })).toBeVisible();
  await expect(text.locator('abbr')).toHaveAttribute('title', 'Content Security Policy');
  await expect(text.locator('kbd')).toHaveText('Ctrl');
  await expect(text.getByText('turned back')).toBeHidden();
  await text.getByText('How many cards?').click();
  await expect(text.getByText('turned back')).toBeVisible();
});
