import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { writeWhole } from '../cache';
import { fromProject } from '../paths';
import { alone } from './pictures/in-turn';
import { toBareJpeg } from './pictures/to-bare-jpeg';
import { withoutMetadata } from './without-metadata';

/** A picture to download in full size. */
export interface Original {
  /** Its absolute path. */
  path: string;
  /** Gatsby's digest of its content. */
  digest: string;
  /** The notice that is written into the copy. */
  copyright?: string | undefined;
}

/** The version of what is made of an original. Increment it when `toCopy` produces other bytes. */
const COPY = 1;

/**
 * Publishes a picture in full size, under its own name, and returns its path without the site's prefix. A JPEG file keeps its picture bit for bit, any
 * other is encoded once more if it has to be cleaned; of what was noted besides, only the copyright notice is left.
 */
export async function publishOriginal(original: Original): Promise<string> {
  const { path, digest, copyright = '' } = original;
  const folder = `static/${digest}/${digestOf(COPY, copyright).slice(0, 8)}`;
  const target = fromProject('public', folder, basename(path));
  if (!existsSync(target)) await writeWhole(target, await toCopy(original));
  return `/${folder}/${encodeURIComponent(basename(path))}`;
}

/**
 * Publishes pictures in full size as one file, called `name`, and returns its path without the site's prefix. Only one picture at a time is in memory,
 * and nothing is done if an earlier build made the same file.
 */
export async function publishArchive(name: string, originals: readonly Original[]): Promise<string> {
  const digest = digestOf(
    COPY,
    originals.map(({ path, digest: own, copyright }) => [basename(path), own, copyright]),
  );
  const folder = `static/${digest}`;
  const target = fromProject('public', folder, `${name}.zip`);
  if (!existsSync(target)) await alone(digest, () => writeArchive(target, originals));
  return `/${folder}/${encodeURIComponent(name)}.zip`;
}

async function writeArchive(target: string, originals: readonly Original[]): Promise<void> {
  // Another process of this build may have made it meanwhile.
  if (existsSync(target)) return;
  const zip = new ZipFile();
  for (const original of originals)
    // Pictures are compressed already. All have the same time, so that the same pictures make the same file.
    zip.addReadStreamLazy(basename(original.path), { compress: false, mtime: EARLIEST }, (give) => {
      toCopy(original).then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => zip.emit('error', error),
      );
    });
  zip.end();
  await mkdir(dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}`;
  const failed = new Promise<never>((_, fail) => zip.on('error', fail));
  await Promise.race([pipeline(zip.outputStream, createWriteStream(partial)), failed]);
  await rename(partial, target);
}

/** The earliest time that a ZIP file can note. */
const EARLIEST = new Date(1980, 0, 1);

async function toCopy({ path, copyright }: Original): Promise<Buffer> {
  const bytes = await readFile(path);
  const { orientation = 1 } = await sharp(bytes)
    .metadata()
    .catch(() => ({ orientation: 1 }));
  return toBareJpeg(bytes, { orientation, copyright }) ?? withoutMetadata(bytes, path);
}

const digestOf = (...parts: unknown[]): string => createHash('md5').update(JSON.stringify(parts)).digest('hex');
