import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { createCache, toKey } from '../cache';
import { isNotebook } from '../entry-file';
import type { Location } from './locate';
import { toMarkdownOfNotebook } from './notebooks/read-notebook-text';
import type { Position } from './position';
import { toError, type Problem, type UnplacedProblem } from '../problem';
import { readEntry, type Entry, type Reading } from './read-entry';
import { readText } from './read-text';
import { readNote } from './vault/read-note';

/** Reads the file of an entry, or its replacement in `texts`. Later calls only read it again if it has changed. Throws if there is neither. */
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
 * Parses the bytes of a Markdown file or a notebook; bytes that are not text are reported as a problem. Files that an earlier process found valid are
 * not validated again.
 */
export function readEntryBytes(location: Location<Collection>, filePath: string, bytes: Buffer): Reading {
  const { text, mistakes } = toMarkdown(filePath, bytes);
  if (mistakes) return { problems: mistakes.map((mistake) => ({ file: filePath, ...mistake })) };
  const readWith = location.collection.slugs ? readNote : readEntry;
  const read = () => withFormulas(readWith(location, filePath, text), location.collection);
  // A collection that is neither built in nor declared cannot be told from others of the same name, so its entries are not cached.
  const { name, declared } = location.collection;
  if (!declared && findCollection(name) !== location.collection) return read();
  const key = toKey(name, declared?.digest ?? '', location.slug, filePath, text);
  const cached = entryCache.get(key);
  if (cached) {
    const { entry, bodyLength, problems } = cached;
    return { entry: { ...entry, body: text.slice(text.length - bodyLength) }, problems };
  }
  const reading = read();
  if (reading.entry) {
    const { body, ...entry } = reading.entry;
    entryCache.set(key, { entry, bodyLength: body.length, problems: reading.problems });
  }
  return reading;
}

type Mistake = UnplacedProblem & Position;

/** The Markdown in an entry's file, or why there is none. */
function toMarkdown(
  filePath: string,
  bytes: Buffer,
): { text: string; mistakes?: never } | { text?: never; mistakes: Mistake[] } {
  const { text, bad } = readText(bytes);
  if (bad) return { mistakes: [{ ...bad.position, ...toError(bad.kind, bad.message) }] };
  if (!isNotebook(filePath)) return { text };
  const { markdown, mistakes } = toMarkdownOfNotebook(text, filePath);
  if (mistakes) return { mistakes };
  // JSON can write characters that no text may have.
  const { bad: hidden } = readText(Buffer.from(markdown));
  return hidden ? { mistakes: [{ ...hidden.position, ...toError(hidden.kind, hidden.message) }] } : { text: markdown };
}

/** In a notebook, dollars are formulas unless its front matter says otherwise, as in the programs that write notebooks. */
function withFormulas(reading: Reading, { fields }: Collection): Reading {
  const { entry } = reading;
  if (!entry || !isNotebook(entry.filePath) || !('math' in fields) || entry.values.math !== undefined) return reading;
  return entry.body.includes('$')
    ? { ...reading, entry: { ...entry, values: { ...entry.values, math: true } } }
    : reading;
}

/** Sets the entry's language from its file name; does nothing on a site in one language. */
export function inLanguage(entry: Entry, { language, sharedName }: Pick<Location, 'language' | 'sharedName'>): Entry {
  return language === undefined ? entry : { ...entry, language, sharedName };
}
