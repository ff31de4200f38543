import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What a save does to files, one effect each. A test puts a crash between every two of them. */
export interface Disk {
  /** The content of a file; `undefined` if there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
  makeFolder: (path: string) => Promise<void>;
  /** Writes a new file, with the mode of the one at `like` if that is there, and waits until it is on the disk. */
  write: (path: string, content: Buffer, like: string) => Promise<void>;
  /** Puts a file in the place of another. */
  replace: (from: string, to: string) => Promise<void>;
  /** Puts a file where none is. Throws, with the code EEXIST, if there is one. */
  place: (from: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Removes a folder if it is empty. */
  removeFolder: (path: string) => Promise<void>;
}

/** Errors of file systems that have no hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** The files of this machine. */
export const thisDisk: Disk = {
  read: (path) => unless(['ENOENT', 'ENOTDIR'], readFile(path)),
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
  write: async (path, content, like) => {
    const mode = (await unless(['ENOENT', 'ENOTDIR'], stat(like)))?.mode;
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
      if (mode !== undefined) await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  replace: rename,
  // Unlike renaming, linking never replaces a file.
  place: async (from, to) => {
    try {
      await link(from, to);
    } catch (error) {
      if (!NO_LINKS.includes(codeOf(error))) throw error;
      if (await thisDisk.read(to)) throw Object.assign(new Error(`${to} exists`), { code: 'EEXIST' });
      return rename(from, to);
    }
    await unlink(from);
  },
  remove: async (path) => unless(['ENOENT'], unlink(path)),
  removeFolder: async (path) => unless(['ENOTEMPTY', 'ENOENT', 'EEXIST'], rmdir(path)),
};

const BESIDE = /^\.halflight-[\da-f-]{36}\.tmp$/;

/** The path of a file in which a new version is written, beside the old one. Nothing reads it: its name begins with a dot. */
export function besideOf(path: string): string {
  return join(dirname(path), `.halflight-${randomUUID()}.tmp`);
}

/** Whether a file is what a save left behind that was cut off. */
export function isLeftBehind(path: string): boolean {
  return BESIDE.test(basename(path));
}

/** The name that git has for a content, by which the editor knows versions of a file. */
export function shaOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** The code of an error of the file system. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

async function unless<Result>(codes: readonly string[], promise: Promise<Result>): Promise<Result | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (codes.includes(codeOf(error))) return undefined;
    throw error;
  }
}
