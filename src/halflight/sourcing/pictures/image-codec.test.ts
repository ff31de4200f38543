import sharp, { type Sharp } from 'sharp';
import { decode, encode, measure } from './image-codec';
import { planPicture } from './plan-picture';

/** A picture with a red left half and a blue right half. */
const halves = (width = 8, height = 4): Sharp => {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) data[index * 3 + (index % width < width / 2 ? 0 : 2)] = 255;
  return sharp(data, { raw: { width, height, channels: 3 } });
};

/** The colour of a pixel, as three bytes. */
const at = ({ data, width, channels }: Awaited<ReturnType<typeof decode>>, x: number, y: number) => [
  ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
];

const isNear = (colour: readonly number[], expected: readonly number[], by = 12) =>
  colour.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= by);

test.each([
  [3, [0, 0, 255]],
  [6, [255, 0, 0]],
])('a picture with orientation %d is turned upright', async (orientation, top) => {
  const bytes = await halves().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
  const pixels = await decode(bytes);
  const size = orientation > 4 ? { width: 4, height: 8 } : { width: 8, height: 4 };
  expect(pixels).toMatchObject(size);
  expect(await measure(bytes, () => Promise.reject(new Error('not needed')))).toEqual({ ...size, transparent: false });
  expect(isNear(at(pixels, 0, 0), top, 40)).toBe(true);
});

test('a picture that cannot be decoded completely is rejected', async () => {
  const bytes = await halves(400, 300).jpeg().toBuffer();
  await expect(decode(bytes.subarray(0, bytes.length / 2))).rejects.toThrow();
  await expect(decode(Buffer.from('no picture'))).rejects.toThrow();
});

describe('a rendition', () => {
  const renditionsOf = (transparent: boolean) =>
    planPicture({ width: 500, height: 250, transparent }, { quality: 75 }, () => '/a').renditions;

  test('has the planned size and format, and the same bytes every time', async () => {
    const pixels = await decode(await halves(500, 250).ensureAlpha(0.5).png().toBuffer());
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

  test('contains no camera metadata', async () => {
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
