import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { filesOf, folderOf, pagesOf, prefixOf, tagsOf, type SiteName } from './sites';

/** The Open Graph and Twitter tags of a finished page, by name. */
function sharedTags(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta [^>]*?(?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name = '', content = '']) => [name, content]));
}

function readPage(site: SiteName, path: string): string {
  return readFileSync(join(folderOf(site), path.endsWith('/') ? `${path}index.html` : path), 'utf8');
}

for (const [site, origin] of [
  ['main', 'https://halflight.test'],
  ['restyled', 'https://halflight.test'],
] as const) {
  test(
    `each page of "${site}" that is to be found or shared has a picture of its own for where it is shared`,
    { tag: tagsOf(site) },
    async () => {
      const used = new Set<string>();
      for (const path of pagesOf(site)) {
        const html = readPage(site, path);
        const tags = sharedTags(html);
        // An unlisted entry is for people who know its URL, so it has a share image, too.
        if (/<meta [^>]*name="robots" content="noindex"/.test(html) && !/quollunlisted|notebook|^\/cv\//.test(path)) {
          expect(tags['og:image'], path).toBeUndefined();
          continue;
        }
        const address = tags['og:image'] ?? '';
        // The page of a picture is shared with that picture.
        if (/^\/albums\/[^/]+\/[^/]+\/$/.test(path)) {
          expect(address, path).toMatch(new RegExp(`^${origin}${prefixOf(site)}/static/.*\\.jpg$`));
          continue;
        }
        expect(address, path).toMatch(new RegExp(`^${origin}${prefixOf(site)}/share/[\\da-f]{32}\\.jpg$`));
        expect(tags, path).toMatchObject({
          'og:image:type': 'image/jpeg',
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        });
        expect(tags['og:image:alt'], path).toContain(site === 'main' ? 'Test Person' : 'Restyled site');
        used.add(address.slice(`${origin}${prefixOf(site)}/`.length));
      }
      expect(used.size).toBeGreaterThan(3);
      const published = filesOf(folderOf(site)).filter((file) => file.startsWith('share/'));
      expect(published.sort()).toEqual([...used].sort());
      for (const file of used) {
        const bytes = readFileSync(join(folderOf(site), file));
        const { width, height, format, exif } = await sharp(bytes).metadata();
        expect({ width, height, format, exif }, file).toEqual({
          width: 1200,
          height: 630,
          format: 'jpeg',
          exif: undefined,
        });
        expect(bytes.length, file).toBeLessThan(100_000);
      }
    },
  );
}

test('pictures have no location or camera metadata, and are upright', async ({ page }) => {
  const folder = folderOf('main');
  // The words are in the camera metadata of a photograph in the test's content.
  const telling = filesOf(folder).filter((file) =>
    /gnu(?:camera|model|artist)/.test(readFileSync(join(folder, file), 'latin1')),
  );
  expect(telling).toEqual([]);
  await page.goto('/posts/picture-in-text/');
  const photograph = page.getByAltText('A photograph taken upright');
  await photograph.scrollIntoViewIfNeeded();
  const shape = await photograph.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.width / image.height, image.naturalWidth / image.naturalHeight];
  });
  for (const ratio of shape) expect(ratio).toBeCloseTo(600 / 900, 2);
  const original = await page.getByRole('link', { name: 'the camera' }).getAttribute('href');
  const { width, height, orientation } = await sharp(await (await page.request.get(original ?? '')).body()).metadata();
  expect([width, height, orientation]).toEqual([600, 900, undefined]);
});
