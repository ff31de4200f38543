import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isAnimated } from './is-animated';

const folder = mkdtempSync(join(tmpdir(), 'moving-'));
const frame = () => sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });

/** A PNG with a chunk before its picture, which may be long. */
async function pngWith(type: string, length: number): Promise<Buffer> {
  const png = await frame().png().toBuffer();
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([png.subarray(0, 33), head, Buffer.alloc(length + 4), png.subarray(33)]);
}

const brands = (...names: string[]) => {
  const box = Buffer.from(`....ftyp${names.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.from('avis')]);
};

test.each<[string, () => Buffer | Promise<Buffer>, boolean]>([
  ['moves.png', () => pngWith('acTL', 8), true],
  ['still.PNG', () => frame().png().toBuffer(), false],
  ['profile.png', () => pngWith('iCCP', 100_000), false],
  ['moves.avif', () => brands('avis', '\0\0\0\0', 'avif'), true],
  ['still.avif', () => brands('avif', '\0\0\0\0', 'mif1'), false],
  ['empty.png', () => Buffer.alloc(0), false],
])('%s', async (name, write, expected) => {
  const path = join(folder, name);
  writeFileSync(path, await write());
  expect(await isAnimated(path)).toBe(expected);
});
