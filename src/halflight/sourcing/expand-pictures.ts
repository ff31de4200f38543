import { join } from 'node:path';
import type { ImageValue } from '../fields/images';
import { isPattern, picturesMatching } from '../fields/picture-files';
import { contentFolder } from './content-folder';
import { altIn, readFacts } from './pictures/read-facts';
import type { Resolving } from './resolving';

/**
 * The images of a list, with the pictures of each folder or pattern in it in its place. Their alternative texts are those of their files. Paths, and
 * `files`, are relative to the content folder.
 */
export function expandPictures(
  images: readonly ImageValue[],
  files: Iterable<string>,
  folder = contentFolder(),
): ImageValue[] {
  return images.flatMap((image) =>
    isPattern(image.src)
      ? picturesMatching(image.src, files).map((src) => ({
          ...image,
          src,
          alt: image.alt || altIn(readFacts(join(folder, src))),
        }))
      : [image],
  );
}

/** The same, in a query, which runs again when a file is added or removed. */
export async function findPictures(
  images: readonly ImageValue[],
  { context }: Pick<Resolving, 'context'>,
): Promise<ImageValue[]> {
  if (!images.some(({ src }) => isPattern(src))) return [...images];
  const { entries } = await context.nodeModel.findAll({
    type: 'File',
    query: { filter: { sourceInstanceName: { eq: 'content' } } },
  });
  return expandPictures(
    images,
    Array.from(entries, (file) => String(file.relativePath)),
  );
}
