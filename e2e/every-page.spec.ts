import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inChunks } from './in-chunks';
import { isBuilt, pagesOf, tagsOf, type SiteName } from './sites';
import { en as asked } from '../src/halflight/checks/asked/en';

const sites: Record<
  Exclude<SiteName, 'created' | 'many' | 'restyled' | 'services' | 'hostile' | 'imported'>,
  string
> = {
  main: 'the site of the tests',
  demo: 'the folder content/',
  docs: 'the documentation',
  empty: 'a site without content',
  'one-each': 'a site with one entry of each kind',
  languages: 'a site in three languages',
};

for (const [site, name] of Object.entries(sites) as [keyof typeof sites, string][]) {
  test.describe(`in ${name}`, { tag: tagsOf(site) }, () => {
    test.use({ site, viewport: { width: 320, height: 640 } });

    // The check of the finished site has already covered every page's metadata, and whether everything that it references exists.
    for (const paths of isBuilt(site) ? inChunks(pagesOf(site)) : []) {
      test(`${paths[0]} and those after it are whole and fit a narrow screen`, ({ page }) => lookAt(page, paths));
    }
  });
}

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  const seen = new Set<string>();
  for (const path of paths) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(200);
    await expect.soft(page.locator('h1'), path).toHaveText(/\S/);
    const addressed = page.locator('link[rel=canonical][href^="http"], meta[name=robots][content*=noindex]');
    await expect.soft(addressed, path).toHaveCount(1);
    await expect.soft(page.locator('main'), path).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect.soft(await brokenImages(page, seen), path).toEqual([]);
  }
}

/**
 * The URLs of the pictures that do not load, lazy ones included. What another page of the test has shown, from the same files at the same size, is
 * not decoded again: `seen` holds it, and gets what loads here.
 */
async function brokenImages(page: Page, seen: Set<string>): Promise<string[]> {
  const { broken, shown } = await page.evaluate(
    async (known) => {
      const nameOf = (image: HTMLImageElement) => {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
        return `${image.width} ${sources.map(({ srcset, sizes, src }) => `${srcset} ${sizes} ${src}`).join(' ')}`;
      };
      const images = [...document.images].filter((image) => !known.includes(nameOf(image)));
      for (const image of images) image.loading = 'eager';
      const loaded = await Promise.all(
        images.map((image) =>
          image.decode().then(
            () => true,
            () => false,
          ),
        ),
      );
      return {
        broken: images.filter((_, index) => !loaded[index]).map(({ currentSrc }) => currentSrc),
        shown: images.filter((_, index) => loaded[index]).map(nameOf),
      };
    },
    [...seen],
  );
  for (const name of shown) seen.add(name);
  return broken;
}

test.describe('in a site with 300 posts', { tag: '@slow' }, () => {
  test.use({ site: 'many' });

  test('the list takes fifteen pages, newest first, and each post has its page', async ({ page }) => {
    await page.goto('/posts/');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(20);
    await expect(titles.first()).toHaveText('Post number 300');
    expect(pagesOf('many').filter((path) => path.startsWith('/posts/post-'))).toHaveLength(300);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/posts/page/2/');
    await expect(titles.first()).toHaveText('Post number 280');
    await expect(page).toHaveTitle('Posts, page 2 · Generated site');
    await expect(page.getByText('Page 2 of 15')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://generated.test/posts/page/2/');
    await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', '/posts/');
    await expect(page.locator('link[rel=next]')).toHaveAttribute('href', '/posts/page/3/');
    await pages.getByRole('link', { name: '15' }).click();
    await expect(titles.last()).toHaveText('Post number 1');
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  });

  test('the data of a list holds the posts of its page, and no others', async ({ page }) => {
    const data = await (await page.request.get('/page-data/posts/page-data.json')).text();
    expect(data).toContain('Post number 281');
    expect(data).not.toContain('Post number 280');
  });

  test('the archive has them all', async ({ page }) => {
    await page.goto('/posts/archive/');
    await expect(page.getByRole('main').locator('time')).toHaveCount(300);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['2020']);
  });

  test('a tag that many have takes pages too', async ({ page }) => {
    await page.goto('/tags/number-1/page/2/');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagged “number-1”');
    expect((await page.request.get('/tags/number-1/page/4/')).status()).toBe(404);
    expect((await page.request.get('/posts/page/1/')).status()).toBe(404);
  });
});

test.describe('in a site without content', () => {
  test.use({ site: 'empty' });

  test('the lists say that there is nothing yet', async ({ page }) => {
    const words = {
      '/posts/': 'Nothing has been written here yet.',
      '/projects/': 'There are no projects here yet.',
      '/experience/': 'There is nothing here yet.',
      '/awards/': 'There are no awards here yet.',
      '/books/': 'There are no books here yet.',
      '/publications/': 'There are no publications here yet.',
      '/events/': 'There are no events here yet.',
      '/products/': 'There are no products here yet.',
    };
    for (const [path, expected] of Object.entries(words)) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(expected);
    }
  });
});

test.describe('in the site that a company begins with', { tag: '@slow' }, () => {
  test.use({ site: 'created' });

  test('every page is whole and fits a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await lookAt(page, pagesOf('created'));
  });

  test('the home page shows the name, the services, the team and the first post', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Example & Daughters');
    await expect(page.getByRole('banner')).toContainText('Example & Daughters');
    // The name is in the header, so the large heading does not repeat it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${asked.heroCompany} (written)`);
    const main = page.getByRole('main');
    for (const text of [asked.serviceOne, asked.memberOne, asked.customer, asked.postOne])
      await expect(main.getByText(`${text} (written)`, { exact: true })).toBeVisible();
  });

  test('every link of the header leads to a page', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toEqual(['/#services', '/posts/', '/about/']);
    for (const address of addresses) expect((await page.goto(address))?.status()).toBe(200);
  });
});
