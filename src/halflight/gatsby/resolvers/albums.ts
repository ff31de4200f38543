import type { Values } from '../../collections';
import type { AlbumPicture, PictureFiles, ShownAlbumPicture } from '../../collections/album/album-picture';
import type { EntryNode } from '../../collections/entry-node';
import { toPictureUrl } from '../../derive/to-url';
import { copyrightOf } from '../../sourcing/album-copyright';
import { readAlbum } from '../../sourcing/album-pictures';
import { publishArchive, publishOriginal, type Original } from '../../sourcing/originals';
import { toImageData } from '../../sourcing/resolve-image';
import { isSealed } from '../../routes/protected';
import { findEntry, findFile, findSite, type Resolving } from '../../sourcing/resolving';
import { pathOf } from './addresses';

/** The node of an album as `readAlbum` takes it. */
const toAlbum = (node: EntryNode) => ({ ...node, values: node });

/** The pictures of an album, as its page shows them; the context of the page has a digest of them, so that the query runs again when they change. */
export async function picturesOfAlbum(album: EntryNode, resolving: Resolving): Promise<ShownAlbumPicture[]> {
  const site = findSite(resolving, album.language) ?? {};
  const path = pathOf(album, resolving) ?? '/';
  const shown = await Promise.all(
    readAlbum(toAlbum(album)).map(async ({ file, slug, title, caption, alt }) => {
      const image = await toImageData(file, resolving);
      if (!image) return [];
      return [
        { alt, image, title, caption, ...(!isSealed({ values: album }) && { path: toPictureUrl(path, slug, site) }) },
      ];
    }),
  );
  return shown.flat();
}

/** The files of a picture of an album, for its own page; `null` if it is gone. */
export async function pictureOfAlbum(
  { album: id, file }: { album: string; file: string },
  resolving: Resolving,
): Promise<PictureFiles | null> {
  const album = findEntry(id, resolving);
  const image = await toImageData(file, resolving);
  if (!album || !image) return null;
  const { copyright } = copyrightOf(file, (other) => findEntry(other, resolving));
  const original = offers(album, 'picture') ? await originalOf({ file, copyright }, resolving) : undefined;
  return { image, ...(original && { original: await publishOriginal(original) }) };
}

/** The path of the file with all pictures of an album, if the album offers it. Not in the preview, which would make it again after every change. */
export async function archiveOfAlbum(album: EntryNode, resolving: Resolving): Promise<string | null> {
  if (!offers(album, 'all') || process.env.NODE_ENV === 'development') return null;
  const originals = await Promise.all(readAlbum(toAlbum(album)).map((picture) => originalOf(picture, resolving)));
  const found = originals.filter((original) => original !== undefined);
  return found.length > 0 ? publishArchive(album.slug, found) : null;
}

/** Whether an album lets visitors download each picture, or all of them. */
function offers(album: EntryNode, what: 'picture' | 'all'): boolean {
  const { download = [] } = album as EntryNode & Partial<Values<'album'>>;
  return download.includes(what);
}

async function originalOf(
  { file, copyright }: Pick<AlbumPicture, 'file' | 'copyright'>,
  resolving: Resolving,
): Promise<Original | undefined> {
  const node = await findFile(file, resolving);
  return node && { path: String(node.absolutePath), digest: node.internal.contentDigest, copyright };
}
