import type { ImageObject } from 'schema-dts';
import type { Values } from '..';
import { ALBUM_DESCRIBED } from '../../limits';
import { addressOf, addressOfTarget, type Describe, type Described, type DescribedSite } from '../described';
import { summaryOf } from '../entry-node';
import { toPersonReference } from '../person-node';
import type { AlbumPicture } from './album-picture';

/**
 * An album as an `ImageGallery`, or one of its pictures as an `ImageObject`, with the properties that Google asks of a picture that can be licensed
 * (https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata).
 */
export const describe: Describe = (described) => {
  const { site, node, url, pictureOf, picture, pictures = [], sharedPicture } = described;
  if (picture) return describePicture(described, picture);
  const { title, date, place, cover, tags } = node as unknown as Values<'album'>;
  const description = summaryOf(node);
  const [first] = pictures;
  const image = pictureOf(cover?.src ?? first?.file) ?? sharedPicture;
  const shown = pictures.slice(0, ALBUM_DESCRIBED).flatMap((each) => toImageObject(each, described) ?? []);
  return {
    '@type': 'ImageGallery',
    ...addressOf(url, 'album'),
    name: title,
    inLanguage: site.settings.language ?? 'en',
    ...(description && { description }),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', contentUrl: image } }),
    ...(date && { dateCreated: date }),
    ...(place && { contentLocation: { '@type': 'Place', name: place } }),
    ...(tags?.length && { keywords: tags }),
    ...(shown.length > 0 && { associatedMedia: shown }),
  };
};

/** A picture as the subject of its own page. */
function describePicture(
  described: Described,
  { of, url }: NonNullable<Described['picture']>,
): ImageObject | undefined {
  const image = toImageObject(of, described);
  const { node, site } = described;
  const { title } = node as unknown as Values<'album'>;
  return (
    image && {
      ...image,
      ...addressOf(url, 'picture'),
      inLanguage: site.settings.language ?? 'en',
      representativeOfPage: true,
      isPartOf: { '@type': 'ImageGallery', ...addressOf(described.url, 'album'), name: title },
    }
  );
}

/** `undefined` if the page does not show the picture. */
function toImageObject(
  { file, title, caption, alt, day, creator, credit, copyright, license, permission }: AlbumPicture,
  { site, pictureOf }: Described,
): Exclude<ImageObject, string> | undefined {
  const contentUrl = pictureOf(file);
  if (!contentUrl) return undefined;
  const asked = permission === undefined ? undefined : toAddress(permission, site);
  const owner = toPersonReference(site);
  const by =
    creator === undefined || creator === site.person?.name ? owner : { '@type': 'Person' as const, name: creator };
  const creditText = credit ?? creator ?? site.person?.name;
  return {
    '@type': 'ImageObject',
    contentUrl,
    ...(title && { name: title }),
    ...(caption && { caption }),
    ...(alt && { description: alt }),
    ...(day && { dateCreated: day }),
    ...(by && { creator: by }),
    ...(creditText && { creditText }),
    ...(copyright && { copyrightNotice: copyright }),
    ...(license && { license }),
    ...(asked && { acquireLicensePage: asked }),
  };
}

/** A full URL, or a target on the site. */
function toAddress(target: string, site: DescribedSite): string | undefined {
  return /^[a-z][a-z\d+.-]*:/i.test(target) ? target : addressOfTarget(target, site);
}
