import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from './in-batches';
import { listFiles } from './list-files';
import { pruneScripts } from './prune-scripts';
import { createStylePruner } from './prune-styles';

/**
 * Sends every page that Gatsby has written since the last build through the passes: html in, html out. They touch the head and what lies
 * outside React's root, and done twice they change nothing more. `stamp` is a file whose age says when they last ran.
 */
export async function finishPages(folder: string, stamp: string): Promise<void> {
  const passes = [pruneScripts, createStylePruner()];
  const since = existsSync(stamp) ? (await stat(stamp)).mtimeMs : 0;
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  await inBatches(pages, async (file) => {
    const page = join(folder, file);
    if ((await stat(page)).mtimeMs < since) return;
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      passes.reduce((text, pass) => pass(text), html),
    );
  });
  await writeFile(stamp, '');
}
