import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_QUALITY, SHARE_IMAGES_AT_ONCE } from '../../limits';
import { contentFolder } from '../../sourcing/read-content';
import { toPalette } from '../../features/theme/palette';
import { listFiles } from '../list-files';
import type { PublishedSite } from '../published';
import { readIcon } from '../icons';
import type { Card, CardLook } from './card';
import { createPainter, type Painter } from './draw-card';
import { findCards } from './find-cards';

/** The folder of `public/` that the pictures lie in. Their names are digests of their content: hosts may keep them for a year. */
export const SHARE_FOLDER = 'share';

/** The picture that is shown where a page is shared. */
export interface ShareImage {
  /** Its full address. */
  address: string;
  alt: string;
}

/** The names of pictures by the digests of what they were drawn from: what a build keeps for the next one. */
type Kept = Record<string, string>;

/**
 * Draws the pictures of all pages in `folder` that are meant to be shared, and gives each by the path of its page. One that was drawn before
 * from the very same is not drawn again; one that no page has any more is removed. `kept` is a file of ours.
 */
export async function makeShareImages(
  site: PublishedSite,
  folder: string,
  kept: string,
): Promise<Map<string, ShareImage>> {
  const pages = findCards(site, contentFolder());
  const look = await lookOf(site);
  const toDigest = createDigester(look);
  const before = existsSync(kept) ? (JSON.parse(await readFile(kept, 'utf8')) as Kept) : {};
  const cards = new Map(pages.map(({ card }) => [toDigest(card), card]));
  await mkdir(join(folder, SHARE_FOLDER), { recursive: true });
  const names = await drawCards(cards, before, look, join(folder, SHARE_FOLDER));
  await writeFile(kept, JSON.stringify(names));
  await removeOthers(new Set(Object.values(names)), join(folder, SHARE_FOLDER));
  return new Map(
    pages.map(({ path, card, alt }) => {
      const name = names[toDigest(card)] ?? '';
      return [path, { address: site.toAddress(`/${SHARE_FOLDER}/${name}`), alt }];
    }),
  );
}

async function lookOf({ settings: { title, theme, icon, images } }: PublishedSite): Promise<CardLook> {
  return {
    name: title,
    palette: toPalette(theme?.accent, theme?.default === 'dark' ? 'dark' : 'light', theme?.mood),
    icon: await readIcon({ icon, theme }),
    quality: images?.quality ?? IMAGE_QUALITY,
  };
}

/** Gives the digest of everything that decides how a card looks, but for our own code: when that changes, a build starts from scratch. */
function createDigester({ icon, ...look }: CardLook): (card: Card) => string {
  const same = createHash('md5').update(icon).update(JSON.stringify(look)).digest('hex');
  return ({ cover, ...card }) =>
    createHash('md5')
      .update(JSON.stringify([same, card, cover?.digest, cover?.focus]))
      .digest('hex');
}

/** Sees to it that every card, by its digest, has its picture in `folder`, and gives their names. */
async function drawCards(
  cards: ReadonlyMap<string, Card>,
  before: Kept,
  look: CardLook,
  folder: string,
): Promise<Kept> {
  const names: Kept = {};
  const wanted: [string, Card][] = [];
  for (const [digest, card] of cards) {
    const name = before[digest];
    if (name !== undefined && existsSync(join(folder, name))) names[digest] = name;
    else wanted.push([digest, card]);
  }
  if (wanted.length === 0) return names;
  const paint = createPainter(look);
  const queue = wanted.values();
  const work = async () => {
    for (const [digest, card] of queue) names[digest] = await drawInto(folder, card, paint);
  };
  // Text is set by this thread, pixels are worked on by others.
  await Promise.all(Array.from({ length: SHARE_IMAGES_AT_ONCE }, work));
  return names;
}

async function drawInto(folder: string, card: Card, paint: Painter): Promise<string> {
  const picture = await paint(card);
  const name = `${createHash('md5').update(picture).digest('hex')}.jpg`;
  await writeFile(join(folder, name), picture);
  return name;
}

/** Removes pictures of former builds; what an author put into `static/share/` under a name of their own stays. */
async function removeOthers(names: ReadonlySet<string>, folder: string): Promise<void> {
  const stale = (await listFiles(folder)).filter((file) => /^[\da-f]{32}\.jpg$/.test(file) && !names.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file))));
}
