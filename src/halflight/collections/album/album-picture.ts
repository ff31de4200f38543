import type { ShownImage } from '../../fields/images';

/** A picture of an album: its file, and what the album and the file say of it. Its camera and day are only there if the album shows them. */
export interface AlbumPicture {
  /** The path of its file, relative to the content folder. */
  file: string;
  /** The last part of its URL. */
  slug: string;
  title?: string | undefined;
  caption?: string | undefined;
  /** '' if nobody has said what it shows. */
  alt: string;
  day?: string | undefined;
  camera?: string | undefined;
  lens?: string | undefined;
  exposure?: string | undefined;
  creator?: string | undefined;
  credit?: string | undefined;
  copyright?: string | undefined;
  /** The URL of its licence. */
  license?: string | undefined;
  /** Where to ask for a licence: a URL, or a path on the site. */
  permission?: string | undefined;
}

/** A picture as the page of its album shows it. */
export interface ShownAlbumPicture extends ShownImage, Pick<AlbumPicture, 'title' | 'caption'> {
  /** The path of its own page; absent in a protected album, whose pictures have none. */
  path?: string;
}

/** What the page of a picture is told by its context: its query runs again when any of it changes. */
export interface PictureContext {
  /** The id of its album. */
  id: string;
  /** The path of its file, relative to the content folder. */
  file: string;
  picture: AlbumPicture;
  /** Its title, or else its number in words. */
  title: string;
  number: number;
  count: number;
  previous: { title: string; path: string } | null;
  next: { title: string; path: string } | null;
}

/** The files of a picture, for its own page. */
export interface PictureFiles extends Pick<ShownImage, 'image'> {
  /** The path of the file to download, without the site's prefix, if the album offers it. */
  original?: string | undefined;
}
