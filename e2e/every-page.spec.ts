import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inChunks } from './in-chunks';
import { findInvalidHtml } from '../src/halflight/cli/find-invalid-html';
import { folderOf, isBuilt, pagesOf, siteNames, tagsOf, type SiteName } from './sites';

const sites: Record<
  Exclude<SiteName, 'created' | 'many' | 'published' | 'restyled' | 'services' | 'hostile' | 'imported'>,
  string
> = {
  main: 'the site of the tests',
  demo: 'the folder content/',
  docs: 'the documentation',
  'ada-lovelace': 'the demonstration, as the documentation publishes it',
  'anna-atkins': 'the example in the look studio',
  'mary-shelley': 'the example in the look editorial',
  'grace-hopper': 'the example in the look terminal',
  receiver: 'the example in the look launch',
  empty: 'a site without content',
  'one-each': 'a site with one entry of each kind',
  languages: 'a site in three languages',
  protected: 'a site with protected pages',
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

for (const site of siteNames.filter((name) => isBuilt(name) && name !== 'published'))
  test(`the HTML of each page of the site "${site}" is valid`, { tag: tagsOf(site) }, () => {
    for (const path of pagesOf(site)) {
      const file = join(folderOf(site), path.endsWith('/') ? `${path}index.html` : path);
      expect.soft(findInvalidHtml(readFileSync(file, 'utf8')), path).toEqual([]);
    }
  });

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
 * The URLs of pictures that fail to load, lazy ones included. Skips pictures that another page of the test has shown at the same size, to avoid
 * decoding them again: `seen` holds them, and gets those that load here.
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

  test('the list has fifteen pages, newest first, and each post has its page', async ({ page }) => {
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
});

test.describe('in a site without content', { tag: tagsOf('empty') }, () => {
  test.use({ site: 'empty' });

  test('the lists say that there is nothing yet, and are not indexed by search engines', async ({ page }) => {
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
      await expect(page.locator('main :is(ul, ol, section, h2):empty')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    }
  });
});

test.describe('in the starter site of a company', { tag: '@slow' }, () => {
  test.use({ site: 'created' });

  test('every page is complete and fits a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await lookAt(page, pagesOf('created'));
  });
});
