import { expect, narrow, test } from './fixtures';
import { addInteractiveParts, hydrate } from './interactive';

const long = '/posts/markdown/';

test.describe('the table of contents', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stays beside the text, and marks the heading that is being read', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(long);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    const headings = page.locator('.prose :is(h2, h3)');
    await expect(links).toHaveCount(await headings.count());
    await expect(contents.locator('summary')).toBeHidden();
    await links.nth(2).click();
    await expect(headings.nth(2)).toBeInViewport();
    await expect(links.nth(2)).toBeInViewport();
    await expect(contents.locator('[aria-current=location]')).toHaveText((await links.nth(2).textContent()) ?? '');
    await links.first().click();
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  });

  test('keeps marking after React has changed the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await addInteractiveParts(page);
    await page.goto('/posts/with-cover/');
    await hydrate(page);
    await page.getByRole('link', { name: 'the Markdown post' }).click();
    await expect(page).toHaveURL(long);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await links.nth(1).click();
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
  });

  test('is collapsed above the text on a narrow screen', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(long);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.locator('summary').press('Enter');
    await contents.getByRole('link').nth(1).click();
    await expect(page.locator('.prose :is(h2, h3)').nth(1)).toBeInViewport();
  });

  test('is left out of a post with few headings', async ({ page }) => {
    await page.goto('/posts/with-cover/');
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });
});

test.describe('the header of a long text', () => {
  test.use({ viewport: narrow });

  test('comes back with the contents as the visitor scrolls up, and covers nothing they jump to', async ({ page }) => {
    await page.goto(long);
    const header = page.getByRole('banner');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down');
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(header).toBeInViewport();
    const text = page.locator('.prose > :is(p, h2, h3)').filter({ visible: true });
    const topOf = () => text.last().evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await topOf();
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').nth(2)).toBeInViewport();
    expect(await topOf()).toBe(before);
    await contents.getByRole('link').nth(2).click();
    await expect(contents.locator('details')).not.toHaveAttribute('open');
    const heading = page.locator('.prose :is(h2, h3)').nth(2);
    const bottom = await contents.evaluate((element) => element.getBoundingClientRect().bottom);
    const below = () => heading.evaluate((element, edge) => element.getBoundingClientRect().top - edge, bottom);
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    await expect.poll(below).toBeLessThan(100);
  });

  test('opens its menu below itself, wherever the page is', async ({ page }) => {
    await page.goto(long);
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'down');
    await page.mouse.wheel(0, -100);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents, the series and the tag pages have working links', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(long);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).click();
    await expect(page.locator('.prose :is(h2, h3)').nth(3)).toBeInViewport();
    await page.getByText('Tests, part 3 of 3').click();
    await page.getByRole('navigation', { name: 'Tests' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post by two people');
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'people' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagged “people”');
  });
});

test('a tag has a page with its posts and projects, and all tags have one', async ({ page }) => {
  await page.goto('/posts/with-cover/');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'pictures' }).click();
  await expect(page).toHaveURL('/tags/pictures/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Posts', 'Projects']);
  await expect(main.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'All tags' }).click();
  await expect(page).toHaveURL('/tags/');
  await expect(main.getByRole('listitem')).toHaveText([
    'covers 1',
    'markdown 1',
    'metal 2',
    'people 1',
    'pictures 3',
    'sea 1',
    'weaving 1',
    'wood 1',
    'words 2',
  ]);
  expect((await page.request.get('/tags/wombatdraft/')).status()).toBe(404);
});
