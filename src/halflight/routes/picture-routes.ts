import { createHash } from 'node:crypto';
import { toPictureUrl } from '../derive/to-url';
import { fill } from '../words/fill';
import { toWords } from '../words/words';
import type { PictureContext } from '../collections/album/album-picture';
import type { RouteSettings, RoutableEntry, Route } from './route';

/**
 * The page of an album, which gets a digest of its pictures, so that its query runs again when they change; and the pages of the pictures, below it.
 * They can be found, but are not drawn on share images: each has its picture.
 */
export function pictureRoutes(album: Route, { id, pictures = [] }: RoutableEntry, site: RouteSettings): Route[] {
  const { language = 'en' } = site;
  const words = toWords(site);
  const count = pictures.length;
  const named = pictures.map(({ slug, title }, index) => ({
    path: toPictureUrl(album.path, slug, site),
    title: title ?? fill(words.pictureOf, { number: index + 1, count }, language),
  }));
  const digest = createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 16);
  return [
    { ...album, pictures, context: { ...album.context, pictures: digest } },
    ...pictures.flatMap((picture, index): Route[] => {
      const { path, title } = named[index] ?? { path: album.path, title: '' };
      const context: PictureContext = {
        id,
        file: picture.file,
        picture,
        title,
        number: index + 1,
        count,
        previous: named[index - 1] ?? null,
        next: named[index + 1] ?? null,
      };
      const { indexable, collection, unlisted } = album;
      return [
        {
          path,
          kind: 'picture',
          component: album.component.replace(/page$/, 'picture'),
          context: { ...context },
          source: picture.file,
          ...(collection !== undefined && { collection }),
          members: [id],
          pictures: [picture],
          title,
          name: title,
          summary: picture.caption,
          shared: false,
          indexable,
          ...(unlisted && { unlisted }),
        },
      ];
    }),
  ];
}
