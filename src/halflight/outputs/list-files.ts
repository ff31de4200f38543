import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every file below a folder, as a relative path with forward slashes on every system. Throws if the folder does not exist. A subfolder that is
 * removed meanwhile counts as empty, because the search index is replaced while pages are finished.
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
