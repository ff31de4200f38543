import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from './write-starters';

/** The demonstrations that a site can begin with. */
export const exampleNames = ['ada-lovelace', 'anna-atkins', 'mary-shelley', 'grace-hopper', 'receiver'] as const;

export type ExampleName = (typeof exampleNames)[number];

/**
 * Copies the content of a demonstration into the content folder of a new site, with the address of that site. It stays a demonstration, which cannot be
 * published under another name, until its author deletes `demo: true`. `templates` is the folder of this package. Returns the paths of the files,
 * relative to the folder.
 */
export function writeExample(name: ExampleName, url: string, templates: string, folder: string): string[] {
  cpSync(folderOf(name, templates), folder, { recursive: true });
  const settings = join(folder, 'site.md');
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(/^url: .*$/m, () => `url: ${url}`),
  );
  return findFiles(folder).map(({ path }) => path);
}

/** Where the content of a demonstration is: in the published package, or in the workspace. */
function folderOf(name: ExampleName, templates: string): string {
  const packed = join(templates, 'examples', name);
  const root = join(templates, '../..');
  return existsSync(packed) ? packed : name === 'ada-lovelace' ? join(root, 'content') : join(root, 'examples', name);
}
