import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf, at, expect, test } from './fixtures';
import { folderOf, pagesOf } from './sites';

const attribute = (page: Page, selector: string, name = 'content') =>
  page.locator(`head ${selector}`).getAttribute(name);

test('a post says what it is to search engines and where it is shared', async ({ page }) => {
  await page.goto('/posts/with-cover/');
  await expect(page).toHaveTitle('A post with a cover · Test Person');
  const summary = 'The post that has a cover, a summary and tags.';
  expect(await attribute(page, 'meta[name=description]')).toBe(summary);
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(addressOf('/posts/with-cover/'));
  const expected = {
    'og:type': 'article',
    'og:title': 'A post with a cover',
    'og:description': summary,
    'og:url': addressOf('/posts/with-cover/'),
    'og:site_name': 'Test Person',
    'og:locale': 'en',
    'og:image:alt': 'A post with a cover · Test Person. Six rings on blue',
    'article:published_time': '2026-05-04',
    'article:modified_time': '2026-06-01',
  };
  for (const [property, content] of Object.entries(expected)) {
    expect(await attribute(page, `meta[property="${property}"]`), property).toBe(content);
  }
  expect(await attribute(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  await expect(page.locator('head meta[property="article:tag"]')).toHaveCount(2);
});

test('missing metadata is derived from existing fields', async ({ page }) => {
  await page.goto('/posts/picture-in-text/');
  expect(await attribute(page, 'meta[name=description]')).toBe(
    'This first paragraph serves as the summary, for the post gives none.',
  );
  await page.goto('/posts/plain/');
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe('https://elsewhere.test/the-first-place/');
  await page.goto('/');
  await expect(page).toHaveTitle('Test Person');
  await page.goto('/plain/');
  expect(await attribute(page, 'meta[name=description]')).toMatch(/\S/);
  await page.goto('/unlisted/');
  expect(await attribute(page, 'meta[name=robots]')).toContain('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('no two pages share a title or a canonical URL', async ({ page }) => {
  const titles: string[] = [];
  const addresses: string[] = [];
  for (const path of pagesOf('main')) {
    const html = await (await page.request.get(path)).text();
    titles.push(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
    const [address] = /rel="canonical" href="[^"]*"/.exec(html) ?? [];
    if (address) addresses.push(address);
  }
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a page’s share image shows the title that it is shared under', async ({ page }) => {
  const said: string[] = [];
  for (const path of pagesOf('main')) {
    const html = await (await page.request.get(path)).text();
    const valueOf = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1];
    const alt = valueOf('og:image:alt');
    if (alt === undefined) continue;
    said.push(path);
    expect(alt.startsWith(valueOf('og:title') ?? 'none'), `${path}: ${alt}`).toBe(true);
  }
  expect(said.length).toBeGreaterThan(10);
});

test('the icon exists in every requested size', async ({ page }) => {
  await page.goto('/posts/');
  const sizes: Record<string, number> = {
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'icon-maskable.png': 512,
  };
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height, format } = await sharp(join(folderOf('main'), file)).metadata();
    expect([width, height, format], file).toEqual([size, size, 'png']);
  }
  const ico = readFileSync(join(folderOf('main'), 'favicon.ico'));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([picture.width, picture.height]).toEqual([32, 32]);
  for (const icon of await page.locator('head link[rel~=icon], head link[rel=apple-touch-icon]').all()) {
    expect((await page.request.get((await icon.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('the web manifest names the site and icons that exist', async ({ page }) => {
  await page.goto('/');
  const response = await page.request.get((await attribute(page, 'link[rel=manifest]', 'href')) ?? '');
  const manifest = (await response.json()) as Record<string, unknown> & { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Test Person', start_url: at('/'), lang: 'en' });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes } of manifest.icons) {
    expect(src.startsWith(at('/'))).toBe(true);
    const { width, height } = await sharp(join(folderOf('main'), src.slice(at('').length))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
