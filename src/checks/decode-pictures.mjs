import { readFileSync } from 'node:fs';
import process from 'node:process';
import sharp from 'sharp';

/**
 * Decodes pictures as the build does, and says of each what the image library cannot take: `[path, message | null][]` as JSON. It runs by itself
 * (`decode-waiting.ts` waits for it), because the library works in the background and the check of the content does not.
 *
 * Reads from its standard input `{ paths, maxPixels }`; no picture with more pixels than `maxPixels` is decoded.
 */
const { paths, maxPixels } = JSON.parse(readFileSync(0, 'utf8'));

/** Pixels that are decoded to see whether they can be: small ones are what takes least to make of a large picture. */
const SMALL = 64;

async function check(path) {
  try {
    const options = { failOn: 'warning', limitInputPixels: maxPixels };
    const { width = 0, pages = 1, pageHeight, height = 0 } = await sharp(path, options).metadata();
    const all = pages > 1 && width * (pageHeight ?? height) * pages <= maxPixels;
    await sharp(path, { ...options, animated: all && path.toLowerCase().endsWith('.gif') })
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
