import { existsSync, statSync } from 'node:fs';
import { fromProject } from '../paths';
import { contentFolder } from '../sourcing/content-folder';
import { withFolder } from '../sourcing/with-folder';

/** Throws a helpful error if a content folder does not exist or is a file. */
export function requireFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new Error(`${folder} is a file: CONTENT_DIR must name a folder.`);
}

/** The content folder. Throws a helpful error if it does not exist or is a file. */
export function requireContentFolder(): string {
  const folder = contentFolder();
  requireFolder(folder);
  return folder;
}

/** The folder of the finished site. Throws a helpful error if a file in it, by default the home page, does not exist. */
export function requireOutput(contentFolder: string, file = 'index.html'): string {
  const folder = fromProject('public');
  if (!existsSync(`${folder}/${file}`))
    throw new Error(`There is no public/${file} yet: run "${withFolder('npm run build', contentFolder)}" first.`);
  return folder;
}
