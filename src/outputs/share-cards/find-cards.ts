import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { formatDay, formatTime } from '../../fields/days';
import type { ImageValue } from '../../fields/images';
import { isWebAddress } from '../../fields/formats';
import { dayFieldOf } from '../../routes/sort-entries';
import { inBatches } from '../in-batches';
import { findSharedPages } from '../indexed';
import type { PublishedEntry, PublishedSite } from '../published';
import type { Card, Cover } from './card';

/** What is to be shown where a page is shared. */
export interface SharedPage {
  path: string;
  card: Card;
  /** What the picture of the card shows, for those who cannot see it. */
  alt: string;
}

/** The cards of the pages in `folder` that are meant to be shared. Their titles are those that their heads give to those they are shared with. */
export async function findCards(site: PublishedSite, folder: string, contentFolder: string): Promise<SharedPage[]> {
  const { title: name, description } = site.settings;
  return inBatches(findSharedPages(site), async ({ path, entry }) => {
    const title = (await readSharedTitle(join(folder, path, 'index.html'))) ?? name;
    const cover = entry && (entry.node as { cover?: ImageValue }).cover;
    const card: Card = {
      title,
      facts: entry ? factsOf(entry, site) : [],
      ...(title === name && { summary: description }),
      cover: cover && toCover(cover, site, contentFolder),
    };
    const shown = title === name ? name : `${title} · ${name}`;
    return { path, card, alt: cover?.alt ? `${shown}. ${cover.alt}` : shown };
  });
}

/** The title that a finished page gives to those it is shared with. */
async function readSharedTitle(file: string): Promise<string | undefined> {
  const html = await readFile(file, 'utf8');
  const [tag] = /<meta\b[^>]*\sproperty="og:title"[^>]*>/.exec(html) ?? [];
  const [element] = tag === undefined ? [] : fromHtml(tag, { fragment: true }).children;
  return element?.type === 'element' ? String(element.properties.content) : undefined;
}

/** What an entry is one of, where there is a list of such, and when it is or was. */
function factsOf({ collection, node }: PublishedEntry, site: PublishedSite): string[] {
  const { language = 'en', timeZone } = site.settings;
  const { dateRange } = collection;
  const values = node as Record<string, unknown>;
  const read = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const start = dateRange && read(dateRange.start);
  const day = dateRange ? undefined : read(dayFieldOf(collection));
  return [
    ...(collection.list ? [site.titleOf(collection)] : []),
    ...(start ? [formatTime(start, read(dateRange.end), { language, timeZone: read('timeZone') ?? timeZone })] : []),
    ...(day ? [formatDay(day, language)] : []),
  ];
}

/** A cover as a file of the content folder. One on another site is not asked for. */
function toCover({ src, focus }: ImageValue, { digestOf }: PublishedSite, contentFolder: string): Cover | undefined {
  const digest = isWebAddress(src) ? undefined : digestOf(src);
  return digest === undefined ? undefined : { file: join(contentFolder, src), digest, focus };
}
