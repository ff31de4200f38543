import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFiles, type WrittenFile } from '../halflight/fix/change-files';
import { isWritten, type PlannedEntry } from './plan-import';
import type { Source } from './source';

/** Writes the new and the stale entries of a plan into a content folder: all of them, or none. Other files are not touched. */
export function carryOut(
  entries: readonly PlannedEntry[],
  { folder, source, downloaded }: { folder: string; source: Source; downloaded: ReadonlyMap<string, string> },
): void {
  const written = entries.filter(isWritten).flatMap(({ to, text, files, status }): WrittenFile[] => [
    ...files.flatMap(({ from, to: path, remote }) => {
      const original = remote ? downloaded.get(from) : join(source.root, from);
      if (original === undefined || existsSync(join(folder, path))) return [];
      return [{ to: path, write: (absolute: string) => copyFileSync(original, absolute) }];
    }),
    { to, write: (absolute) => writeFileSync(absolute, text), ...(status === 'stale' && { replaces: true as const }) },
  ]);
  try {
    changeFiles(folder, { written });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Nothing was imported: ${why}`, { cause: error });
  }
}
