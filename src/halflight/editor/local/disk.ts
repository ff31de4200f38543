import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The file operations of a save, each with one effect, so that tests can simulate a crash between any two of them. */
export interface Disk {
  /** The content of a file; `undefined` if there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
  makeFolder: (path: string) => Promise<void>;
  /** Writes a new file, with the mode of the file at `like` if there is one, and flushes it to disk. */
  write: (path: string, content: Buffer, like: string) => Promise<void>;
  /** Atomically replaces a file with another. */
  replace: (from: string, to: string) => Promise<void>;
  /** Moves a file to a path where none exists. Throws, with the code EEXIST, if there is one. */
  place: (from: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Removes a folder if it is empty. */
  removeFolder: (path: string) => Promise<void>;
}

/** Error codes of file systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** The real file system. */
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

/** The path of a temporary file beside a file, in which a new version is written. Nothing reads it: its name begins with a dot. */
export function besideOf(path: string): string {
  return join(dirname(path), `.halflight-${randomUUID()}.tmp`);
}

/** Whether a file was left behind by an interrupted save. */
export function isLeftBehind(path: string): boolean {
  return BESIDE.test(basename(path));
}

/** The git blob hash of a content, by which the editor identifies versions of a file. */
export function shaOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** The code of a file system error. */
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
