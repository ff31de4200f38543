import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import type { SiteValues } from '../collections';
import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { mapValues } from '../derive/map-values';
import { formsOf, toFilePath } from '../to-file-path';
import { isWebAddress } from '../fields/formats';
import type { ImageValue } from '../fields/images';
import { isPattern, picturesMatching } from '../fields/picture-files';
import { PICTURES_TOLD } from '../limits';
import { fromProject } from '../paths';
import { copyrightOf } from '../sourcing/album-copyright';
import { factsOf, readingOf } from '../sourcing/facts-of';
import { isAnimated } from '../sourcing/pictures/is-animated';
import { tellPicturesLeft } from '../sourcing/pictures/pictures-left';
import { processingOf } from '../sourcing/pictures/processing';
import { isResized, preparePicture } from '../sourcing/pictures/publish-picture';
import { toEntryId } from '../sourcing/read-entry';
import type { RoutableEntry } from '../routes/route';

/** Left by a finished build for the next one: the stamp of `finish/finish.ts`. */
export const FINISHED_STAMP = '.cache/halflight-finished';

type Nodes = Pick<CreatePagesArgs, 'getNode' | 'getNodesByType'>;

/**
 * Starts to process the images of the entries that pages show while Gatsby bundles, which uses only one core. Whatever requests an image later finds
 * it made or waits for it; an image missed here is made then. Publishes nothing, and never fails a build. Does nothing in the preview, which makes
 * images on demand, or in a build that follows a finished one, which has few to make.
 */
export async function startPictures(
  shown: readonly Pick<RoutableEntry, 'id' | 'collection' | 'values' | 'filePath' | 'pictures'>[],
  { getNode, getNodesByType }: Nodes,
  registry?: readonly Collection[],
): Promise<void> {
  if (process.env.NODE_ENV === 'development' || existsSync(fromProject(FINISHED_STAMP))) return;
  const site = getNode(toEntryId('site.md')) as (Node & SiteValues) | undefined;
  const processing = processingOf(site);
  const files = new Map(
    getNodesByType('File').flatMap((file) =>
      file.sourceInstanceName === 'content' ? [[String(file.relativePath), file] as const] : [],
    ),
  );
  const named = await Promise.all(shown.map((entry) => picturesOf(entry, getNode, registry)));
  const wanted = named.flat().flatMap((name) => (isPattern(name) ? picturesMatching(name, files.keys()) : [name]));
  const names = [...new Set(wanted)];
  let left = names.length;
  const preparing = names.map(async (name) => {
    const file = formsOf(name).flatMap((form) => files.get(form) ?? [])[0];
    const path = String(file?.absolutePath);
    if (file && isResized(path) && !(await isAnimated(path)))
      await preparePicture(
        { path, digest: file.internal.contentDigest },
        { ...processing, ...copyrightOf(name, getNode) },
      );
    left -= 1;
    if (left % PICTURES_TOLD === 0) tellPicturesLeft(left);
  });
  // Errors in an image are reported where it is requested.
  await Promise.allSettled(preparing);
}

/** The images in an entry's front matter and text, as paths in the content folder. */
async function picturesOf(
  { id, collection: name, values, filePath, pictures = [] }: Parameters<typeof startPictures>[0][number],
  getNode: Nodes['getNode'],
  registry: readonly Collection[] | undefined,
): Promise<string[]> {
  const collection = findCollection(name, registry);
  if (!collection) return [];
  const found: string[] = [];
  // Paths in front matter are already relative to the content folder.
  await mapValues(collection, values, ({ kind }, value) => {
    if (kind !== 'image') return;
    const { src, dark } = value as ImageValue;
    found.push(src, ...(dark === undefined ? [] : [dark]));
  });
  const body = getNode(getNode(id)?.parent ?? '')?.rawMarkdownBody;
  const folder = posix.dirname(filePath);
  for (const { type, target } of typeof body === 'string' ? factsOf(body, readingOf({ values })).links : [])
    if (type === 'image') found.push(toFilePath(folder, target)?.path ?? target);
  found.push(...pictures.map(({ file }) => file));
  return found.filter((path) => !isWebAddress(path));
}
