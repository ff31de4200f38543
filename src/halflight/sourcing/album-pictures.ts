import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Collection } from '../collections/define-collection';
import type { AlbumPicture } from '../collections/album/album-picture';
import type { Values } from '../collections';
import { picturesMatching } from '../fields/picture-files';
import { contentFolder } from './content-folder';
import { listContentFiles } from './list-content-files';
import { altIn, readFacts, type PictureFacts } from './pictures/read-facts';
import type { Entry } from './read-entry';
import { toSlug } from './to-slug';

type Album = Pick<Entry, 'filePath' | 'sharedName'> & { values: object };

/** The folder of an album's pictures: that of its `index.md`, or the one beside `NAME.md` that has its name. All its translations share one. */
export function albumFolderOf({ filePath, sharedName }: Pick<Entry, 'filePath' | 'sharedName'>): string {
  const [top = ''] = filePath.split('/');
  return sharedName === undefined ? filePath.replace(/(?:\/index)?\.(?:md|ipynb)$/, '') : `${top}/${sharedName}`;
}

/** The pictures of an album, in its order. `files` are those of the content folder, or of the album's. */
export function picturesOf(album: Album, files: Iterable<string>, folder = contentFolder()): AlbumPicture[] {
  const values = album.values as Partial<Values<'album'>>;
  const { captions = [], show = [], permission } = values;
  const named = picturesMatching(`${albumFolderOf(album)}/`, files).map((file) => ({
    file,
    facts: readFacts(join(folder, file)),
    place: captions.findIndex((caption) => isNamed(caption.file, file)),
  }));
  const taken = new Set<string>();
  return arrange(named, values.arrange).map(({ file, facts, place }, index) => {
    const { title, caption, alt } = captions[place] ?? {};
    return {
      file,
      slug: toFreeSlug(file, index, taken),
      title: title ?? facts.title,
      caption: caption ?? (facts.caption === (title ?? facts.title) ? undefined : facts.caption),
      alt: alt ?? altIn({ ...facts, ...(title && { title }), ...(caption && { caption }) }),
      ...(show.includes('day') && facts.taken && { day: facts.taken.slice(0, 10) }),
      ...(show.includes('camera') && { camera: facts.camera }),
      ...(show.includes('lens') && { lens: facts.lens }),
      ...(show.includes('exposure') && { exposure: facts.exposure }),
      creator: values.creator ?? facts.creator,
      credit: facts.credit,
      copyright: values.copyright ?? facts.copyright,
      license: values.license ?? facts.license,
      permission: permission?.to ?? permission?.url ?? facts.licensor,
    };
  });
}

/** The pictures of an album on disk. */
export function readAlbum(album: Album): AlbumPicture[] {
  const folder = contentFolder();
  const top = albumFolderOf(album);
  return existsSync(join(folder, top)) ? picturesOf(album, listContentFiles(folder, top).files, folder) : [];
}

/** Adds its pictures to each entry of a collection that shows them. */
export function withPictures<E extends Album & Pick<Entry, 'collection' | 'pictures'>>(
  entries: readonly E[],
  registry: readonly Collection[],
  read: (album: Album) => AlbumPicture[] = readAlbum,
): E[] {
  const names = new Set(registry.flatMap(({ name, pictures }) => (pictures ? [name] : [])));
  // What everybody may see of a protected entry has none.
  const shows = ({ collection, values }: E) => names.has(collection) && !(values as { locked?: boolean }).locked;
  return entries.map((entry) => (shows(entry) ? { ...entry, pictures: read(entry) } : entry));
}

/** Whether a caption, by what an author wrote as its file, is that of a picture. */
export function isNamed(written: string, file: string): boolean {
  const plain = (name: string) => posix.basename(name).normalize('NFC').toLowerCase();
  return plain(written) === plain(file);
}

interface Named {
  file: string;
  facts: PictureFacts;
  /** Its place among the captions; -1 for none. */
  place: number;
}

/** Pictures whose files do not say when they were taken come last. */
function arrange(named: readonly Named[], order: Values<'album'>['arrange']): readonly Named[] {
  const last = (place: number) => (place < 0 ? Infinity : place);
  if (order === 'captions') return [...named].sort((a, b) => compare(last(a.place), last(b.place)));
  if (order !== 'oldest' && order !== 'newest') return named;
  const sign = order === 'oldest' ? 1 : -1;
  return [...named].sort(({ facts: { taken: one } }, { facts: { taken: other } }) =>
    one === undefined || other === undefined
      ? compare(Number(one === undefined), Number(other === undefined))
      : sign * compare(one, other),
  );
}

const compare = <T extends number | string>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);

/** The name of a file as part of a URL: `a` for `a.jpg`, and `a-png` for an `a.png` beside it. */
function toFreeSlug(file: string, index: number, taken: Set<string>): string {
  const { name, ext } = posix.parse(file.normalize('NFC'));
  const candidates = [toSlug(name), toSlug(`${name}${ext}`), `${toSlug(name)}-${index + 1}`];
  const slug =
    candidates.find((each) => each !== '' && !each.startsWith('-') && !taken.has(each)) ?? `picture-${index + 1}`;
  taken.add(slug);
  return slug;
}
