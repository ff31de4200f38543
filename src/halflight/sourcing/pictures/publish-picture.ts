import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import pLimit from 'p-limit';
import type { PublishedImage } from '../../fields/images';
import { readCached, readJson, writeWhole } from '../../cache';
import { PICTURES_AT_ONCE } from '../../limits';
import { fromProject } from '../../paths';
import { alone } from './in-turn';
import { decode, encode, measure, type Measures, type Pixels } from './image-codec';
import { cachedFile, cachedMeasures } from './cached-pictures';
import { planPicture, type Rendition } from './plan-picture';
import { isPhotograph, type Processing } from './processing';

/** Whether a file is a picture that is published in several sizes, by its extension. */
export function isResized(path: string): boolean {
  return /\.(?:jpe?g|png|webp|avif)$/i.test(path);
}

/** A picture of the content folder. */
export interface PictureFile {
  path: string;
  /** Gatsby's digest of the content: MD5, in hex. `outputs/published.ts` uses it to find the URL. */
  digest: string;
}

interface Wanted extends Processing {
  /** The path prefix of every URL on the site, such as `/site`; '' if there is none. */
  pathPrefix: string;
}

interface File {
  rendition: Rendition;
  /** The path below `public/`. */
  target: string;
}

/** A picture as pages show it, and its files. */
interface Published {
  image: PublishedImage;
  files: File[];
}

/**
 * Publishes a picture in every size and format, and returns what pages need to show it. The picture is decoded at most once, and not at all if an
 * earlier build made its files. In the preview, files are only made when a browser requests them (`makeAsked`). Throws, naming the picture, if it
 * cannot be decoded.
 */
export async function publishPicture(picture: PictureFile, wanted: Wanted): Promise<PublishedImage> {
  const isLater = process.env.NODE_ENV === 'development';
  const key = JSON.stringify([fromProject(), picture, wanted, isLater]);
  const known = published.get(key);
  if (known) {
    const { image, files } = await known;
    // A new build may have started since, and deleted the published files.
    if (isLater || files.every(isPublished)) return image;
  }
  const publishing = make(picture, wanted, (file) => !isLater && !isPublished(file), putInPublic);
  published.set(key, publishing);
  // Allows a retry after a failure.
  publishing.catch(() => published.delete(key));
  return (await publishing).image;
}

/**
 * Makes the file that a browser requested from the preview. `target` is its path below `public/`. Returns its absolute path, or `undefined` if it is
 * not one of the picture's files.
 */
export async function makeAsked(
  picture: PictureFile,
  processing: Processing,
  target: string,
): Promise<string | undefined> {
  const isAsked = (file: File) => file.target === target && !isPublished(file);
  const { files } = await make(picture, { ...processing, pathPrefix: '' }, isAsked, putInPublic);
  return files.some((file) => file.target === target) ? inPublic(target) : undefined;
}

/** Makes and caches the files of a picture ahead of time, without publishing them. */
export async function preparePicture(picture: PictureFile, processing: Processing): Promise<void> {
  const isMissing = ({ rendition }: File) => !existsSync(fileOf(picture.digest, rendition));
  await make(picture, { ...processing, pathPrefix: '' }, isMissing, () => undefined);
}

const inPublic = (target: string): string => fromProject('public', target);

const isPublished = ({ target }: File): boolean => existsSync(inPublic(target));

const putInPublic = (target: string, bytes: Buffer): Promise<void> => writeWhole(inPublic(target), bytes);

// Many pages may show the same picture.
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

function planFiles(
  { path, digest }: PictureFile,
  measures: Measures,
  { pathPrefix, ...processing }: Wanted,
): Published {
  const { name } = parse(path);
  const folderOf = ({ recipe }: Rendition) => `static/${digest}/${recipe}`;
  const { image, renditions } = planPicture(
    measures,
    isPhotograph(path) ? processing : { ...processing, treatment: undefined },
    (rendition) => `${pathPrefix}/${folderOf(rendition)}/${encodeURIComponent(name)}.${rendition.format}`,
  );
  const files = renditions.map((rendition) => ({
    rendition,
    target: `${folderOf(rendition)}/${name}.${rendition.format}`,
  }));
  return { image, files };
}

/** Reads a picture. Throws if the bytes no longer match the digest, since changed bytes must not be cached or published under it. */
async function readPicture({ path, digest }: PictureFile): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('md5').update(bytes).digest('hex') !== digest) throw new Error('it changed meanwhile; build again');
  return bytes;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

const fileOf = (digest: string, { recipe, format }: Rendition): string => cachedFile(digest, recipe, format);

async function findOrEncode(digest: string, rendition: Rendition, pixels: () => Promise<Pixels>): Promise<Buffer> {
  const file = fileOf(digest, rendition);
  const cached = await readCached(file);
  if (cached) return cached;
  const made = await encode(await pixels(), rendition);
  await writeCached(file, made);
  return made;
}

async function takeMeasures(picture: PictureFile, pixels: () => Promise<Pixels>): Promise<Measures> {
  const measures = await measure(await readPicture(picture), pixels);
  await writeCached(cachedMeasures(picture.digest), JSON.stringify(measures));
  return measures;
}

const findMeasures = (digest: string) => readJson<Measures>(cachedMeasures(digest));

/** Without write access, pictures are made again each time. */
async function writeCached(file: string, bytes: Buffer | string): Promise<void> {
  await writeWhole(file, bytes).catch(() => undefined);
}
