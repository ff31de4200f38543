import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMAGE_QUALITY } from '../../limits';
import { openPicture } from '../../outputs/open-picture';
import { toContentFile } from '../../sourcing/read-content';
import { portraitOf } from '../../outputs/person/portrait';
import type { PublishedSite } from '../../outputs/published';

/** The maximum width and height of the portrait, in pixels: several times what search engines show. */
const SIZE = 800;

/**
 * Publishes the person's portrait in a format that every search engine reads, since no page has to show it. Returns its absolute URL, or `undefined`
 * if there is none.
 */
export async function publishPortrait(site: PublishedSite, folder: string): Promise<string | undefined> {
  const { address, file } = portraitOf(site) ?? {};
  if (!file) return address;
  const target = join(folder, file.path);
  await mkdir(dirname(target), { recursive: true });
  const original = await openPicture(await readFile(toContentFile(file.src)), 144);
  const picture = original
    .rotate()
    .resize(SIZE, SIZE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: IMAGE_QUALITY });
  await writeFile(target, await picture.toBuffer());
  return address;
}
