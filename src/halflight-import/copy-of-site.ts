import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkContent } from '../halflight/checks/check-content';
import { toCheckContext, type CheckContext } from '../halflight/checks/context';
import { readContent } from '../halflight/sourcing/read-content';
import type { PlacedFile } from './place-files';

/** What an import would add to a content folder, for a check of the result. */
interface Addition {
  texts: ReadonlyMap<string, string>;
  files: readonly PlacedFile[];
  /** Where a file can be read; `undefined` if it is still to be downloaded. */
  locate: (file: PlacedFile) => string | undefined;
  /** Paths of the content folder that the import removes. */
  removed: ReadonlySet<string>;
  /** Told before each check, counted from 1. */
  onCheck?: (round: number) => void;
}

/** A copy of a content folder, to try what an import would do. */
export interface CopyOfSite {
  /** Checks the copy as it is now. If it has not changed, the last result is returned. */
  check: () => ReturnType<typeof checkContent>;
  /** What targets can be judged by, before the texts themselves are checked. */
  read: () => CheckContext;
  write: (path: string, text: string) => void;
  remove: (path: string) => void;
}

/** Makes a copy of a content folder with what an import would add to it, and removes it afterwards. Nothing in the folder itself is changed. */
export function withCopyOfSite<T>(
  folder: string,
  { texts, files, removed, locate, onCheck }: Addition,
  use: (copy: CopyOfSite) => T,
): T {
  const top = mkdtempSync(join(tmpdir(), 'halflight-check-'));
  const copy = join(top, basename(folder));
  const original = realpathSync(folder);
  const isLeftOut = (path: string) => removed.has(path.slice(original.length + 1).replaceAll('\\', '/'));
  const made = new Set<string>();
  const make = (path: string) => {
    const absolute = join(copy, path);
    const above = dirname(absolute);
    if (!made.has(above)) mkdirSync(above, { recursive: true });
    made.add(above);
    return absolute;
  };
  let checked: ReturnType<typeof checkContent> | undefined;
  let round = 0;
  const check = () => {
    round += 1;
    onCheck?.(round);
    return checkContent(copy);
  };
  const change = (path: string, how: (absolute: string) => void) => {
    how(make(path));
    checked = undefined;
  };
  try {
    cpSync(original, copy, { recursive: true, filter: (path) => !isLeftOut(path) });
    try {
      for (const file of files) {
        const from = locate(file);
        if (from !== undefined) linkOrCopy(from, make(file.to));
      }
      for (const [path, text] of texts) writeFileSync(make(path), text);
    } catch (error) {
      throw new Error(`Nothing was imported: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    return use({
      read: () => toCheckContext(copy, readContent(copy)).context,
      check: () => (checked ??= check()),
      write: (path, text) => change(path, (absolute) => writeFileSync(absolute, text)),
      remove: (path) => change(path, (absolute) => rmSync(absolute, { force: true })),
    });
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    // The copy of a link to a file would be outside the content folder.
    linkSync(realpathSync(from), to);
  } catch {
    copyFileSync(from, to);
  }
}
