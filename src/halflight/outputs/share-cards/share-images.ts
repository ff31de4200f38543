import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, cacheVersion, pruneFiles, writeWhole } from '../../cache';
import { IMAGE_QUALITY, SHARE_IMAGES_AT_ONCE, SHARE_IMAGES_FOR_THREAD } from '../../limits';
import { START, type Problem } from '../../problem';
import { contentFolder, toContentFile } from '../../sourcing/content-folder';
import { isDrawingFile } from '../../fields/formats';
import { readFrontMatter } from '../../sourcing/read-front-matter';
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
import { findCards, type SharedPage } from './find-cards';

/** The folder of share images in `public/`. Their names are digests of their content, so hosts may cache them for a year. */
const SHARE_FOLDER = 'share';

/** The image that is shown where a page is shared. */
export interface ShareImage {
  /** Its absolute URL. */
  address: string;
  alt: string;
}

/** The cache of drawn images. Each name has two digests: of what it was drawn from, and of its content. */
const cachedCards = join(cacheFolder(), 'share-cards');

/** The drawing under way in another thread. */
let ahead: Promise<void> = Promise.resolve();

/**
 * Starts to draw the share images of all pages in a separate thread while Gatsby bundles, which uses only one core. `makeShareImages` draws those
 * that the thread does not get to. A few images are not worth a thread.
 */
export async function startShareImages(site: PublishedSite, cache = cachedCards): Promise<void> {
  const batches: CardBatch[] = [];
  for (const { look, cards } of await findBatches(site)) {
    const drawn = await findDrawn(cards, cache);
    batches.push({ look, cards: new Map([...cards].filter(([digest]) => !drawn.has(digest))) });
  }
  if (batches.reduce((sum, { cards }) => sum + cards.size, 0) < SHARE_IMAGES_FOR_THREAD) return;
  ahead = drawInThread({ batches, cache });
}

/**
 * Draws the images of all pages that are meant to be shared into `folder`, and returns them by page path. An image already drawn from the same
 * sources is reused, even if that build did not finish; an image that no page uses any more is removed from `folder`. `cache` is our cache folder,
 * which other sites may use at the same time. `tell` is called with a warning for each page whose own image cannot be drawn.
 */
export async function makeShareImages(
  site: PublishedSite,
  folder: string,
  cache = cachedCards,
  tell: (problem: Problem) => void = () => undefined,
): Promise<Map<string, ShareImage>> {
  await ahead;
  const images = new Map<string, ShareImage>();
  const files = new Set<string>();
  for (const { look, cards, pages } of await findBatches(site)) {
    const drawn = await drawCards({ look, cards }, cache);
    for (const { path, digest, alt, file: source } of pages) {
      const { file = '', error } = drawn.get(digest) ?? {};
      if (error !== undefined) tell(toWarning(source, error));
      files.add(file);
      images.set(path, { address: site.toAddress(`/${SHARE_FOLDER}/${publishedName(file)}`), alt });
    }
  }
  await publishCards(files, cache, join(folder, SHARE_FOLDER));
  await pruneFiles(cache, files);
  return images;
}

