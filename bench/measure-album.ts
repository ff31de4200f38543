import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { measureBuild, type BuildFigures } from './measure-build';

/** The builds of a site with an album of this many photographs. */
export interface AlbumFigures {
  photographs: number;
  cold: BuildFigures;
  warm: BuildFigures;
  /** Again, after a caption was changed: no picture is encoded again. */
  caption: BuildFigures;
}

/** The size of a photograph, in pixels: 24 megapixels, as cameras take them. */
const [WIDTH, HEIGHT] = [6000, 4000];

/** Builds a site with one album of `photographs` pictures three times in a workspace. */
export async function measureAlbum(workspace: string, photographs: number): Promise<AlbumFigures> {
  const content = join(workspace, 'content');
  const album = join(content, 'albums', 'bench');
  mkdirSync(album, { recursive: true });
  writeFileSync(join(content, 'site.md'), '---\ntitle: Album\nurl: https://bench.test\n---\n');
  const write = (caption: string) =>
    writeFileSync(
      join(album, 'index.md'),
      `---\ntitle: Photographs\ncaptions:\n  - { file: ${nameOf(0)}, title: ${caption} }\n---\n`,
    );
  write('The first');
  const scene = await drawScene();
  for (let index = 0; index < photographs; index += 1)
    writeFileSync(join(album, nameOf(index)), await takePhotograph(scene, index));
  const cold = await measureBuild(workspace);
  const warm = await measureBuild(workspace);
  write('The first of all');
  return { photographs, cold, warm, caption: await measureBuild(workspace) };
}

const nameOf = (index: number) => `photograph-${String(index).padStart(4, '0')}.jpg`;

/** The pixels of a picture with areas, edges and grain like those of a photograph. */
async function drawScene(): Promise<Buffer> {
  const shapes = Array.from({ length: 60 }, (_, shape) => {
    const at = (factor: number, size: number) => ((shape + 1) * factor * 7) % size;
    return `<circle cx="${at(397, WIDTH)}" cy="${at(631, HEIGHT)}" r="${100 + at(53, 900)}" fill="hsl(${at(29, 360)} 45% ${25 + at(17, 50)}%)" opacity="0.6"/>`;
  });
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="hsl(200 30% 60%)"/>${shapes.join('')}</svg>`,
  );
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(drawing)
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The scene in another light for each index, as a JPEG of about 3 MB: drawing it again takes longer than a build does. */
function takePhotograph(scene: Buffer, index: number): Promise<Buffer> {
  const light = [47, 31, 19].map((factor) => 0.7 + ((index * factor) % 300) / 1000);
  return sharp(scene, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .linear(light, [0, 0, 0])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The figures in words. */
export function describeAlbum({ photographs, cold, warm, caption }: AlbumFigures): string {
  const inWords = ({ seconds, megabytes }: BuildFigures) =>
    `${seconds.toFixed(0)} s${megabytes === undefined ? '' : `, ${megabytes} MB`}`;
  return [
    `${photographs} photographs of ${(WIDTH * HEIGHT) / 1e6} megapixels`,
    `  cold             ${inWords(cold)} (${(cold.seconds / photographs).toFixed(1)} s each)`,
    `  again            ${inWords(warm)}`,
    `  another caption  ${inWords(caption)}`,
  ].join('\n');
}
