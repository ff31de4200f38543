import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROUTE_LOAD_TIMEOUT } from '../src/halflight/limits';
import { expect, LATE_PRELOAD, narrow, test } from './fixtures';
import { stopReactTimeout } from './interactive';
import { dialogOf, fieldOf, openSearch, result } from './search-dialog';
import { filesOf, folderOf } from './sites';
import { violationsOf } from './violations';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('words are found, arrow keys move through the results, and Enter opens one', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('pictures');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d results$/);
  const heading = result(page, 'Pictures');
  await expect(heading).toHaveAttribute('href', '/posts/markdown/#pictures');
  await expect(dialogOf(page).locator('mark').first()).toHaveText(/^pictures?$/i);
  for (let stop = 0; stop < 12; stop += 1) {
    if (await heading.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(heading).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/posts\/markdown\/#pictures$/);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeInViewport();
  // The page was changed in place, the words are highlighted on it, and the search remembers them.
  expect(await page.evaluate(() => CSS.highlights.get('search')?.size)).toBeGreaterThan(0);
  const mark = page
    .locator('#pictures')
    .evaluate((marked) => getComputedStyle(marked, '::highlight(search)').backgroundColor);
  expect(await mark).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toHaveValue('pictures');
});

test('the page behind it scrolls only once it is closed', async ({ page }) => {
  await openSearch(page, '/posts/markdown/');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.mouse.move(5, 700);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('keyboard focus is trapped in it, and returns to what opened it once it is closed', async ({ page }) => {
  await stopReactTimeout(page);
  await page.goto('/posts/plain/');
  const button = page.locator('.search-button');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: 'Close the search' }).click(),
    () => page.mouse.click(5, 600),
  ]) {
    await button.click();
    await expect(fieldOf(page)).toBeFocused();
    await expect(page.locator('.search-dialog:modal')).toBeVisible();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('.frame :focus')).toHaveCount(0);
    }
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('reopened, it keeps its state, at its full height from the first frame', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('e');
  const body = dialogOf(page).locator('.search-body');
  await expect(dialogOf(page).locator('.search-hit').nth(4)).toBeAttached();
  await body.evaluate((element) => element.scrollTo(0, 100));
  const height = await body.evaluate((element) => element.scrollHeight);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  // Records the frames from the press on.
  await page.evaluate(() => {
    const frames: unknown[] = [];
    const record = () => {
      const { scrollHeight, scrollTop } = document.querySelector('.search-body') ?? {};
      frames.push([scrollHeight, scrollTop]);
      if (frames.length < 5) requestAnimationFrame(record);
    };
    addEventListener('keydown', () => requestAnimationFrame(record));
    Object.assign(window, { frames });
  });
  await page.keyboard.press('/');
  await page.waitForFunction(() => (window as unknown as { frames: unknown[] }).frames.length === 5);
  const frames = await page.evaluate(() => (window as unknown as { frames: unknown[] }).frames);
  expect(frames).toEqual(Array(5).fill([height, 100]));
});

test('Enter in the field follows the first result, however fast it comes', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('nothing but words');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/posts\/plain\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post of words only: no picture at all');
});

test('a heading on the current page is scrolled to in place', async ({ page }) => {
  await openSearch(page, '/posts/markdown/');
  await page.keyboard.type('quotation');
  await result(page, 'A quotation').click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'A quotation' })).toBeInViewport();
  // Keyboard users continue there, not at the button that opened the search.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('results are narrowed by kind and by tag', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('complete');
  const kinds = dialogOf(page).getByRole('group', { name: 'Kind' });
  await kinds.getByRole('radio', { name: /^Projects/ }).check();
  await expect(dialogOf(page).getByRole('status')).toHaveText('One result');
  await expect(dialogOf(page).locator('.search-hit-title')).toHaveAttribute('href', '/projects/complete/');
  await kinds.getByRole('radio', { name: /^All/ }).check();
  await fieldOf(page).fill('cover');
  await dialogOf(page).getByRole('combobox', { name: 'Tag' }).selectOption('covers');
  await expect(dialogOf(page).getByRole('status')).toHaveText('One result');
  await expect(result(page, 'A post with a cover')).toBeVisible();
});

test('without results there are useful links', async ({ page }) => {
  await openSearch(page);
  // A page of the site contains an “x”, the longest prefix of the word with a match.
  await page.keyboard.type('x');
  await expect(result(page, 'A narrow page')).toBeVisible();
  await page.keyboard.type('yzzyplugh');
  await expect(dialogOf(page).getByText('Nothing was found for “xyzzyplugh”.').last()).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL(/\/posts\/$/);
  await expect(dialogOf(page)).toBeHidden();
});

test('a slip finds nothing, but what was meant is one press away', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('paragrahp');
  await dialogOf(page).getByRole('button', { name: 'Did you mean “paragraph”?' }).click();
  await expect(result(page, 'Every feature of Markdown')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Words to look for' })).toBeFocused();
});

test('a failed load of the index is reported, and can be retried', async ({ page, tolerated }) => {
  tolerated.push(/Failed to load|ERR_FAILED|thrown/);
  await page.route('**/pagefind/**', (route) => route.abort());
  await openSearch(page);
  const alert = dialogOf(page).getByRole('alert');
  await expect(alert).toContainText('The search could not be loaded.');
  await page.unroute('**/pagefind/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await fieldOf(page).fill('cover');
  await expect(result(page, 'A post with a cover')).toBeVisible();
});

/** The script that only the search page needs. */
const ownScript = /component---[\w-]*halflight-pages-search.*\.js$/;

test('without React, the search page says that it cannot search, keeps the words, and offers links', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/Failed to load resource/, LATE_PRELOAD);
  await page.route(ownScript, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/search/?q=cover');
  const message = page.getByRole('alert').filter({ hasText: 'The search could not be loaded.' });
  await expect(fieldOf(page)).toHaveValue('cover');
  await expect(fieldOf(page)).toBeFocused();
  await expect(message).toBeVisible();
  for (const name of ['All posts', 'All projects', 'All books', 'All events', 'Posts by year'])
    await expect(message.getByRole('link', { name })).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  // Retrying keeps the words in the field, and works once the script is there.
  await fieldOf(page).fill('quotation');
  await page.unroute(ownScript);
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/search\/\?q=quotation$/);
  await expect(result(page, 'A quotation')).toBeVisible();
  await expect(message).toBeHidden();
});

