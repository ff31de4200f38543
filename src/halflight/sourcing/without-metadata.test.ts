import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { withoutMetadata } from './without-metadata';

const exif = {
  IFD0: { Make: 'wombatcamera', Artist: 'wombatartist' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 39/1' },
};

/** Red on the left, blue on the right; rotated, as phones store it, if an orientation is given. */
const drawing = (): Sharp =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="30" height="40" fill="#c00"/><rect x="30" width="30" height="40" fill="#00c"/></svg>',
    ),
  ).flatten();

test.each([
  ['a.jpg', (picture: Sharp) => picture.jpeg()],
  ['a.png', (picture: Sharp) => picture.png()],
  // The content decides, not the file name.
  ['a.gif', (picture: Sharp) => picture.jpeg()],
  ['a.webp', (picture: Sharp) => picture.webp()],
  ['a.avif', (picture: Sharp) => picture.avif()],
])('%s loses metadata about place and camera', async (name, write) => {
  const before = await write(drawing().withExif(exif)).toBuffer();
  expect(before.includes('wombat')).toBe(true);
  const after = await withoutMetadata(before, name);
  expect(after.includes('wombat')).toBe(false);
  const { width, height, format, ...metadata } = await sharp(after).metadata();
  expect(metadata.exif).toBeUndefined();
  expect([width, height, format]).toEqual([60, 40, (await sharp(before).metadata()).format]);
});

test('a picture is rotated as its orientation says', async () => {
  const before = await drawing().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const after = await withoutMetadata(before, 'a.jpg');
  const { width, height, orientation } = await sharp(after).metadata();
  expect([width, height, orientation]).toEqual([40, 60, undefined]);
  const { data } = await sharp(after).extract({ left: 20, top: 5, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  // The left side is at the top now.
  expect([...data].map((value) => value > 128)).toEqual([true, false, false]);
});

test('an animated PNG keeps its frames, byte for byte, and loses everything else', async () => {
  const chunk = (type: string, content: Buffer | string) => {
    const data = Buffer.concat([Buffer.from(type), Buffer.from(content)]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length - 4);
    sum.writeUInt32BE(crc32(data));
    return Buffer.concat([length, data, sum]);
  };
  const still = await drawing().png().toBuffer();
  const [start, rest] = [still.subarray(0, 33), still.subarray(33, -12)];
  // Its one frame is the picture itself: https://www.w3.org/TR/png-3/#apng-frame-based-animation.
  const frames = [chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])), rest, chunk('IEND', '')];
  const plain = Buffer.concat([start, ...frames]);
  expect((await withoutMetadata(plain, 'a.png')).equals(plain)).toBe(true);
  const tiff = Buffer.concat([Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1'), Buffer.from('wombat')]);
  const told = Buffer.concat([start, chunk('eXIf', tiff), chunk('tEXt', 'Author\0wombat'), ...frames]);
  expect((await withoutMetadata(told, 'a.png')).equals(plain)).toBe(true);
});

test('a file that is not a readable picture is unchanged; an unreadable drawing becomes an empty one', async () => {
  const bytes = Buffer.from('GPS and all that');
  for (const name of ['paper.pdf', 'broken.jpg']) expect(await withoutMetadata(bytes, name)).toEqual(bytes);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><g>');
  expect((await withoutMetadata(drawing, 'a.svg')).toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
});

/** A segment of a JPEG file. */
function segment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
}

const afterStart = (picture: Buffer, added: Buffer) =>
  Buffer.concat([picture.subarray(0, 2), added, picture.subarray(2)]);

test.each<[string, (picture: Buffer) => Buffer]>([
  ['a comment', (picture) => afterStart(picture, segment(0xfe, 'wombat'))],
  ['its origin (C2PA)', (picture) => afterStart(picture, segment(0xeb, 'wombat'))],
  ['a preview', (picture) => afterStart(picture, segment(0xe2, 'MPF\0wombat'))],
  ['something after its end', (picture) => Buffer.concat([picture, Buffer.from('wombat')])],
])('a JPEG file with %s loses that', async (_, add) => {
  const before = add(await drawing().jpeg().toBuffer());
  expect(before.includes('wombat')).toBe(true);
  const after = await withoutMetadata(before, 'a.jpg');
  expect(after.includes('wombat')).toBe(false);
  expect((await sharp(after).metadata()).width).toBe(60);
});

test.each<[string, (picture: Sharp) => Sharp]>([
  ['a usual one', (picture) => picture.jpeg()],
  ['a progressive one', (picture) => picture.jpeg({ progressive: true })],
  ['one with a colour profile', (picture) => picture.withIccProfile('p3').jpeg()],
  ['one in four inks', (picture) => picture.toColourspace('cmyk').jpeg()],
])('of plain JPEG files, %s is unchanged, byte for byte', async (_, write) => {
  const plain = await write(drawing()).toBuffer();
  expect((await withoutMetadata(plain, 'a.jpg')).equals(plain)).toBe(true);
});

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

test('a drawing is published without scripts', async () => {
  const text = `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg ${SVG}><script>alert(1)</script><g/></svg>`;
  const after = (await withoutMetadata(Buffer.from(text), 'a.svg')).toString();
  expect(after).not.toMatch(/<script|DOCTYPE|onload/);
  expect(after).toContain(`<svg ${SVG}>`);
});

test('a drawing in another encoding keeps its text', async () => {
  const text = `\uFEFF<?xml version="1.0" encoding="utf-16"?><svg ${SVG}><text>é</text></svg>`;
  const after = await withoutMetadata(Buffer.from(text, 'utf16le'), 'a.svg');
  expect(after.toString()).toBe(`<svg ${SVG}><text>é</text></svg>\n`);
});

/** A box of an ISO file. */
function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

test('a video loses its location, and its frames keep their offsets', async () => {
  const place = box('\u00a9xyz', '+51.5-000.1/');
  const film = Buffer.concat([
    box('ftyp', 'qt  '),
    box('moov', box('mvhd', 'header'), box('trak', box('tkhd', 'track'), box('udta', place)), box('meta', place)),
    box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), '<x:xmpmeta>+51.5-000.1'),
    box('mdat', 'frames with udta in them'),
  ]);
  const after = await withoutMetadata(film, 'a.mov');
  expect(after.includes('+51.5')).toBe(false);
  expect(after).toHaveLength(film.length);
  for (const kept of ['mvhdheader', 'tkhdtrack', 'mdatframes with udta in them'])
    expect(after.indexOf(kept, 0, 'latin1')).toBe(film.indexOf(kept, 0, 'latin1'));
});

test('a video that is truncated, or with a box of size zero, is unchanged', async () => {
  for (const film of [box('moov', 'long enough').subarray(0, 12), Buffer.from([0, 0, 0, 2, 1, 1, 1, 1])])
    expect(await withoutMetadata(film, 'a.mp4')).toEqual(film);
});
