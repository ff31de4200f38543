import { withTextFields } from '../../sourcing/text-fields';
import { type EntryNode, summaryOf } from '../../collections/entry-node';
import { albumFolderOf, readAlbum } from '../../sourcing/album-pictures';
import { isLocked } from '../../routes/protected';
import { findPictures } from '../../sourcing/expand-pictures';
import { findEntry, type Resolving } from '../../sourcing/resolving';
import { collectionOf, pathOf } from './addresses';
import { bodyOf, getNodeOf } from './texts';
import { shownValues, showImage } from './shown-values';
import { ownCard } from './own-entries';

/** Entries by id, in the given order, as cards and sections take them. */
export async function entriesOf(ids: readonly string[], resolving: Resolving): Promise<unknown[]> {
  const entries = ids.map((id) => findEntry(id, resolving)).filter((entry) => entry !== undefined);
  return Promise.all(entries.map((entry) => toCard(entry, resolving)));
}

async function toCard(entry: EntryNode, resolving: Resolving): Promise<Record<string, unknown>> {
  const collection = collectionOf(entry.collection, resolving);
  const { body: { listed: isListed } = {}, cardFields } = collection;
  const known = withTextFields(entry, getNodeOf(resolving));
  const path = pathOf(entry, resolving);
  // An entry with its own page shows its body there.
  const listed = isListed && path === undefined;
  const isNote = (entry as EntryNode & { untitled?: boolean }).untitled === true;
  // Lists show a note in full. A long one is cut like any other post.
  const isShort = isNote && known.minutes <= 1;
  return {
    ...(collection.declared
      ? await ownCard(entry, collection, resolving)
      : await shownValues(entry, cardFields, resolving)),
    ...(collection.pictures &&
      !('cover' in entry && entry.cover) &&
      !isLocked({ values: entry }) &&
      (await coverOf(entry, resolving))),
    id: entry.id,
    ...(entry.titleHtml !== undefined && { titleHtml: entry.titleHtml }),
    ...(isNote && { untitled: true }),
    collection: entry.collection,
    path,
    // Where the body is shown too, its first paragraph would be repeated.
    summary: listed ? entry.summary : summaryOf(known),
    minutes: known.minutes,
    ...(entry.language !== undefined && { language: entry.language }),
    ...((listed || isShort) && entry.hasBody && { body: await bodyOf(entry, resolving, false) }),
  };
}

/** The first picture of an album that names no cover. */
async function coverOf(album: EntryNode, resolving: Resolving): Promise<object> {
  const [first] = await findPictures([{ src: `${albumFolderOf(album)}/`, alt: '' }], resolving);
  const [inOrder] = first ? readAlbum({ ...album, values: album }) : [];
  return inOrder ? { cover: await showImage({ src: inOrder.file, alt: '' }, resolving) } : {};
}
