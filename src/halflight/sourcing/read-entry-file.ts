import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { createCache, toKey } from '../cache';
import type { Location } from './locate';
import type { Problem } from '../problem';
import { readEntry, type Entry, type Reading } from './read-entry';
import { readText } from './read-text';
import { readNote } from './vault/read-note';

/** Reads a Markdown file, or its replacement in `texts`. Later calls only read it again if it has changed. Throws if there is neither. */
export function readMarkdown(
  folder: string,
  filePath: string,
  location: Location<Collection>,
  texts: ReadonlyMap<string, string> | undefined,
): Reading {
  const text = texts?.get(filePath);
  if (text !== undefined) return readEntryBytes(location, filePath, Buffer.from(text));
  return readFileOnce(join(folder, filePath), location, (bytes) => readEntryBytes(location, filePath, bytes));
}

// Results by path, valid while the file is unchanged. This keeps the preview fast.
const results = new Map<string, { stamp: string; result: Reading }>();

function readFileOnce(
  path: string,
  { collection, slug }: Location<Collection>,
  read: (bytes: Buffer) => Reading,
): Reading {
  const { mtimeMs, size } = statSync(path);
  // The meaning of a file name depends on the languages of the site.
  const stamp = `${mtimeMs} ${size} ${collection.label} ${slug} ${collection.declared?.digest ?? ''}`;
  const known = results.get(path);
  if (known?.stamp === stamp) return known.result;
  const result = read(readFileSync(path));
  results.set(path, { stamp, result });
  return result;
}

/** What is cached of a valid file: everything but its body, which is the end of the file. */
interface CachedEntry {
  entry: Omit<Entry, 'body'>;
  bodyLength: number;
  problems: Problem[];
}

export const entryCache = createCache<CachedEntry>('entries');

/**
 * Parses the bytes of a Markdown file; bytes that are not text are reported as a problem. Files that an earlier process found valid are not validated
 * again.
 */
export function readEntryBytes(location: Location<Collection>, filePath: string, bytes: Buffer): Reading {
  const { text, bad } = readText(bytes);
  if (!bad) {
    // A collection that is neither built in nor declared cannot be told from others of the same name, so its entries are not cached.
    const { name, declared } = location.collection;
    const read = location.collection.slugs ? readNote : readEntry;
    if (!declared && findCollection(name) !== location.collection) return read(location, filePath, text);
    const key = toKey(name, declared?.digest ?? '', location.slug, filePath, text);
    const cached = entryCache.get(key);
    if (cached) {
      const { entry, bodyLength, problems } = cached;
      return { entry: { ...entry, body: text.slice(text.length - bodyLength) }, problems };
    }
    const reading = read(location, filePath, text);
    if (reading.entry) {
      const { body, ...entry } = reading.entry;
      entryCache.set(key, { entry, bodyLength: body.length, problems: reading.problems });
    }
    return reading;
  }
  const { kind, message, position } = bad;
  return { problems: [{ file: filePath, ...position, severity: 'error', kind, message }] };
}

/** Sets the entry's language from its file name; does nothing on a site in one language. */
export function inLanguage(entry: Entry, { language, sharedName }: Pick<Location, 'language' | 'sharedName'>): Entry {
  return language === undefined ? entry : { ...entry, language, sharedName };
}
