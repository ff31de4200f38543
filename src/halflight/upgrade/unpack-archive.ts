import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { extract, list } from 'tar';
import { RELEASE_BYTES, RELEASE_FILES } from '../limits';

interface Item {
  path: string;
  /** Its uncompressed size in bytes. */
  size: number;
  isFolder: boolean;
  /** Whether it is neither a file nor a folder, such as a link or device. */
  isOdd?: boolean;
}

/**
 * Unpacks a `.tar.gz`, `.tgz`, `.tar` or `.zip` into an empty folder, without a single top-level folder that contains everything. An archive that is
 * too large, or that has anything but files that stay in the folder, is rejected before anything is written.
 */
export function unpackArchive(file: string, folder: string): void {
  if (!/\.(?:tar\.gz|tgz|tar|zip)$/i.test(file))
    throw new Error(`${file} is no archive of a release: it must end in .tar.gz or .zip.`);
  if (statSync(file).size > RELEASE_BYTES) throw new Error(`${file} is too large for a release.`);
  try {
    if (/\.zip$/i.test(file)) unpackZip(file, folder);
    else unpackTar(file, folder);
  } catch (error) {
    if (error instanceof Refusal) throw new Error(`${file} is refused: ${error.message}`, { cause: error });
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const why = said.includes('TAR_BAD_ARCHIVE') ? 'it is no archive, or there is nothing in it.' : said;
    throw new Error(`${file} cannot be unpacked: ${why}`, { cause: error });
  }
}

class Refusal extends Error {}

function unpackTar(file: string, folder: string): void {
  const items: Item[] = [];
  list({
    file,
    sync: true,
    strict: true,
    onReadEntry: ({ path, size, type }) => {
      const isFolder = type === 'Directory';
      items.push({ path, size, isFolder, isOdd: !isFolder && !['File', 'OldFile', 'ContiguousFile'].includes(type) });
    },
  });
  extract({ file, cwd: folder, sync: true, strict: true, strip: checkItems(items) });
}

function unpackZip(file: string, folder: string): void {
  const bytes = readFileSync(file);
  const items: Item[] = [];
  // Only lists the items; nothing is unpacked yet.
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      items.push({ path: name, size: originalSize, isFolder: name.endsWith('/') });
      return false;
    },
  });
  const strip = checkItems(items);
  const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => !name.endsWith('/') }));
  const checksums = readChecksums(bytes);
  const checksumOf = new Map(items.map(({ path }, index) => [path, checksums[index]]));
  // The library unpacks as much as the list says, and not more, whatever is there.
  const damaged = files.find(([path, content]) => crc32(content) !== checksumOf.get(path));
  if (damaged)
    throw new Refusal(`${JSON.stringify(damaged[0])} is damaged, or of another size than the list of it says.`);
  for (const [path, content] of files) {
    const target = join(folder, ...path.split('/').slice(strip));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** The checksums (CRC-32) of the items of a zip in the order of its list (APPNOTE 4.3.12 and 4.3.16), which the library does not check. */
function readChecksums(bytes: Buffer): number[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const checksums: number[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    checksums.push(bytes.readUInt32LE(at + 16));
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + bytes.readUInt16LE(at + field), 0);
  }
  return checksums;
}

/** Throws if an archive must not be unpacked. Returns the number of top-level folders to strip: 1 if everything is in one, otherwise 0. */
function checkItems(items: readonly Item[]): number {
  const files = items.filter(({ isFolder }) => !isFolder);
  if (files.length === 0) throw new Refusal('there is nothing in it.');
  if (files.length > RELEASE_FILES) throw new Refusal(`it has more than ${RELEASE_FILES} files.`);
  if (files.reduce((sum, { size }) => sum + size, 0) > RELEASE_BYTES)
    throw new Refusal(`it is larger than ${RELEASE_BYTES / 1e6} MB.`);
  for (const { path, isFolder, isOdd } of items) {
    const shown = JSON.stringify(path);
    if (isFolder && /^\.?\/?$/.test(path)) continue;
    if (isOdd) throw new Refusal(`${shown} is a link or the like, and a release has only files.`);
    const parts = path.replace(/^\.\//, '').replace(/\/$/, '').split('/');
    if (parts.some((part) => part === '..' || part === '') || /^[a-z]:|\\|\0/i.test(path))
      throw new Refusal(`${shown} leads out of it.`);
    if (parts.some((part) => /^\.git$/i.test(part))) throw new Refusal(`${shown} is no file of a release.`);
  }
  const tops = new Set(files.map(({ path }) => path.replace(/^\.\//, '').split('/')[0]));
  const isWrapped = tops.size === 1 && files.every(({ path }) => path.replace(/^\.\//, '').includes('/'));
  return isWrapped ? 1 : 0;
}