/** The warning about a content file whose card cannot be drawn. */
function toWarning(file: string, error: unknown): Problem {
  const path = toContentFile(file);
  const title = existsSync(path) ? readFrontMatter(readFileSync(path, 'utf8'))?.positionOf(['title']) : undefined;
  return {
    file,
    ...(title ?? START),
    severity: 'warning',
    kind: 'share-image',
    message: `the picture that is shown where this page is shared shows the site instead of its title, which cannot be drawn (${reasonOf(error)})`,
    internal: true,
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The cards of each language, and the pages they belong to. */
async function findBatches(
  site: PublishedSite,
): Promise<(CardBatch & { pages: (SharedPage & { digest: string })[] })[]> {
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

/** Returns a function that gives a digest of everything that decides how a card looks. */
function createDigester({ icon, ...look }: CardLook): (card: Card) => string {
  const same = createHash('md5')
    .update(cacheVersion() ?? '')
    .update(icon)
    .update(JSON.stringify(look))
    .digest('hex');
  return ({ cover, ...card }) =>
    createHash('md5')
      .update(JSON.stringify([same, card, cover?.digest, cover?.focus]))
      .digest('hex');
}

/** The name of a cached image: the digest of what it was drawn from, and its published name. */
const CACHED = /^([\da-f]{32})-([\da-f]{32}\.jpg)$/;
const cachedName = (digest: string, published: string): string => `${digest}-${published}`;
const publishedName = (file: string): string => CACHED.exec(file)?.[2] ?? '';

/** The images in `cache` that are already drawn, by card digest. */
async function findDrawn(cards: ReadonlyMap<string, Card>, cache: string): Promise<Map<string, string>> {
  await mkdir(cache, { recursive: true });
  const files = new Map<string, string>();
  for (const file of await listFiles(cache)) {
    const [, digest] = CACHED.exec(file) ?? [];
    if (digest !== undefined && cards.has(digest) && !(await isMissing(join(cache, file)))) files.set(digest, file);
  }
  return files;
}

/** Whether a file does not exist or is empty, as a power failure during a write may leave it. */
async function isMissing(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size === 0,
    () => true,
  );
}

/** A drawn card: its file in the cache and, if the card of the site had to take its place, the reason. */
interface Drawn {
  file: string;
  error?: unknown;
}

/** Makes sure that every card has an image in `cache`; returns them by card digest. */
async function drawCards({ look, cards }: CardBatch, cache: string): Promise<Map<string, Drawn>> {
  const found = await findDrawn(cards, cache);
  const drawn = new Map<string, Drawn>(Array.from(found, ([digest, file]) => [digest, { file }]));
  const wanted = [...cards].filter(([digest]) => !found.has(digest));
  if (wanted.length === 0) return drawn;
  const paint = createPainter(look);
  const queue = wanted.values();
  const work = async () => {
    for (const [digest, card] of queue) drawn.set(digest, await drawInto(cache, digest, card, paint, look.name));
  };
  // This thread lays out text while others process pixels.
  await Promise.all(Array.from({ length: SHARE_IMAGES_AT_ONCE }, work));
  return drawn;
}

/** What the thread that draws ahead runs. Passing the icon to it has turned its `Buffer` into a plain `Uint8Array`. */
export async function drawBatches({ batches, cache }: ThreadWork): Promise<void> {
  for (const { look, cards } of batches)
    await drawCards({ look: { ...look, icon: Buffer.from(look.icon) }, cards }, cache);
}

/**
 * Draws a card into a folder. If its cover can no longer be read, although the content check could, it is drawn without the cover; if its words
 * cannot be drawn, the card of the site takes its place. Neither is cached under the card's digest, so the next build tries again.
 */
async function drawInto(folder: string, digest: string, card: Card, paint: Painter, name: string): Promise<Drawn> {
  const attempts: Card[] = [
    card,
    ...(card.cover ? [{ ...card, cover: undefined }] : []),
    { title: name, facts: [] },
    { title: '', facts: [] },
  ];
  let error: unknown;
  for (const attempt of attempts) {
    const picture = await paint(attempt).catch((failure: unknown) => {
      error = failure;
      return undefined;
    });
    if (!picture) continue;
    const own = createHash('md5').update(picture).digest('hex');
    const file = cachedName(attempt === card ? digest : own, `${own}.jpg`);
    // A build may be stopped at any time, and another may draw the same card.
    await writeWhole(join(folder, file), picture);
    return attempt.facts === card.facts ? { file } : { file, error };
  }
  throw error;
}

/** Copies missing images into `folder` and removes those of former builds. Files that an author put there under other names are kept. */
async function publishCards(files: ReadonlySet<string>, cache: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Map(Array.from(files, (file) => [publishedName(file), file]));
  await inBatches([...wanted], async ([name, file]) => {
    if (await isMissing(join(folder, name))) await copyFile(join(cache, file), join(folder, name));
  });
  const stale = (await listFiles(folder)).filter((file) => /^[\da-f]{32}\.jpg$/.test(file) && !wanted.has(file));
  await inBatches(stale, (file) => rm(join(folder, file)));
}
