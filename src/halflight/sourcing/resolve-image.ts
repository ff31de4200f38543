import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { isOnHost, isWebAddress } from '../fields/formats';
import type { PublishedImage } from '../fields/images';
import { isAnimated } from './pictures/is-animated';
import { processingOf } from './pictures/processing';
import { isResized, publishPicture } from './pictures/publish-picture';
import { publishFile } from './publish-file';
import { copyrightOf } from './album-copyright';
import { findEntry, findFile, findSite, type Resolving } from './resolving';

/**
 * The data of an image: from the content folder in every size and format, or unchanged from a host that `site.md` lists; `undefined` if there is
 * none.
 */
export async function toImageData(path: string, resolving: Resolving): Promise<PublishedImage | undefined> {
  const site = findSite(resolving);
  if (isWebAddress(path)) {
    const allowed = isOnHost(path, site?.images?.hosts ?? []);
    return allowed ? { layout: 'constrained', images: { fallback: { src: path } } } : undefined;
  }
  const file = await findFile(path, resolving);
  if (!file) return undefined;
  const absolutePath = String(file.absolutePath);
  const extension = extname(absolutePath).toLowerCase();
  // Drawings and animations keep their size.
  if (extension === '.svg' || (await isAnimated(absolutePath))) return publishAsIs(absolutePath, resolving.pathPrefix);
  if (!isResized(absolutePath)) return undefined;
  return publishPicture(
    { path: absolutePath, digest: file.internal.contentDigest },
    { ...processingOf(site), ...copyrightOf(path, (id) => findEntry(id, resolving)), pathPrefix: resolving.pathPrefix },
  );
}

async function publishAsIs(absolutePath: string, pathPrefix: string): Promise<PublishedImage> {
  const [size, src] = await Promise.all([sizeOf(absolutePath), publishFile(absolutePath, pathPrefix)]);
  return { layout: 'constrained', ...size, images: { fallback: { src } } };
}

interface Size {
  width: number;
  height: number;
}

// Many pages may show the same drawing.
const sizes = new Map<string, Promise<Size>>();

async function sizeOf(absolutePath: string): Promise<Size> {
  const { mtimeMs, size } = await stat(absolutePath);
  const key = `${absolutePath} ${mtimeMs} ${size}`;
  const known = sizes.get(key);
  if (known) return known;
  const measuring = sharp(absolutePath)
    .metadata()
    .then(({ width, height }) => ({ width, height }));
  sizes.set(key, measuring);
  measuring.catch(() => sizes.delete(key));
  return measuring;
}
