import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { withoutMetadata } from './without-metadata';

interface Options {
  /** Whether visitors see the file's own name, as of something that they may save. */
  keepName?: boolean;
}

/**
 * Copies a file into `public/static/`, under a name made of its content, and gives its address, the site's prefix included. Pictures and
 * films lose what they tell of place and camera; everything else is copied as it is. Hosts keep it for a year; a new version has a new
 * address. What no page refers to is removed by `finish/remove-unused.ts`.
 */
export async function publishFile(
  absolutePath: string,
  pathPrefix: string,
  { keepName = false }: Options = {},
): Promise<string> {
  const { mtimeMs, size } = await stat(absolutePath);
  const key = [process.cwd(), absolutePath, mtimeMs, size, keepName].join('\n');
  const known = published.get(key);
  // A build may have been begun anew meanwhile, and what was published thrown away.
  if (known && existsSync((await known).target)) return pathPrefix + (await known).address;
  const publishing = publish(absolutePath, keepName);
  published.set(key, publishing);
  // What failed once may be there the next time.
  publishing.catch(() => published.delete(key));
  return pathPrefix + (await publishing).address;
}

/** Publishes a text as a file in the same way, and gives its address; `ending` is that of its name, such as `.js`. */
export async function publishText(text: string, ending: string, pathPrefix: string): Promise<string> {
  const address = `/static/${createHash('md5').update(text).digest('hex')}${ending}`;
  const target = join(process.cwd(), 'public', address);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  return pathPrefix + address;
}

/** Where a file was published, and the address of it without the prefix. */
interface Published {
  target: string;
  address: string;
}

// A film that ten pages show is read, cleaned and written once.
const published = new Map<string, Promise<Published>>();

async function publish(absolutePath: string, keepName: boolean): Promise<Published> {
  const bytes = await readFile(absolutePath);
  // The digest by which Gatsby knows the file, too: `outputs/published.ts` finds its address by that.
  const digest = createHash('md5').update(bytes).digest('hex');
  const name = keepName ? `${digest}/${basename(absolutePath)}` : digest + extname(absolutePath).toLowerCase();
  const target = join(process.cwd(), 'public/static', name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await withoutMetadata(bytes, absolutePath));
  return { target, address: `/static/${name.split('/').map(encodeURIComponent).join('/')}` };
}
