import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { look, type SwappedFile } from './swap.cjs';

/** Finds ignored files in the way of new ones, which nobody could restore. Returns their paths from the root of the project. */
export function findObstacles(root: string, files: readonly SwappedFile[]): string[] {
  const going = new Set(files.filter(({ after }) => after === null).map(({ path }) => path));
  const known = new Set(files.filter(({ before }) => before !== null).map(({ path }) => path));
  const found = files.flatMap(({ path, after }) => {
    if (after === null) return [];
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const above = look(join(root, folder));
      if (above && !above.isDirectory() && !going.has(folder)) return [folder];
    }
    const inPlace = look(join(root, path));
    if (!inPlace || known.has(path)) return [];
    return inPlace.isDirectory() ? filesBelow(root, path).filter((file) => !going.has(file)) : [path];
  });
  return [...new Set(found)];
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => relative(root, join(item.parentPath, item.name)).split(sep).join('/'));
}
