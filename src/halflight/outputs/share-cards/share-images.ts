import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_QUALITY, SHARE_IMAGES_AT_ONCE, SHARE_IMAGES_FOR_THREAD } from '../../limits';
import { fromProject } from '../../paths';
import type { Problem } from '../../checks/problem';
import { digestOfSources, keptFolder } from '../../sourcing/kept';
import { pruneFiles, writeWhole } from '../../sourcing/kept-files';
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

/** The source files that decide how a card with a given content looks. */
export const CARD_SOURCES = [
  'outputs/share-cards',
  'outputs/open-picture.ts',
  'features/theme/palette.ts',
  'features/theme/look.ts',
  'limits.ts',
  'paths.ts',
];

/** The project's cache of drawn images, each named by the digest of what it was drawn from and that of its content. */
const keptCards = join(keptFolder(fromProject()), 'share-cards');

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
 * folder of ours, which other sites may use at the same time. `tell` is called with a warning for each page whose own image cannot be drawn.
 */
export async function makeShareImages(
  site: PublishedSite,
  folder: string,
  kept = keptCards,
  tell: (problem: Problem) => void = () => undefined,
): Promise<Map<string, ShareImage>> {
  await ahead;
  const images = new Map<string, ShareImage>();
  const files = new Set<string>();
  for (const { look, cards, pages } of await findBatches(site)) {
    const drawn = await drawCards({ look, cards }, kept);
    for (const { path, digest, alt, file: source } of pages) {
      const { file = '', error } = drawn.get(digest) ?? {};
      if (error !== undefined) tell(toWarning(source, error));
      files.add(file);
      images.set(path, { address: site.toAddress(`/${SHARE_FOLDER}/${publishedName(file)}`), alt });
    }
  }
  await publishCards(files, kept, join(folder, SHARE_FOLDER));
  await pruneFiles(kept, files);
  return images;
}

/** What is said of a file of the content folder whose card cannot be drawn. */
function toWarning(file: string, error: unknown): Problem {
  const path = toContentFile(file);
  const title = existsSync(path) ? readFrontMatter(readFileSync(path, 'utf8'))?.positionOf(['title']) : undefined;
  return {
    file,
    ...(title ?? { line: 1, column: 1 }),
    severity: 'warning',
    kind: 'share-image',
    message: `the picture that is shown where this page is shared shows the site instead of its title, which cannot be drawn (${reasonOf(error)})`,
    ours: true,
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The cards of each language, and the pages that they belong to. */
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

/** Returns a function that gives the digest of everything that decides how a card looks. */
function createDigester({ icon, ...look }: CardLook): (card: Card) => string {
  const code = digestOfSources(CARD_SOURCES);
  const same = createHash('md5').update(code).update(icon).update(JSON.stringify(look)).digest('hex');
  return ({ cover, ...card }) =>
    createHash('md5')
      .update(JSON.stringify([same, card, cover?.digest, cover?.focus]))
      .digest('hex');
}

/** The name of a cached image: the digest of what it was drawn from, and its published name. */
const KEPT = /^([\da-f]{32})-([\da-f]{32}\.jpg)$/;
const keptName = (digest: string, published: string): string => `${digest}-${published}`;
const publishedName = (file: string): string => KEPT.exec(file)?.[2] ?? '';

/** The images in `kept` that are drawn already, by the digests of the cards. */
async function findDrawn(cards: ReadonlyMap<string, Card>, kept: string): Promise<Map<string, string>> {
  await mkdir(kept, { recursive: true });
  const files = new Map<string, string>();
  for (const file of await listFiles(kept)) {
    const [, digest] = KEPT.exec(file) ?? [];
    if (digest !== undefined && cards.has(digest) && !(await isMissing(join(kept, file)))) files.set(digest, file);
  }
  return files;
}

/** Whether there is no such file, or an empty one, which a machine that was switched off during a write may leave. */
async function isMissing(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size === 0,
    () => true,
  );
}

/** A drawn card: its file in the cache and, if only the card of the site could be drawn in its place, why. */
interface Drawn {
  file: string;
  error?: unknown;
}

/** Makes sure that every card has an image in `kept`; returns them by the digests of the cards. */
async function drawCards({ look, cards }: CardBatch, kept: string): Promise<Map<string, Drawn>> {
  const found = await findDrawn(cards, kept);
  const drawn = new Map<string, Drawn>(Array.from(found, ([digest, file]) => [digest, { file }]));
  const wanted = [...cards].filter(([digest]) => !found.has(digest));
  if (wanted.length === 0) return drawn;
  const paint = createPainter(look);
  const queue = wanted.values();
  const work = async () => {
    for (const [digest, card] of queue) drawn.set(digest, await drawInto(kept, digest, card, paint, look.name));
  };
  // This thread sets the text, while others process pixels.
  await Promise.all(Array.from({ length: SHARE_IMAGES_AT_ONCE }, work));
  return drawn;
}

/** What the thread that draws ahead runs. On its way there, the icon's `Buffer` has become a plain `Uint8Array`. */
export async function drawBatches({ batches, kept }: ThreadWork): Promise<void> {
  for (const { look, cards } of batches)
    await drawCards({ look: { ...look, icon: Buffer.from(look.icon) }, cards }, kept);
}

/**
 * Draws a card into a folder. If its cover cannot be read now, although the content check could, it is drawn without it; if its words cannot be drawn,
 * the card of the site takes its place. Both are kept under no digest of a card, so that the next build tries again.
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
    const file = keptName(attempt === card ? digest : own, `${own}.jpg`);
    // A build may be stopped at any time, and another may draw the same card.
    await writeWhole(join(folder, file), picture);
    return attempt.facts === card.facts ? { file } : { file, error };
  }
  throw error;
}

/** Copies missing images into `folder` and removes those of former builds; files that an author put there under other names stay. */
async function publishCards(files: ReadonlySet<string>, kept: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Map(Array.from(files, (file) => [publishedName(file), file]));
  await inBatches([...wanted], async ([name, file]) => {
    if (await isMissing(join(folder, name))) await copyFile(join(kept, file), join(folder, name));
  });
  const stale = (await listFiles(folder)).filter((file) => /^[\da-f]{32}\.jpg$/.test(file) && !wanted.has(file));
  await inBatches(stale, (file) => rm(join(folder, file)));
}
