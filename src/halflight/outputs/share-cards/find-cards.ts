import { formatTime } from '../../fields/days';
import type { ImageValue } from '../../fields/images';
import { isWebAddress } from '../../fields/formats';
import { findCollection } from '../../collections';
import { toContentFile } from '../../sourcing/content-folder';
import { fileOfEntry } from '../../sourcing/read-bibliography';
import type { Route } from '../../routes/route';
import type { PublishedSite } from '../published';
import type { Card, Cover } from './card';

/** What is shown where a page is shared. */
export interface SharedPage {
  path: string;
  /** The content file that its card is drawn from. */
  file: string;
  card: Card;
  /** What the card shows, as alternative text. */
  alt: string;
}

/** The cards of the pages that are meant to be shared, and of unlisted ones, whose links people pass on by hand. */
export function findCards(site: PublishedSite, contentFolder: string): SharedPage[] {
  const { title: name, description } = site.settings;
  return site.pages
    .filter(({ shared, unlisted }) => shared || unlisted)
    .map((page) => {
      const { path, source, title = name, image } = page;
      const card: Card = {
        title,
        facts: factsOf(page, site),
        ...(title === name && { summary: description }),
        cover: image && toCover(image, site, contentFolder),
      };
      const shown = title === name ? name : `${title} · ${name}`;
      // The card of a page without an entry shows what is in `site.md`.
      const file = page.entry === undefined ? 'site.md' : fileOfEntry(source);
      return { path, file, card, alt: image?.alt ? `${shown}. ${image.alt}` : shown };
    });
}

/** The label of an entry's collection, if that has a list, and the date of the entry. */
function factsOf({ kind, collection: name, dates = {} }: Route, site: PublishedSite): string[] {
  const collection = findCollection(name, site.registry);
  if (kind !== 'entry' || !collection) return [];
  const { language = 'en' } = site.settings;
  const { date, start, end, timeZone = site.settings.timeZone } = dates;
  return [
    ...(collection.list ? [site.titleOf(collection)] : []),
    ...(start ? [formatTime(start, end, { language, timeZone })] : []),
    // In a declared collection it may be a day with a time.
    ...(date ? [formatTime(date, undefined, { language, timeZone })] : []),
  ];
}

/** A cover as a file in the content folder. A cover on another site is not downloaded. */
function toCover({ src, focus }: ImageValue, { digestOf }: PublishedSite, contentFolder: string): Cover | undefined {
  const digest = isWebAddress(src) ? undefined : digestOf(src);
  return digest === undefined ? undefined : { file: toContentFile(src, contentFolder), digest, focus };
}
