import { join } from 'node:path';
import sharp from 'sharp';
import { at, expect, test } from './fixtures';
import { groupsOfPages } from './in-chunks';
import { folderOf } from './sites';

interface Shown {
  alt: string | null;
  width: string | null;
  height: string | null;
  natural: number;
  src: string;
  sources: string[];
  loading: string;
  priority: string | null;
}

async function imagesOf(page: import('@playwright/test').Page): Promise<Shown[]> {
  return page.locator('main img').evaluateAll(async (elements) =>
    Promise.all(
      (elements as HTMLImageElement[]).map(async (image) => {
        const shown = {
          alt: image.getAttribute('alt'),
          width: image.getAttribute('width'),
          height: image.getAttribute('height'),
          src: image.src,
          sources: [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(({ type }) => type),
          loading: image.loading,
          priority: image.getAttribute('fetchpriority'),
        };
        image.loading = 'eager';
        await image.decode();
        return { ...shown, natural: image.naturalWidth / image.naturalHeight };
      }),
    ),
  );
}

for (const { pages, group } of groupsOfPages) {
  test(`pictures keep their place before they load, and are described, ${group}`, async ({ page }) => {
    for (const [name, path] of pages) {
      await page.goto(path);
      for (const { alt, width, height, natural, src, sources } of await imagesOf(page)) {
        expect.soft(alt, `${name}: ${src}`).not.toBeNull();
        expect.soft(Number(width) / Number(height), `${name}: ${src}`).toBeCloseTo(natural, 1);
        if (!src.endsWith('.svg')) expect.soft(sources, `${name}: ${src}`).toEqual(['image/avif']);
      }
    }
  });
}

const first = {
  '/': 'Rings over a blue horizon',
  '/posts/with-cover/': 'Six rings on blue',
  '/posts/picture-in-text/': 'Six rings on green',
  '/posts/markdown/': 'A picture with a title',
  '/projects/': 'Six rings on brown',
  '/tags/pictures/': 'Six rings on blue',
  '/projects/complete/': 'Six rings on brown',
};

for (const [path, alt] of Object.entries(first)) {
  test(`on ${path} the first picture comes at once, the others when they are reached`, async ({ page }) => {
    await page.goto(path);
    const images = await imagesOf(page);
    const eager = images.filter(({ loading }) => loading !== 'lazy');
    expect(eager.map((image) => [image.alt, image.priority])).toEqual([[alt, 'high']]);
    expect(images[0]?.alt).toBe(alt);
    expect(images.slice(1).filter(({ priority }) => priority === 'high')).toEqual([]);
  });
}

/** The published file at a path of the site. */
const fileAt = (address: string) => join(folderOf('main'), decodeURI(address.slice(at('').length)));

test('a transparent picture stays a PNG, an opaque one becomes a JPEG, an SVG stays an SVG', async ({ page }) => {
  await page.goto('/posts/markdown/');
  const sourceOf = async (alt: string) => (await page.getByAltText(alt).getAttribute('src')) ?? '';
  expect(await sourceOf('Two circles that let the page through')).toMatch(/\.png$/);
  expect(await sourceOf('An opaque picture')).toMatch(/\.jpg$/);
  expect(await sourceOf('A drawing of a line')).toMatch(/\.svg$/);
  const transparent = await sharp(fileAt(await sourceOf('Two circles that let the page through'))).stats();
  expect(transparent.isOpaque).toBe(false);
});
