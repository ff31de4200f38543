import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { withFolder } from '../sourcing/with-folder';
import { toDuration } from './steps';
import { countOf } from '../count-of';

const PICTURES: ReadonlySet<string> = new Set(['.avif', '.gif', '.ico', '.jpeg', '.jpg', '.png', '.svg', '.webp']);

/** Summarises a finished site: what it contains, how long the build took (milliseconds), how to view it and how to publish it. */
export function describeOutput(folder: string, contentFolder: string, took: number): string {
  let [pages, pictures, files, bytes] = [0, 0, 0, 0];
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const ending = extname(item.name).toLowerCase();
    files += 1;
    bytes += statSync(join(item.parentPath, item.name)).size;
    if (ending === '.html') pages += 1;
    else if (PICTURES.has(ending)) pictures += 1;
  }
  const parts = [countOf(pages, 'page'), countOf(pictures, 'picture'), countOf(files - pages - pictures, 'other file')];
  return [
    `Built in ${toDuration(took)}: public/ has ${parts.join(', ')}, ${toSize(bytes)} in all.`,
    `Look at it with "${withFolder('npm run serve', contentFolder)}". How to publish it: README.md`,
  ].join('\n');
}

function toSize(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 1 ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}
