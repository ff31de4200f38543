import sharp from 'sharp';
import type { Rendition } from './plan-picture';
import { treat } from './treat';
import { withCopyright } from './with-copyright';

/** What has to be known about a picture before files are made from it. */
export interface Measures {
  /** Displayed size in pixels, with the camera's orientation applied. */
  width: number;
  height: number;
  transparent: boolean;
}

export interface Pixels {
  /** Three or four bytes of sRGB per pixel, row by row. */
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

// Several pictures are processed at once (`publish-picture.ts`), so one thread each keeps the cores busy with less waiting.
sharp.concurrency(1);

/** Decodes a picture: upright, in sRGB, eight bits a channel; only the first frame of an animation. Throws if it is not a picture, or damaged. */
export async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

/** Measures a picture by its header. `pixels` decodes it, and is only called if the header does not say whether it is transparent. */
export async function measure(bytes: Buffer, pixels: () => Promise<Pixels>): Promise<Measures> {
  const { hasAlpha, autoOrient } = await sharp(bytes).metadata();
  return { ...autoOrient, transparent: hasAlpha && isSeenThrough(await pixels()) };
}

function isSeenThrough({ data, channels }: Pixels): boolean {
  if (channels !== 4) return false;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

/** Encodes a decoded picture in one size and format: byte for byte reproducible, and without metadata but for a copyright notice. */
export async function encode({ data, ...raw }: Pixels, rendition: Rendition): Promise<Buffer> {
  const { width, height, format, options, treatment, copyright } = rendition;
  const image = sharp(data, { raw });
  const resized = treatment
    ? sharp(await treat(image, width, height, treatment), { raw: { width, height, channels: 3 } })
    : image.resize(width, height, { fit: 'fill' });
  return withCopyright(resized, copyright)
    .toFormat(format === 'jpg' ? 'jpeg' : format, options)
    .toBuffer();
}
