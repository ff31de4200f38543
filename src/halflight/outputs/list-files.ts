import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every file below a folder, as a path relative to it, with forward slashes on every system. Throws if the folder is not there; one in it that is removed
 * meanwhile counts as empty: the index of the search is replaced while pages are finished.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const items = await readdir(folder, { withFileTypes: true });
  const files = items.map(async (item) => {
    if (!item.isDirectory()) return item.isFile() ? [item.name] : [];
    const nested = await listFiles(join(folder, item.name)).catch(ifMissing);
    return nested.map((file) => `${item.name}/${file}`);
  });
  return (await Promise.all(files)).flat();
}

function ifMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
