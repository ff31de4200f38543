import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pruneScripts } from './prune-scripts';
import { createStylePruner } from './prune-styles';

/** How many pages are in memory at once. */
const AT_ONCE = 16;

/**
 * Sends every page that Gatsby has written since the last build through the passes: html in, html out. They touch the head and what lies
 * outside React's root, and done twice they change nothing more. `stamp` is a file whose age says when they last ran.
 */
export async function finishPages(folder: string, stamp: string): Promise<void> {
  const passes = [pruneScripts, createStylePruner()];
  const since = existsSync(stamp) ? (await stat(stamp)).mtimeMs : 0;
  const items = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = items
    .filter((item) => item.isFile() && item.name.endsWith('.html'))
    .map((item) => join(item.parentPath, item.name));
  const finish = async (page: string): Promise<void> => {
    if ((await stat(page)).mtimeMs < since) return;
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      passes.reduce((text, pass) => pass(text), html),
    );
  };
  for (let index = 0; index < pages.length; index += AT_ONCE)
    await Promise.all(pages.slice(index, index + AT_ONCE).map(finish));
  await writeFile(stamp, '');
}
