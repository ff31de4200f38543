import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMAGE_QUALITY, PUBLISHED_PORTRAIT_SIZE } from '../../limits';
import { openPicture } from '../../outputs/open-picture';
import { toContentFile } from '../../sourcing/content-folder';
import { portraitOf } from '../../outputs/person/portrait';
import type { PublishedSite } from '../../outputs/published';

/** Publishes the person's portrait for each language in a format that every search engine reads, since no page has to show it: see `portraitOf`. */
export async function publishPortraits({ languages }: Pick<PublishedSite, 'languages'>, folder: string): Promise<void> {
  const files = languages.flatMap((language) => portraitOf(language)?.file ?? []);
  const sources = new Map(files.map(({ path, src }) => [path, src]));
  for (const [path, src] of sources) await publishPortrait(src, join(folder, path));
}

async function publishPortrait(src: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const original = await openPicture(await readFile(toContentFile(src)), 144);
  const picture = original
    .rotate()
    .resize(PUBLISHED_PORTRAIT_SIZE, PUBLISHED_PORTRAIT_SIZE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: IMAGE_QUALITY });
  await writeFile(target, await picture.toBuffer());
}
