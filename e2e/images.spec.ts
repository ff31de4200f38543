import { readFileSync } from 'node:fs';
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

test('a picture that lets the page through stays a PNG, one that does not becomes a JPEG, a drawing stays one', async ({
  page,
}) => {
  await page.goto('/posts/markdown/');
  const sourceOf = async (alt: string) => (await page.getByAltText(alt).getAttribute('src')) ?? '';
  expect(await sourceOf('Two circles that let the page through')).toMatch(/\.png$/);
  expect(await sourceOf('An opaque picture')).toMatch(/\.jpg$/);
  expect(await sourceOf('A drawing of a line')).toMatch(/\.svg$/);
  const transparent = await sharp(fileAt(await sourceOf('Two circles that let the page through'))).stats();
  expect(transparent.isOpaque).toBe(false);
});

test('every file that a picture names is there, in the format and width it says', async ({ page }) => {
  for (const path of ['/posts/with-cover/', '/posts/markdown/', '/projects/complete/']) {
    await page.goto(path);
    const named = await page.locator('main picture').evaluateAll((pictures) =>
      pictures.flatMap((picture) =>
        [...picture.querySelectorAll('source, img')].flatMap((element) =>
          (element.getAttribute('srcset') ?? '')
            .split(',')
            .filter(Boolean)
            .map((candidate) => candidate.trim().split(' '))
            .map(([address = '', width = '']) => ({ address, width, type: element.getAttribute('type') })),
        ),
      ),
    );
    expect(named.length).toBeGreaterThan(2);
    for (const { address, width, type } of named) {
      const metadata = await sharp(readFileSync(fileAt(address))).metadata();
      expect(`${metadata.width}w`, address).toBe(width);
      if (type === 'image/avif') expect(metadata.format).toBe('heif');
      else expect(['jpeg', 'png']).toContain(metadata.format);
    }
  }
});

test('a picture with a title has it as its caption; one without words is decoration', async ({ page }) => {
  await page.goto('/posts/markdown/');
  const figure = page.getByRole('figure').filter({ has: page.getByAltText('A picture with a title') });
  await expect(figure.locator('figcaption')).toHaveText('The title becomes a caption.');
  await expect(page.locator('main img[alt=""]')).toHaveCount(1);
});

test('a picture that waits is fetched when it is reached', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/posts/markdown/');
  const picture = page.getByAltText('A drawing of a line');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
});
