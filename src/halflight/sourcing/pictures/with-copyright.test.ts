import sharp from 'sharp';
import { withCopyright } from './with-copyright';

const grey = () => sharp({ create: { width: 20, height: 10, channels: 3, background: 'grey' } });

test.each(['jpeg', 'png', 'avif'] as const)(
  'a %s file has its copyright notice, in any script, and nothing else',
  async (format) => {
    const bytes = await withCopyright(grey(), '© Zoë & <日本>').toFormat(format).toBuffer();
    const { exif, iptc, xmp } = await sharp(bytes).metadata();
    expect([exif, iptc]).toEqual([undefined, undefined]);
    expect(xmp?.toString()).toContain('>© Zoë &amp; &lt;日本&gt;<');
  },
);

test('without a notice, there is no metadata', async () => {
  const { xmp } = await sharp(await withCopyright(grey(), undefined).jpeg().toBuffer()).metadata();
  expect(xmp).toBeUndefined();
});
