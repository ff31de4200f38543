import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf, at, expect, narrow, test } from './fixtures';
import { contentOf, folderOf } from './sites';
import { colourViolationsOf, violationsOf } from './violations';

const ALBUM = '/albums/complete/';
const PICTURE = `${ALBUM}2-pier/`;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Enlarged picture' });
const rows = (page: Page): Locator => page.locator('.picture-rows > li');

/** The structured data of a page, by type. */
async function dataOf(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const json = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  return graph.find((each) => each['@type'] === type);
}

for (const width of [360, 768, 1280]) {
  test(`rows are full, and each picture keeps its shape: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ALBUM);
    await expect(rows(page)).toHaveCount(7);
    const boxes = await rows(page)
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => {
          const { x, right, width, height, top } = image.getBoundingClientRect();
          const wanted = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return { x, right, top: Math.round(top), height, off: Math.abs(width / height - wanted) / wanted };
        }),
      );
    for (const { off } of boxes) expect(off).toBeLessThan(0.02);
    const list = (await page.locator('.picture-rows').boundingBox()) ?? { x: 0, width: 0 };
    const tops = [...new Set(boxes.map(({ top }) => top))];
    for (const top of tops) {
      const row = boxes.filter((box) => box.top === top);
      const heights = row.map(({ height }) => height);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
      expect(Math.max(...row.map(({ right }) => right))).toBeLessThanOrEqual(list.x + list.width + 1);
    }
    expect(tops.length).toBeLessThan(boxes.length);
  });
}

test('a picture fills the screen when pressed, keys lead through the album, and the caption leads to its page', async ({
  page,
}) => {
  await page.goto(ALBUM);
  await page.getByRole('link', { name: 'A low sun above a calm sea' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.locator('.lightbox-count')).toHaveText('Picture 1 of 7');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('.lightbox-count')).toHaveText('Picture 2 of 7');
  await expect(dialog.getByText('At low tide, in fog.')).toBeVisible();
  expect(await violationsOf(page, '.lightbox[open]')).toEqual([]);
  await dialog.getByRole('link', { name: 'About this picture' }).click();
  await expect(page).toHaveURL(PICTURE);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The pier');
});

test('the page of a picture says what it is, and leads to its neighbours and its album', async ({ page }) => {
  await page.goto(`${ALBUM}1-dawn/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dawn');
  await expect(page.getByText('The first light over the bay.')).toBeVisible();
  for (const fact of ['11 January 2026', 'EXAMPLE One', 'EXAMPLE 35mm F2', '1/250 s, f/8, ISO 200, 35 mm'])
    await expect(page.locator('.facts').getByText(fact)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Licence: CC BY 4.0' })).toHaveAttribute('rel', 'license');
  await expect(page.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(PICTURE);
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL(`${ALBUM}1-dawn/`);
  await page.locator('.page-header').getByRole('link', { name: 'A winter by the sea' }).click();
  await expect(page).toHaveURL(ALBUM);
});

test('a picture without a title is named by its place, and what its file says of the camera is not shown unasked', async ({
  page,
}) => {
  await page.goto('/albums/minimal/one/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picture 1 of 1');
  await expect(page.locator('.facts')).toHaveCount(0);
});

test('search engines are told whose a picture is, and who may use it', async ({ page }) => {
  const rights = {
    creditText: 'Test Person',
    copyrightNotice: '© 2026 Example Person',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    acquireLicensePage: addressOf('/contact/'),
  };
  await page.goto(PICTURE);
  const picture = await dataOf(page, 'ImageObject');
  expect(picture).toMatchObject({
    ...rights,
    url: addressOf(PICTURE),
    name: 'The pier',
    caption: 'At low tide, in fog.',
    description: 'A wooden pier in fog',
    representativeOfPage: true,
    creator: { '@type': 'Person' },
    isPartOf: { '@id': `${addressOf(ALBUM)}#album` },
  });
  const image = page.locator('.picture-page-figure img');
  expect(String(picture?.contentUrl)).toContain((await image.getAttribute('src')) ?? 'none');
  await page.goto(ALBUM);
  const album = await dataOf(page, 'ImageGallery');
  expect(album?.associatedMedia).toHaveLength(7);
  expect(album?.associatedMedia).toContainEqual(expect.objectContaining({ ...rights, name: 'The pier' }));
});

/** What the originals contain, and nothing published may. */
const SECRETS = ['GPS', '50,57', 'Secret', 'SN-SECRET', 'Camera Owner'];

test('published files have the copyright notice, and nothing else that a camera or an editor wrote', async () => {
  const original = readFileSync(join(contentOf('main'), 'albums/complete/1-dawn.jpg'));
  const exif = (await sharp(original).metadata()).exif?.toString('latin1') ?? '';
  expect(exif).toContain('SN-SECRET');
  expect(original.toString('latin1')).toContain('50,57.2057N');
  const files = readdirSync(join(folderOf('main'), 'static'), { recursive: true, withFileTypes: true }).filter(
    (item) => item.isFile() && /^1-dawn\./.test(item.name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    const { exif: left, iptc, xmp, comments } = await sharp(bytes).metadata();
    expect([left, iptc, comments], name).toEqual([undefined, undefined, undefined]);
    expect(xmp?.toString(), name).toContain('© 2026 Example Person');
    for (const secret of SECRETS) expect(bytes.toString('latin1'), name).not.toContain(secret);
  }
});

test('no page says where a picture was taken, nor with what the album does not show', async ({ page }) => {
  for (const path of [ALBUM, `${ALBUM}1-dawn/`, `${ALBUM}3-dunes/`]) {
    const html = await (await page.request.get(at(path))).text();
    const data = await (await page.request.get(at(`/page-data${path}page-data.json`))).text();
    for (const secret of ['Secret', 'GPS', '50.95']) expect(html + data, path).not.toContain(secret);
  }
});

test('axe finds no violations in either theme', async ({ page }) => {
  for (const path of ['/albums/', ALBUM, PICTURE]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    expect(await violationsOf(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolationsOf(page), path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to its page, and on to the next', async ({ page }) => {
    await page.goto('/albums/');
    await page.getByRole('link', { name: 'A winter by the sea' }).click();
    await page.getByRole('link', { name: 'A wooden pier in fog' }).click();
    await expect(page).toHaveURL(PICTURE);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(`${ALBUM}3-dunes/`);
  });
});

test('on a phone, a picture is as wide as the screen allows, and nothing overflows', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of [ALBUM, PICTURE]) {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});

test('a gallery shows the pictures of a folder, and says what their files say that they show', async ({ page }) => {
  await page.goto('/folder/');
  const pictures = page.locator('#folder .picture-rows img');
  await expect(pictures).toHaveCount(2);
  const said = await pictures.evaluateAll((images) => (images as HTMLImageElement[]).map(({ alt }) => alt));
  expect(said).toEqual(['A low sun above a calm sea', 'Sand that the wind has drawn.']);
});

test('a picture, and all of them, can be downloaded in full size, without what the camera wrote', async ({ page }) => {
  const fetched = async (path: string, name: string) => {
    await page.goto(path);
    const href = (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    return { href, bytes: await (await page.request.get(href)).body() };
  };
  const one = await fetched(`${ALBUM}1-dawn/`, 'Download');
  expect(one.href).toMatch(/\/1-dawn\.jpg$/);
  const original = await sharp(join(contentOf('main'), 'albums/complete/1-dawn.jpg'))
    .raw()
    .toBuffer();
  expect((await sharp(one.bytes).raw().toBuffer()).equals(original)).toBe(true);
  const all = await fetched(ALBUM, 'Download all pictures');
  expect(all.href).toMatch(/\/complete\.zip$/);
  for (const name of ['1-dawn.jpg', '7-tide.jpg']) expect(all.bytes.includes(name)).toBe(true);
  for (const { bytes } of [one, all])
    for (const secret of SECRETS) expect(bytes.toString('latin1')).not.toContain(secret);
});
