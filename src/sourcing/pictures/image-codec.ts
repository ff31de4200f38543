import sharp from 'sharp';
import type { Rendition } from './plan-picture';

/** What has to be known of a picture before anything is made of it. */
export interface Measures {
  /** Its size in pixels, as it is seen: turned as its camera says. */
  width: number;
  height: number;
  /** Whether anything can be seen through it. */
  transparent: boolean;
}

/** A decoded picture. */
export interface Pixels {
  /** Three or four bytes of sRGB for each pixel, row by row. */
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

// Several pictures are worked on at once (`publish-picture.ts`): one thread each keeps the cores as busy, and wastes less on waiting.
sharp.concurrency(1);

/** Decodes a picture: turned upright, in sRGB, eight bits a channel; of one that moves the first frame. Throws for what is none, or damaged. */
export async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

/** Measures a picture by its head. `pixels` decodes it; it is asked only if that cannot tell whether something is seen through it. */
export async function measure(bytes: Buffer, pixels: () => Promise<Pixels>): Promise<Measures> {
  const { hasAlpha, autoOrient } = await sharp(bytes).metadata();
  return { ...autoOrient, transparent: hasAlpha && isSeenThrough(await pixels()) };
}

function isSeenThrough({ data, channels }: Pixels): boolean {
  if (channels !== 4) return false;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

/** Writes a decoded picture in one size and format. The same every time, byte for byte. Nothing of what a camera noted down is in it. */
export async function encode({ data, ...raw }: Pixels, rendition: Rendition): Promise<Buffer> {
  const { width, height, format, options } = rendition;
  return sharp(data, { raw })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format === 'jpg' ? 'jpeg' : format, options)
    .toBuffer();
}
