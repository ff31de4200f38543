import sharp, { type Sharp } from 'sharp';
import { withoutMetadata } from './without-metadata';

const SECRET = 'zqsecret';

const draw = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } }).composite([
    { input: { create: { width: 10, height: 10, channels: 3, background: 'gold' } }, left: 0, top: 0 },
  ]);

const photograph = (orientation?: number) =>
  draw()
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>${SECRET}</r></x:xmpmeta>`)
    .withMetadata({ ...(orientation && { orientation }) });

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['JPEG', (picture) => picture.jpeg()],
  ['PNG', (picture) => picture.png()],
  ['WebP', (picture) => picture.webp()],
];

describe.each(formats)('a %s', (_, as) => {
  test('loses what the camera noted down, and keeps every pixel and its colours', async () => {
    const before = await as(photograph()).toBuffer();
    const { exif, xmp, icc } = await sharp(before).metadata();
    expect([exif, xmp].some(Boolean)).toBe(true);
    const after = withoutMetadata(before);
    const left = await sharp(after).metadata();
    expect([left.exif, left.xmp, left.iptc]).toEqual([undefined, undefined, undefined]);
    expect(left.icc).toEqual(icc);
    expect(after.includes(SECRET)).toBe(false);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
    expect(withoutMetadata(after)).toEqual(after);
  });

  test('cut short is left as it is', async () => {
    const whole = await as(photograph()).toBuffer();
    const cut = whole.subarray(0, 60);
    expect(withoutMetadata(cut)).toEqual(cut);
  });
});

test('a photograph loses what a phone put behind it, and a progressive one is understood', async () => {
  const picture = await photograph().jpeg({ progressive: true }).toBuffer();
  const after = withoutMetadata(Buffer.concat([picture, await photograph().jpeg().toBuffer()]));
  expect(after.includes(SECRET)).toBe(false);
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
});

test.each([3, 6, 8])('a photograph that is turned (%d) stays turned', async (orientation) => {
  const before = await photograph(orientation).jpeg().toBuffer();
  const after = withoutMetadata(before);
  expect(after.includes(SECRET)).toBe(false);
  expect((await sharp(after).metadata()).orientation).toBe(orientation);
});

test.each(['', 'a', '%PDF-1.4', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])(
  '%j is left as it is',
  (text) => {
    expect(withoutMetadata(Buffer.from(text)).toString()).toBe(text);
  },
);
