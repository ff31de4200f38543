import type { ImageValue, PublishedImage, ShownImage } from '../../fields/images';
import { mapValues } from '../../derive/map-values';
import { toPublishedUrl } from '../../markdown/links';
import { renderText } from '../../markdown/render';
import { isPattern } from '../../fields/picture-files';
import { findPictures } from '../../sourcing/expand-pictures';
import { toImageData } from '../../sourcing/resolve-image';
import type { EntryNode } from '../../collections/entry-node';
import type { Resolving } from '../../sourcing/resolving';
import { addressOf, collectionOf } from './addresses';
import { folderOf, markdownContext } from './texts';

/** The values of an entry as components take them: images ready to be rendered, Markdown as HTML, paths as URLs. */
export async function shownValues(
  entry: EntryNode,
  names: readonly string[],
  resolving: Resolving,
): Promise<Record<string, unknown>> {
  const collection = collectionOf(entry.collection, resolving);
  const values = Object.fromEntries(
    Object.entries(entry).filter(([name]) => name in collection.fields && names.includes(name)),
  );
  return mapValues(collection, values, ({ kind, code }, value) => {
    if (kind === 'image') return showImages(value as ImageValue, resolving);
    if (kind === 'path') return addressOf(value as string, resolving, entry.language);
    if (kind === 'link') return showLink(value as string, entry, resolving);
    if (kind === 'markdown')
      return renderText(value as string, markdownContext(folderOf(entry.filePath), entry.language, resolving), code);
    return value;
  });
}

/**
 * A link in front matter. If it leads to a file, the file is published. Returns a full URL, or a path on the site without its prefix, which the
 * component adds.
 */
async function showLink(target: string, { filePath, language }: EntryNode, resolving: Resolving): Promise<string> {
  const { pathPrefix } = resolving;
  const url = await toPublishedUrl(target, markdownContext(folderOf(filePath), language, resolving));
  return url?.startsWith(`${pathPrefix}/`) ? url.slice(pathPrefix.length) : (url ?? target);
}

/** An image in front matter, in every size and format, with its replacement in the dark theme. */
export async function imageOf(
  { src, dark }: Pick<ImageValue, 'src' | 'dark'>,
  resolving: Resolving,
): Promise<PublishedImage | undefined> {
  const [image, inDark] = await Promise.all([
    toImageData(src, resolving),
    dark === undefined ? Promise.resolve(undefined) : toImageData(dark, resolving),
  ]);
  return image && inDark ? { ...image, dark: inDark } : image;
}

/** An image in a list, or all of the folder or pattern that it stands for. */
async function showImages(image: ImageValue, resolving: Resolving): Promise<ShownImage | null | (ShownImage | null)[]> {
  if (!isPattern(image.src)) return showImage(image, resolving);
  const all = await findPictures([image], resolving);
  return Promise.all(all.map((each) => showImage(each, resolving)));
}

/** An image in front matter as components take it; `null` if there is no such file. */
export async function showImage(
  { alt, focus, ...files }: ImageValue,
  resolving: Resolving,
): Promise<ShownImage | null> {
  const image = await imageOf(files, resolving);
  return image ? { alt, image, ...(focus && { focus }) } : null;
}

/** The sections of a page as components take them. */
export async function sectionsOf(page: EntryNode, resolving: Resolving): Promise<unknown> {
  return (await shownValues(page, ['sections'], resolving)).sections;
}
