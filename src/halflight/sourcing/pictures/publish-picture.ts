import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import pLimit from 'p-limit';
import type { PublishedImage } from '../../fields/images';
import { PICTURES_AT_ONCE } from '../../limits';
import { fromProject } from '../../paths';
import { writeWhole } from '../kept-files';
import { alone } from './in-turn';
import { decode, encode, measure, type Measures, type Pixels } from './image-codec';
import { findKept, isKept, keep, keptName, measuresName } from './kept-pictures';
import { planPicture, type Rendition } from './plan-picture';

/** Whether a file is a picture that is published in several sizes, by its extension. */
export function isResized(path: string): boolean {
  return /\.(?:jpe?g|png|webp|avif)$/i.test(path);
}

/** A picture of the content folder. */
export interface PictureFile {
  /** Its absolute path. */
  path: string;
  /** Gatsby's digest of its content: MD5, as hex. `outputs/published.ts` finds its URL by that. */
  digest: string;
}

/** How a picture is to be published. */
interface Wanted {
  /** On JPEG's scale, 1 to 100. */
  quality: number;
  /** The path prefix of every URL on the site, such as `/site`; '' when there is none. */
  pathPrefix: string;
}

/** One of the files that a picture becomes. */
interface File {
  rendition: Rendition;
  /** Its path below `public/`. */
  target: string;
}

/** A picture as pages show it, and its files. */
interface Published {
  image: PublishedImage;
  files: File[];
}

/**
 * Publishes a picture in every size and format, and returns what pages need to show it. It is decoded once for all of them, and not at all if any
 * build made them before. In the preview no file is made until a browser requests it: see `makeAsked`. Throws, naming the picture, if it cannot be
 * decoded.
 */
export async function publishPicture(picture: PictureFile, wanted: Wanted): Promise<PublishedImage> {
  const isLater = process.env.NODE_ENV === 'development';
  const key = JSON.stringify([fromProject(), picture, wanted, isLater]);
  const known = published.get(key);
  if (known) {
    const { image, files } = await known;
    // A new build may have started meanwhile, and deleted what was published.
    if (isLater || files.every(isPublished)) return image;
  }
  const publishing = make(picture, wanted, (file) => !isLater && !isPublished(file), putInPublic);
  published.set(key, publishing);
  // What failed once may succeed the next time.
  publishing.catch(() => published.delete(key));
  return (await publishing).image;
}

/**
 * Makes the one file of a picture that a browser requested from the preview: `target` is its path below `public/`. Returns its absolute path, or
 * `undefined` when the picture does not become such a file.
 */
export async function makeAsked(picture: PictureFile, quality: number, target: string): Promise<string | undefined> {
  const isAsked = (file: File) => file.target === target && !isPublished(file);
  const { files } = await make(picture, { quality, pathPrefix: '' }, isAsked, putInPublic);
  return files.some((file) => file.target === target) ? inPublic(target) : undefined;
}

/** Makes and caches the files of a picture ahead of time; nothing is published. */
export async function preparePicture(picture: PictureFile, quality: number): Promise<void> {
  const isMissing = ({ rendition }: File) => !isKept(nameOf(picture.digest, rendition));
  await make(picture, { quality, pathPrefix: '' }, isMissing, () => undefined);
}

const inPublic = (target: string): string => fromProject('public', target);

const isPublished = ({ target }: File): boolean => existsSync(inPublic(target));

const putInPublic = (target: string, bytes: Buffer): Promise<void> => writeWhole(inPublic(target), bytes);

// Many pages may show a picture.
const published = new Map<string, Promise<Published>>();

const inTurn = pLimit(PICTURES_AT_ONCE);

/** Makes the missing files of a picture, and passes each to `put`. */
function make(
  picture: PictureFile,
  wanted: Wanted,
  isMissing: (file: File) => boolean,
  put: (target: string, bytes: Buffer) => Promise<void> | undefined,
): Promise<Published> {
  const { path, digest } = picture;
  const missingOf = ({ files }: Published) => files.filter(isMissing);
  return inTurn(async () => {
    const known = await findMeasures(digest);
    const planned = known && planFiles(picture, known, wanted);
    if (planned && missingOf(planned).length === 0) return planned;
    try {
      return await alone(digest, async () => {
        const pixels = once(async () => decode(await readPicture(picture)));
        const measures = (await findMeasures(digest)) ?? (await takeMeasures(picture, pixels));
        const plan = planFiles(picture, measures, wanted);
        for (const { rendition, target } of missingOf(plan))
          await put(target, await findOrEncode(digest, rendition, pixels));
        return plan;
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${path} cannot be published: ${reason}`, { cause: error });
    }
  });
}

/** What pages need to show a picture, and the paths of its files. */
function planFiles({ path, digest }: PictureFile, measures: Measures, { quality, pathPrefix }: Wanted): Published {
  const { name } = parse(path);
  const folderOf = ({ recipe }: Rendition) => `static/${digest}/${recipe}`;
  const { image, renditions } = planPicture(
    measures,
    quality,
    (rendition) => `${pathPrefix}/${folderOf(rendition)}/${encodeURIComponent(name)}.${rendition.format}`,
  );
  const files = renditions.map((rendition) => ({
    rendition,
    target: `${folderOf(rendition)}/${name}.${rendition.format}`,
  }));
  return { image, files };
}

/** The bytes of a picture. Throws unless they still match its digest: others must not be cached, or published, under it. */
async function readPicture({ path, digest }: PictureFile): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('md5').update(bytes).digest('hex') !== digest) throw new Error('it changed meanwhile; build again');
  return bytes;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

const nameOf = (digest: string, { recipe, format }: Rendition): string => keptName(digest, recipe, format);

async function findOrEncode(digest: string, rendition: Rendition, pixels: () => Promise<Pixels>): Promise<Buffer> {
  const name = nameOf(digest, rendition);
  const kept = await findKept(name);
  if (kept) return kept;
  const made = await encode(await pixels(), rendition);
  await keep(name, made);
  return made;
}

async function takeMeasures(picture: PictureFile, pixels: () => Promise<Pixels>): Promise<Measures> {
  const measures = await measure(await readPicture(picture), pixels);
  await keep(measuresName(picture.digest), JSON.stringify(measures));
  return measures;
}

/** The cached measures of a picture, if they are complete. */
async function findMeasures(digest: string): Promise<Measures | undefined> {
  try {
    const kept = JSON.parse(String(await findKept(measuresName(digest)))) as Partial<Measures>;
    const { width, height, transparent } = kept;
    if (typeof width !== 'number' || typeof height !== 'number' || typeof transparent !== 'boolean') return undefined;
    return { width, height, transparent };
  } catch {
    return undefined;
  }
}
