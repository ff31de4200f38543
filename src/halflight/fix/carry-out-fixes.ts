import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFiles } from './change-files';
import type { FixPlan } from './plan-fixes';

/** Makes all the fixes of a plan, or none: throws without changing anything if a file has changed since, or cannot be written. */
export function carryOutFixes(folder: string, { texts, renamed }: FixPlan): void {
  for (const { file, before } of texts)
    if (!readFileSync(join(folder, file)).equals(Buffer.from(before)))
      throw new Error(`Nothing was fixed: ${file} has changed meanwhile. Run the command once more.`);
  try {
    changeFiles(folder, {
      written: texts.map(({ file, after }) => ({
        to: file,
        write: (absolute) => writeFileSync(absolute, after),
        replaces: true,
      })),
      renamed,
    });
  } catch (error) {
    throw new Error(`Nothing was fixed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
