import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

/**
 * Writes the pictures of the hostile folder into the folder given as an argument: every kind that the image library can read. The bytes are always
 * the same, so that the site need not be rebuilt.
 */
const [, , folder = ''] = process.argv;

/** A picture whose neighbouring pixels differ, in a deterministic pattern. */
function photo(width = 320, height = 240) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7 + ((index * index) >> 9)) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function frames() {
  const all = await Promise.all(
    [100, 120, 140].map((width) =>
      photo(160, 120).resize(width, 100, { fit: 'fill' }).resize(120, 100, { fit: 'fill' }).png().toBuffer(),
    ),
  );
  return sharp(all, { join: { animated: true } });
}

const svg = (attributes, inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
const ran = 'document.documentElement.dataset.ran = 1; if (window.top) window.top.ran = true';

const plain = await photo().jpeg().toBuffer();
const pictures = {
  'cmyk.jpg': await photo().toColourspace('cmyk').jpeg().toBuffer(),
  'sixteen.png': await photo().toColourspace('rgb16').png().toBuffer(),
  'palette.png': await photo().png({ palette: true }).toBuffer(),
  'grey.png': await photo().greyscale().png().toBuffer(),
  'dot.png': await photo().resize(1, 1).png().toBuffer(),
  'line.png': await photo(2000, 2).png().toBuffer(),
  'sideways.jpg': await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'mirrored.jpg': await photo().withMetadata({ orientation: 5 }).jpeg().toBuffer(),
  // Only its size matters; fine detail would slow down AVIF encoding.
  'large.jpg': await photo(8, 6).resize(5900, 4000, { fit: 'fill' }).jpeg({ quality: 40 }).toBuffer(),
  'moves.gif': await (await frames()).gif().toBuffer(),
  'moves.webp': await (await frames()).webp().toBuffer(),
  'one.avif': await photo().avif().toBuffer(),
  'CAPITALS.JPG': plain,
  // A picture with data after its end, as phones write it.
  'film-behind.jpg': Buffer.concat([plain, Buffer.alloc(2000, 'ftypmp42')]),
  // A format other than its name says.
  'webp-inside.png': await photo().webp().toBuffer(),
  '100%.png': await photo(64, 48).png().toBuffer(),
  'a#b?c.png': await photo(64, 48).png().toBuffer(),
  'it\'s "quoted" & <odd>.png': await photo(64, 48).png().toBuffer(),
  '(round) [square].png': await photo(64, 48).png().toBuffer(),
  'caf\u00e9.png': await photo(64, 48).png().toBuffer(),
  'nai\u0308f.png': await photo(64, 48).png().toBuffer(),
  '日本.png': await photo(64, 48).png().toBuffer(),
  'plain.svg': svg('viewBox="0 0 8 8"', '<rect width="4" height="4"/>'),
  'hostile.svg': svg(
    `viewBox="0 0 8 8" onload="${ran}"`,
    `<script>${ran}</script><script href="https://evil.test/a.js"/><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${ran}"><img src="https://evil.test/a.png"/></body></foreignObject><set attributeName="onmouseover" to="${ran}"/><a xlink:href="javascript:${ran}"><rect width="8" height="8"/></a><image href="https://evil.test/b.png"/><style>@import url(https://evil.test/c.css); rect { fill: url(https://evil.test/d#e) }</style>`,
  ),
  // The one that the hostile album names.
  '../albums/attacked-0/sea.jpg': plain,
  'adobe.svg': Buffer.from(
    '<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>\n<svg xmlns="&ns;" width="9" height="9"><circle r="4" cx="4" cy="4"/></svg>',
  ),
};

for (const [name, bytes] of Object.entries(pictures)) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
