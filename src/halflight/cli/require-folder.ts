import { statSync } from 'node:fs';

/** Throws, with an explanation, if a content folder does not exist or is a file. */
export function requireFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new Error(`${folder} is a file: CONTENT_DIR has to name a folder.`);
}
