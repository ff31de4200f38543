import type { ShownAlbumPicture, ShownPicturePage } from '../../collections/album/album-picture';
import type { EntryNode } from '../../collections/entry-node';
import { toPictureUrl } from '../../derive/to-url';
import { readAlbum } from '../../sourcing/album-pictures';
import { toImageData } from '../../sourcing/resolve-image';
import { findEntry, findSite, type Resolving } from '../../sourcing/resolving';
import { addressOf, pathOf } from './addresses';

/** The node of an album as `readAlbum` takes it. */
const toAlbum = (node: EntryNode) => ({ ...node, values: node });

/** The pictures of an album, as its page shows them; the context of the page has a digest of them, so that the query runs again when they change. */
export async function picturesOfAlbum(album: EntryNode, resolving: Resolving): Promise<ShownAlbumPicture[]> {
  const site = findSite(resolving, album.language) ?? {};
  const path = pathOf(album, resolving) ?? '/';
  const shown = await Promise.all(
    readAlbum(toAlbum(album)).map(async ({ file, slug, title, caption, alt }) => {
      const image = await toImageData(file, resolving);
      return image ? [{ alt, image, title, caption, path: toPictureUrl(path, slug, site) }] : [];
    }),
  );
  return shown.flat();
}

/** A picture of an album, as its own page shows it; `null` if it is gone. */
export async function pictureOfAlbum(
  { album: id, file }: { album: string; file: string },
  resolving: Resolving,
): Promise<ShownPicturePage | null> {
  const album = findEntry(id, resolving);
  const found = album && readAlbum(toAlbum(album)).find((each) => each.file === file);
  const image = found && (await toImageData(file, resolving));
  if (!image) return null;
  const { title, caption, alt, day, camera, lens, exposure, creator, copyright, license, permission } = found;
  return {
    ...{ image, alt, title, caption, day, camera, lens, exposure, creator, copyright, license },
    ...(permission !== undefined && { permission: addressOf(permission, resolving, album.language) }),
  };
}
