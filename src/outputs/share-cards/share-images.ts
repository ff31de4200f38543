import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_QUALITY, SHARE_IMAGES_AT_ONCE, SHARE_IMAGES_FOR_THREAD } from '../../limits';
import { digestOfSources, keptFolder } from '../../sourcing/kept';
import { pruneFiles, writeWhole } from '../../sourcing/kept-files';
import { contentFolder, toContentFile } from '../../sourcing/read-content';
import { isDrawingFile } from '../../fields/formats';
import { cleanSvg } from '../../sourcing/clean-svg';
import { toWholeLook, type LookParts } from '../../features/theme/look';
import { paintDrawing } from '../../features/theme/paint-drawing';
import { toPalette } from '../../features/theme/palette';
import { inBatches } from '../in-batches';
import { listFiles } from '../list-files';
import type { PublishedSite } from '../published';
import { readIcon } from '../icons';
import type { Card, CardLook } from './card';
import { createPainter, type Painter } from './draw-card';
import { drawInThread, type CardBatch, type ThreadWork } from './draw-in-thread';
import { findCards } from './find-cards';

/** The folder of share images in `public/`. Their names are digests of their content, so hosts may cache them for a year. */
export const SHARE_FOLDER = 'share';

/** The image that is shown where a page is shared. */
export interface ShareImage {
  /** Its absolute URL. */
  address: string;
  alt: string;
}

/** The source files that decide how a card with a given content looks. */
export const CARD_SOURCES = [
  'src/outputs/share-cards',
  'src/outputs/open-picture.ts',
  'src/features/theme/palette.ts',
  'src/features/theme/look.ts',
  'src/limits.ts',
];

/** The project's cache of drawn images, each named by the digest of what it was drawn from and that of its content. */
const keptCards = join(keptFolder(process.cwd()), 'share-cards');

/** The drawing that is under way in another thread. */
let ahead: Promise<void> = Promise.resolve();

/**
 * Starts to draw the share images of all pages in a thread of its own, while Gatsby makes its bundles, which keeps only one core busy.
 * `makeShareImages` draws what the thread does not get done; a few images are not worth a thread.
 */
export async function startShareImages(site: PublishedSite, kept = keptCards): Promise<void> {
  const batches: CardBatch[] = [];
  for (const { look, cards } of await findBatches(site)) {
    const drawn = await findDrawn(cards, kept);
    batches.push({ look, cards: new Map([...cards].filter(([digest]) => !drawn.has(digest))) });
  }
  if (batches.reduce((sum, { cards }) => sum + cards.size, 0) < SHARE_IMAGES_FOR_THREAD) return;
  ahead = drawInThread({ batches, kept });
}

/**
 * Draws the images of all pages that are meant to be shared into `folder`, and returns each by the path of its page. An image that was drawn before
 * from the same sources is reused, whether that build finished or not; one that no page has any more is removed from `folder`. `kept` is a cache
 * folder of ours, which other sites may use at the same time.
 */
export async function makeShareImages(
  site: PublishedSite,
  folder: string,
  kept = keptCards,
): Promise<Map<string, ShareImage>> {
  await ahead;
  const images = new Map<string, ShareImage>();
  const names = new Map<string, string>();
  for (const { look, cards, pages } of await findBatches(site)) {
    const drawn = await drawCards({ look, cards }, kept);
    for (const [digest, name] of drawn) names.set(digest, name);
    for (const { path, digest, alt } of pages) {
      const name = drawn.get(digest) ?? '';
      images.set(path, { address: site.toAddress(`/${SHARE_FOLDER}/${name}`), alt });
    }
  }
  await publishCards(names, kept, join(folder, SHARE_FOLDER));
  await pruneFiles(kept, new Set(Array.from(names, ([digest, name]) => keptName(digest, name))));
  return images;
}

/** The cards of each language, and the pages that they belong to. */
async function findBatches(
  site: PublishedSite,
): Promise<(CardBatch & { pages: { path: string; digest: string; alt: string }[] })[]> {
  return Promise.all(
    site.languages.map(async (language) => {
      const look = await lookOf(language);
      const toDigest = createDigester(look);
      const pages = findCards(language, contentFolder()).map((page) => ({ ...page, digest: toDigest(page.card) }));
      return { look, cards: new Map(pages.map(({ digest, card }) => [digest, card])), pages };
    }),
  );
}

