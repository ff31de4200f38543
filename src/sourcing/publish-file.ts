import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { withoutMetadata } from './without-metadata';

interface Options {
  /** Whether visitors see the file's own name, as of something that they may save. */
  keepName?: boolean;
}

/**
 * Copies a file into `public/static/`, under a name made of its content, and gives its address, the site's prefix included. Pictures and
 * films lose what they tell of place and camera; everything else is copied as it is. Hosts keep it for a year; a new version has a new
 * address. What no page refers to is removed by `html/remove-unused.ts`.
 */
export async function publishFile(
  absolutePath: string,
  pathPrefix: string,
  { keepName = false }: Options = {},
): Promise<string> {
  const bytes = await readFile(absolutePath);
  // The digest by which Gatsby knows the file, too: `html/published.ts` finds its address by that.
  const digest = createHash('md5').update(bytes).digest('hex');
  const name = keepName ? `${digest}/${basename(absolutePath)}` : digest + extname(absolutePath).toLowerCase();
  const target = join(process.cwd(), 'public/static', name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await withoutMetadata(bytes, absolutePath));
  return `${pathPrefix}/static/${name.split('/').map(encodeURIComponent).join('/')}`;
}