test('the search page no longer says so once it works, however long that takes', async ({ page, tolerated }) => {
  tolerated.push(LATE_PRELOAD);
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(ownScript, async (route) => {
    await released;
    await route.fallback();
  });
  await page.clock.install();
  await page.goto('/search/?q=cover');
  const message = page.getByRole('alert').filter({ hasText: 'The search could not be loaded.' });
  await page.clock.runFor(ROUTE_LOAD_TIMEOUT);
  await expect(message).toBeVisible();
  release();
  await expect(result(page, 'A post with a cover')).toBeVisible();
  await expect(message).toBeHidden();
});

test('the search page reads the words from its URL, and keeps them there', async ({ page }) => {
  await page.goto('/search/?q=cover');
  await expect(fieldOf(page)).toHaveValue('cover');
  await expect(result(page, 'A post with a cover')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await fieldOf(page).fill('quotation');
  await result(page, 'A quotation').click();
  await expect(page).toHaveURL(/\/posts\/markdown\/#a-quotation$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/\?q=quotation$/);
  await expect(result(page, 'A quotation')).toBeVisible();
  // No second search opens over it.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await expect(dialogOf(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a page that says why it cannot search, and what to do instead', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\/$/);
    const main = page.getByRole('main');
    await expect(main).toContainText('The search needs JavaScript');
    await expect(fieldOf(page)).toBeHidden();
    for (const name of ['All posts', 'All projects', 'All books', 'All events', 'Posts by year'])
      await expect(main.getByRole('link', { name })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [{ width: 1280, height: 800 }, narrow]) {
    test.describe(`in the ${colorScheme} theme, ${viewport.width} pixels wide,`, () => {
      test.use({ colorScheme, viewport });

      // Each theme and each width in the core tests, every combination with `--all`.
      const tag = (colorScheme === 'light') === (viewport === narrow) ? ['@slow'] : [];

      test('axe finds no violations in the search, and it fits', { tag }, async ({ page }) => {
        const check = async () => {
          expect(await violationsOf(page, '.search-dialog')).toEqual([]);
          const overflow = await dialogOf(page).evaluate(
            (dialog) => dialog.scrollWidth - dialog.clientWidth + document.documentElement.scrollWidth - innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        };
        await openSearch(page);
        await expect(dialogOf(page).getByText('What can be searched')).toBeVisible();
        await check();
        await page.keyboard.type('pictures');
        await expect(result(page, 'Pictures')).toBeVisible();
        await check();
        await fieldOf(page).fill('xyzzyplugh');
        await expect(dialogOf(page).getByRole('link', { name: 'All posts' })).toBeVisible();
        await check();
      });
    });
  }
}

test.describe('the index', () => {
  const folder = join(folderOf('main'), 'pagefind');
  const read = () =>
    filesOf(folder)
      .filter((path) => path.endsWith('.pf_fragment'))
      .map((path) =>
        gunzipSync(readFileSync(join(folder, path)))
          .toString()
          .replace('pagefind_dcd', ''),
      )
      .map((text) => JSON.parse(text) as { url: string; content: string; meta: object; filters: { kind: string[] } });

  test('contains exactly the entries that have pages, of every kind', () => {
    const pages = read();
    const urls = pages.map(({ url }) => url);
    for (const url of ['/', '/about/', '/posts/plain/', '/projects/complete/', '/books/complete/', '/events/talk/'])
      expect(urls).toContain(url);
    expect(new Set(pages.flatMap(({ filters }) => filters.kind))).toEqual(
      // Recipes and the glossary are collections that the content declares, and the garden is its vault.
      new Set([
        ...['posts', 'projects', 'albums', 'pages', 'books', 'events', 'services', 'people', 'cv'],
        ...['recipes', 'glossary', 'garden'],
      ]),
    );
    // No lists, no error pages, nothing that is hidden from search engines.
    expect(
      urls.filter((url) => /^\/(?:posts|projects|books|events|search|unlisted)\/$|html$|^\/tags\//.test(url)),
    ).toEqual([]);
  });

  test('contains no drafts, and nothing from around a page’s text', () => {
    const text = JSON.stringify(read()).toLowerCase();
    expect(text).not.toContain('wombatdraft');
    expect(text).not.toContain('skip to content');
    const plain = read().find(({ url }) => url === '/posts/plain/')?.content ?? '';
    // Neither the previous and next post nor their dates.
    expect(plain).toContain('Nothing but words');
    expect(plain).not.toMatch(/Previous|Next|min read|2026/);
  });

  test('contains no files that we do not use', () => {
    const others = filesOf(folder).filter((path) => !/^(?:fragment|index|filter)\//.test(path));
    expect(others.map((path) => path.replace(/_[\da-f]+/, '')).sort()).toEqual([
      'pagefind-entry.json',
      'pagefind.en.pf_meta',
      'pagefind.js',
      'wasm.en.pagefind',
    ]);
    expect(existsSync(join(folderOf('main'), 'search/index.html'))).toBe(true);
  });
});