async function lookOf({ settings: { title, theme, icon, images, language } }: PublishedSite): Promise<CardLook> {
  const { default: standard, mood, ornament } = toWholeLook(theme);
  const palette = toPalette(theme?.accent, standard === 'dark' ? 'dark' : 'light', mood);
  return {
    name: title,
    palette,
    ornament: isDrawingFile(ornament)
      ? { svg: paintDrawing(cleanSvg(await readFile(toContentFile(ornament))).svg, palette) }
      : (ornament as LookParts['ornament']),
    icon: await readIcon({ icon, theme }),
    language: language ?? 'en',
    quality: images?.quality ?? IMAGE_QUALITY,
  };
}

/** Returns a function that gives the digest of everything that decides how a card looks. */
function createDigester({ icon, ...look }: CardLook): (card: Card) => string {
  const code = digestOfSources(process.cwd(), CARD_SOURCES);
  const same = createHash('md5').update(code).update(icon).update(JSON.stringify(look)).digest('hex');
  return ({ cover, ...card }) =>
    createHash('md5')
      .update(JSON.stringify([same, card, cover?.digest, cover?.focus]))
      .digest('hex');
}

/** The file name of a cached image: the digest of what it was drawn from, and its published name. */
const KEPT = /^([\da-f]{32})-([\da-f]{32}\.jpg)$/;
const keptName = (digest: string, name: string): string => `${digest}-${name}`;

/** The names of the images in `kept` that are drawn already, by the digests of the cards. */
async function findDrawn(cards: ReadonlyMap<string, Card>, kept: string): Promise<Map<string, string>> {
  await mkdir(kept, { recursive: true });
  const names = new Map<string, string>();
  for (const file of await listFiles(kept)) {
    const [, digest = '', name] = KEPT.exec(file) ?? [];
    if (name !== undefined && cards.has(digest) && !(await isMissing(join(kept, file)))) names.set(digest, name);
  }
  return names;
}

/** Whether there is no such file, or an empty one, which a machine that was switched off during a write may leave. */
async function isMissing(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size === 0,
    () => true,
  );
}

/** Makes sure that every card, by its digest, has its image in `kept`; returns their names. */
async function drawCards({ look, cards }: CardBatch, kept: string): Promise<Map<string, string>> {
  const names = await findDrawn(cards, kept);
  const wanted = [...cards].filter(([digest]) => !names.has(digest));
  if (wanted.length === 0) return names;
  const paint = createPainter(look);
  const queue = wanted.values();
  const work = async () => {
    for (const [digest, card] of queue) names.set(digest, await drawInto(kept, digest, card, paint));
  };
  // This thread sets the text, while others process pixels.
  await Promise.all(Array.from({ length: SHARE_IMAGES_AT_ONCE }, work));
  return names;
}

/** What the thread that draws ahead runs. On its way there, the icon's `Buffer` has become a plain `Uint8Array`. */
export async function drawBatches({ batches, kept }: ThreadWork): Promise<void> {
  for (const { look, cards } of batches)
    await drawCards({ look: { ...look, icon: Buffer.from(look.icon) }, cards }, kept);
}

async function drawInto(folder: string, digest: string, card: Card, paint: Painter): Promise<string> {
  const picture = await paint(card);
  const name = `${createHash('md5').update(picture).digest('hex')}.jpg`;
  // A build may be stopped at any time, and another may draw the same card.
  await writeWhole(join(folder, keptName(digest, name)), picture);
  return name;
}

/** Copies missing images into `folder` and removes those of former builds; files that an author put there under other names stay. */
async function publishCards(names: ReadonlyMap<string, string>, kept: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Map(Array.from(names, ([digest, name]) => [name, keptName(digest, name)]));
  await inBatches([...wanted], async ([name, file]) => {
    if (await isMissing(join(folder, name))) await copyFile(join(kept, file), join(folder, name));
  });
  const stale = (await listFiles(folder)).filter((file) => /^[\da-f]{32}\.jpg$/.test(file) && !wanted.has(file));
  await inBatches(stale, (file) => rm(join(folder, file)));
}
