import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import { withoutMetadata } from './without-metadata';
import { fromProject } from '../paths';

interface Options {
  /** Whether to keep the file's own name in the URL, for files that visitors may save. */
  keepName?: boolean;
}

/**
 * Copies a file into `public/static/` under a name made from its content, and returns its URL, including the path prefix. Pictures and videos lose
 * metadata about place and camera, drawings their scripts; other files are copied as they are. Hosts cache these files for a year, so a new version
 * has a new URL. `finish/remove-unused.ts` removes those that no page references.
 */
export async function publishFile(
  absolutePath: string,
  pathPrefix: string,
  { keepName = false }: Options = {},
): Promise<string> {
  const { mtimeMs, size } = await stat(absolutePath);
  const key = [fromProject(), absolutePath, mtimeMs, size, keepName].join('\n');
  const known = published.get(key);
  // A new build may have started since, and deleted the published files.
  if (known && existsSync((await known).target)) return pathPrefix + (await known).address;
  const publishing = publish(absolutePath, keepName);
  published.set(key, publishing);
  // Allows a retry after a failure.
  publishing.catch(() => published.delete(key));
  return pathPrefix + (await publishing).address;
}

/** Publishes a text, or bytes, as a file in the same way, and returns its URL; `ending` is the extension, such as `.js`. */
export async function publishText(text: string | Buffer, ending: string, pathPrefix: string): Promise<string> {
  const path = `static/${createHash('md5').update(text).digest('hex')}${ending}`;
  const target = fromProject('public', path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  return `${pathPrefix}/${path}`;
}

/** Where a file was published, and its URL without the prefix. */
interface Published {
  target: string;
  address: string;
}

// A file that many pages show is read, cleaned and written only once.
const published = new Map<string, Promise<Published>>();

async function publish(absolutePath: string, keepName: boolean): Promise<Published> {
  const bytes = await readFile(absolutePath);
  // Same as Gatsby's digest, which `outputs/published.ts` uses to find the URL.
  const digest = createHash('md5').update(bytes).digest('hex');
  const name = keepName ? `${digest}/${basename(absolutePath)}` : digest + extname(absolutePath).toLowerCase();
  const target = fromProject('public/static', name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await withoutMetadata(bytes, absolutePath));
  return { target, address: `/static/${name.split('/').map(encodeURIComponent).join('/')}` };
}
