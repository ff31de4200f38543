import sharp from 'sharp';
import { inXmp, photograph, SOMEWHERE } from '../../testing/photograph';
import { toBareJpeg } from './to-bare-jpeg';

const told = () =>
  photograph({
    width: 64,
    height: 48,
    exif: { IFD0: { Make: 'Secret', Orientation: '6' }, IFD3: SOMEWHERE },
    xmp: inXmp('dc:title', 'Secret'),
  });

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

test('the picture stays as it is, bit for bit, and nothing else is left but its orientation and the copyright notice', async () => {
  const bytes = await told();
  const followed = Buffer.concat([bytes, Buffer.from('a Secret film')]);
  const bare = toBareJpeg(followed, { orientation: 6, copyright: '© 2026 Zoë' }) ?? Buffer.alloc(0);
  expect(await pixelsOf(bare)).toEqual(await pixelsOf(bytes));
  const { orientation, exif, xmp, iptc, comments } = await sharp(bare).metadata();
  expect([orientation, exif?.length, iptc, comments]).toEqual([6, 32, undefined, undefined]);
  expect(xmp?.toString()).toContain('© 2026 Zoë');
  expect(bare.toString('latin1')).not.toMatch(/Secret|GPS/);
});

test('without a notice, an upright picture has no metadata; a progressive one has all of its scans', async () => {
  const bytes = await sharp(await told())
    .jpeg({ progressive: true })
    .toBuffer();
  const bare = toBareJpeg(bytes) ?? Buffer.alloc(0);
  expect(await pixelsOf(bare)).toEqual(await pixelsOf(bytes));
  const { exif, xmp } = await sharp(bare).metadata();
  expect([exif, xmp]).toEqual([undefined, undefined]);
});

test.each([
  ['no JPEG', Buffer.from('no picture')],
  ['cut off', Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 1])],
])('a file that is %s is left to others', (_, bytes) => {
  expect(toBareJpeg(bytes)).toBeUndefined();
});
