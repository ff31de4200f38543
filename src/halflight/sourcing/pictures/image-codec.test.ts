import sharp, { type Sharp } from 'sharp';
import { decode, encode, measure } from './image-codec';
import { planPicture } from './plan-picture';

/** A picture with a red left half and a blue right half. */
const halves = (width = 8, height = 4): Sharp => {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) data[index * 3 + (index % width < width / 2 ? 0 : 2)] = 255;
  return sharp(data, { raw: { width, height, channels: 3 } });
};

const pixelsOf = async (picture: Sharp) => decode(await picture.toBuffer());

/** The colour of a pixel, as three bytes. */
const at = ({ data, width, channels }: Awaited<ReturnType<typeof decode>>, x: number, y: number) => [
  ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
];

const isNear = (colour: readonly number[], expected: readonly number[], by = 12) =>
  colour.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= by);

test.each([
  ['a JPEG', halves().jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
  ['a PNG of 16 bits', halves().toColourspace('rgb16').png()],
  ['a palette', halves().png({ palette: true })],
  ['a WebP', halves().webp({ lossless: true })],
  ['an AVIF', halves().avif({ lossless: true })],
])('%s is decoded to eight bits of red, green and blue', async (_, picture) => {
  const pixels = await pixelsOf(picture);
  expect(pixels).toMatchObject({ width: 8, height: 4, channels: 3 });
  expect(pixels.data).toHaveLength(8 * 4 * 3);
  expect(isNear(at(pixels, 1, 1), [255, 0, 0])).toBe(true);
  expect(isNear(at(pixels, 6, 2), [0, 0, 255])).toBe(true);
});

test('colours for print and greys become red, green and blue', async () => {
  const cmyk = await pixelsOf(halves().toColourspace('cmyk').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }));
  expect(cmyk.channels).toBe(3);
  const [red = 0, , blue = 0] = at(cmyk, 1, 1);
  expect(red).toBeGreaterThan(blue + 100);
  const grey = await pixelsOf(halves().greyscale().jpeg());
  expect(grey.channels).toBe(3);
  const [r, g, b] = at(grey, 1, 1);
  expect([g, b]).toEqual([r, r]);
});

test('a picture whose colours are meant in a wider space is changed into ours', async () => {
  const wide = await pixelsOf(halves().withIccProfile('p3').png());
  expect(isNear(at(wide, 1, 1), [255, 0, 0])).toBe(true);
});

test.each([
  [3, [0, 0, 255]],
  [6, [255, 0, 0]],
  [5, [255, 0, 0]],
])('a picture with orientation %d is turned upright', async (orientation, top) => {
  const bytes = await halves().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
  const pixels = await decode(bytes);
  const size = orientation > 4 ? { width: 4, height: 8 } : { width: 8, height: 4 };
  expect(pixels).toMatchObject(size);
  expect(await measure(bytes, () => Promise.reject(new Error('not needed')))).toEqual({ ...size, transparent: false });
  expect(isNear(at(pixels, 0, 0), top, 40)).toBe(true);
});

test('of a picture that moves the first frame is shown', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const pixels = await pixelsOf(sharp(frames, { join: { animated: true } }).webp({ lossless: true }));
  expect(pixels).toMatchObject({ width: 4, height: 4 });
  expect(isNear(at(pixels, 2, 2), [255, 0, 0])).toBe(true);
});

test('what cannot be decoded to its end is refused', async () => {
  const bytes = await halves(400, 300).jpeg().toBuffer();
  await expect(decode(bytes.subarray(0, bytes.length / 2))).rejects.toThrow();
  await expect(decode(Buffer.from('no picture'))).rejects.toThrow();
});

test('a picture is seen through where one of its pixels is, whatever its format could hold', async () => {
  const opaque = await halves().ensureAlpha().png().toBuffer();
  const seenThrough = await halves().ensureAlpha(0.99).png().toBuffer();
  expect((await measure(opaque, () => decode(opaque))).transparent).toBe(false);
  expect((await measure(seenThrough, () => decode(seenThrough))).transparent).toBe(true);
});

describe('a rendition', () => {
  const renditionsOf = (transparent: boolean) =>
    planPicture({ width: 500, height: 250, transparent }, 75, () => '/a').renditions;

  test('has the size and format that the plan says, and the same bytes every time', async () => {
    const pixels = await pixelsOf(halves(500, 250).ensureAlpha(0.5).png());
    for (const rendition of [...renditionsOf(true), ...renditionsOf(false)]) {
      const bytes = await encode(pixels, rendition);
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height }).toEqual({ width: rendition.width, height: rendition.height });
      expect(format).toBe({ jpg: 'jpeg', png: 'png', avif: 'heif' }[rendition.format]);
      expect((await encode(pixels, rendition)).equals(bytes)).toBe(true);
    }
    const [png] = renditionsOf(true);
    if (png) expect((await sharp(await encode(pixels, png)).stats()).isOpaque).toBe(false);
  });

  test('says nothing of the camera', async () => {
    const told = await halves(500, 250)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Somebody</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(told.includes('Somebody')).toBe(true);
    for (const rendition of renditionsOf(false)) {
      const { exif, xmp, iptc, icc, comments } = await sharp(await encode(await decode(told), rendition)).metadata();
      expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    }
  });
});
