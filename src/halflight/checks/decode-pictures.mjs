import { readFileSync } from 'node:fs';
import process from 'node:process';
import sharp from 'sharp';

/**
 * Decodes pictures as the build does, and prints what the image library rejects as JSON: `[path, message | null][]`. A separate process that
 * `decode-waiting.ts` waits for, because the library is asynchronous and the content check is not.
 *
 * Reads `{ paths, maxPixels }` from standard input; larger pictures are not decoded.
 */
const { paths, maxPixels } = JSON.parse(readFileSync(0, 'utf8'));

/** Pictures are scaled down to this size, in pixels, as the cheapest way to decode large ones. */
const SMALL = 64;

async function check(path) {
  try {
    const options = { failOn: 'warning', limitInputPixels: maxPixels };
    const { width = 0, pages = 1, pageHeight, height = 0 } = await sharp(path, options).metadata();
    const all = pages > 1 && width * (pageHeight ?? height) * pages <= maxPixels;
    await sharp(path, { ...options, animated: all && /\.(?:gif|webp)$/i.test(path) })
      .resize({ width: SMALL, height: SMALL, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer();
    return null;
  } catch (error) {
    return String(error.message).split('\n')[0].trim();
  }
}

const verdicts = [];
// Two at a time: more would need more memory, and the library uses every core for each.
const queue = [...paths];
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) verdicts.push([path, await check(path)]);
  }),
);
process.stdout.write(JSON.stringify(verdicts));
