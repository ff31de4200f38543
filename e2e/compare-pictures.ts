import sharp from 'sharp';

/** A picture as rows of pixels, each three numbers from 0 to 255. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** How much two pictures may differ and still count as the same. */
export interface Tolerance {
  /** The side of the squares whose mean colours are compared, in pixels. 1 compares the pixels themselves. */
  square: number;
  /** How much a colour channel may differ, out of 255. */
  level: number;
  /** How many squares may differ by more than that. */
  most: number;
}

interface Comparison {
  same: boolean;
  /** The share of squares that differ by more than the tolerance's level, from 0 to 1. */
  share: number;
}

/** For pictures by the same browser, which draws the same pixels on any processor. The level allows for the loss of the WebP files. */
export const strict: Tolerance = { square: 1, level: 10, most: 4 };

/**
 * For pictures by another version of the browser: it may draw the edges of letters differently, but the mean colour of a square of 32 CSS pixels
 * hardly changes. A button that moves by 2 CSS pixels exceeds this.
 */
export const lenient: Tolerance = { square: 16, level: 6, most: 0 };

/** Reads a picture, optionally halved in both directions: half the resolution of a screenshot is enough to see what moved. */
export async function readPixels(picture: Buffer | string, isHalved = false): Promise<Pixels> {
  const image = sharp(picture, { limitInputPixels: false }).removeAlpha().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  return isHalved ? average(pixels, 2) : pixels;
}

/** The given number of rows of a picture, from `top` on. */
export function cutRows({ data, width }: Pixels, top: number, height: number): Pixels {
  return { data: data.subarray(top * width * 3, (top + height) * width * 3), width, height };
}

/** The mean colours of the squares of a picture. Those at its right and bottom edges may be smaller. */
export function average({ data, width, height }: Pixels, square: number): Pixels {
  if (square === 1) return { data, width, height };
  const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)];
  const means = new Uint8Array(columns * rows * 3);
  const sums = new Uint32Array(columns * 3);
  for (let row = 0, to = 0; row < rows; row += 1) {
    const bottom = Math.min(height, (row + 1) * square);
    sums.fill(0);
    for (let y = row * square, from = y * width * 3; y < bottom; y += 1) {
      for (let column = 0; column < columns; column += 1) {
        let [red, green, blue] = [0, 0, 0];
        for (const end = Math.min(width, (column + 1) * square) * 3 + y * width * 3; from < end; from += 3) {
          red += data[from] as number;
          green += data[from + 1] as number;
          blue += data[from + 2] as number;
        }
        sums[column * 3] = (sums[column * 3] as number) + red;
        sums[column * 3 + 1] = (sums[column * 3 + 1] as number) + green;
        sums[column * 3 + 2] = (sums[column * 3 + 2] as number) + blue;
      }
    }
    for (let index = 0; index < sums.length; index += 1, to += 1) {
      const column = Math.floor(index / 3);
      const size = (Math.min(width, (column + 1) * square) - column * square) * (bottom - row * square);
      means[to] = Math.round((sums[index] as number) / size);
    }
  }
  return { data: means, width: columns, height: rows };
}

/**
 * The pixels of two pictures that differ by more than `level` in a channel, over an area that covers both. Pixels that only one has count as
 * differing.
 */
function findDiffering(a: Pixels, b: Pixels, level: number): { differs: Uint8Array; width: number; height: number } {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const [sharedWidth, sharedHeight] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  const differs = new Uint8Array(width * height).fill(1);
  for (let y = 0; y < sharedHeight; y += 1) {
    for (let x = 0, i = y * a.width * 3, j = y * b.width * 3; x < sharedWidth; x += 1, i += 3, j += 3) {
      const red = (a.data[i] as number) - (b.data[j] as number);
      const green = (a.data[i + 1] as number) - (b.data[j + 1] as number);
      const blue = (a.data[i + 2] as number) - (b.data[j + 2] as number);
      const most = Math.max(red, -red, green, -green, blue, -blue);
      differs[y * width + x] = most > level ? 1 : 0;
    }
  }
  return { differs, width, height };
}

/** Compares two pictures. Pictures of different sizes are never the same. */
export function compare(before: Pixels, after: Pixels, { square, level, most }: Tolerance): Comparison {
  const { differs } = findDiffering(average(before, square), average(after, square), level);
  let differing = 0;
  for (const each of differs) differing += each;
  const isOfOneSize = before.width === after.width && before.height === after.height;
  return { same: differing <= most && isOfOneSize, share: differing / differs.length };
}

/** Draws where two pictures differ by more than `strict` allows: red there, the second picture in pale grey elsewhere. Resolves to a WebP file. */
export async function drawDifference(before: Pixels, after: Pixels): Promise<Buffer> {
  const { differs, width, height } = findDiffering(before, after, strict.level);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      if (differs[y * width + x] === 1) {
        data[to] = 220;
        data[to + 2] = 60;
        continue;
      }
      const from = (y * after.width + x) * 3;
      const ink = (after.data[from] as number) + (after.data[from + 1] as number) + (after.data[from + 2] as number);
      data.fill(180 + ink / 12, to, to + 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 60 })
    .toBuffer();
}

/** Encodes a picture as WebP, with a loss of at most 4 levels per channel, for smaller files. */
export function writePicture({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ nearLossless: true, quality: 40, effort: 4 })
    .toBuffer();
}
