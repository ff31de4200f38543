import type { Sharp } from 'sharp';
import { DITHER_DOTS } from '../../limits';

type Rgb = readonly [red: number, green: number, blue: number];

/** How the colours of a photograph are changed: to greys, to the way from one colour to another, or to dots of these two. */
export type Treatment =
  { kind: 'mono' } | { kind: 'duotone' | 'dither'; /** What black and white become. */ dark: Rgb; light: Rgb };

/** Sixteen thresholds in an order that looks even (Bayer, 1973), for a square of four by four dots. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Treats an image of a width and a height in pixels. Resolves to the bytes of the result, three for each pixel. */
export async function treat(image: Sharp, width: number, height: number, treatment: Treatment): Promise<Buffer> {
  const isDither = treatment.kind === 'dither';
  const dot = isDither ? Math.max(1, Math.round(width / DITHER_DOTS)) : 1;
  const [wide, high] = [Math.ceil(width / dot), Math.ceil(height / dot)];
  const resized = image.resize(wide, high, { fit: 'fill' }).removeAlpha().grayscale();
  const greys = await (isDither ? resized.normalise() : resized).raw().toBuffer();
  const colours = toColours(treatment);
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / dot);
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / dot);
      let grey = greys[row * wide + column] ?? 0;
      if (isDither) grey = grey > ((BAYER[(row % 4) * 4 + (column % 4)] ?? 0) + 0.5) * 16 ? 255 : 0;
      bytes.set(colours.subarray(grey * 3, grey * 3 + 3), (y * width + x) * 3);
    }
  }
  return bytes;
}

/** The colour of each grey, three bytes for each. */
function toColours(treatment: Treatment): Uint8Array {
  const [dark, light]: [Rgb, Rgb] =
    treatment.kind === 'mono'
      ? [
          [0, 0, 0],
          [255, 255, 255],
        ]
      : [treatment.dark, treatment.light];
  return Uint8Array.from({ length: 768 }, (_, index) => {
    const [grey, channel] = [Math.floor(index / 3) / 255, index % 3];
    return Math.round((dark[channel] ?? 0) * (1 - grey) + (light[channel] ?? 0) * grey);
  });
}
