import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { TEXTS_KEPT } from '../limits';
import { createKept } from './kept';
import type { Location } from './locate';
import type { Problem } from '../checks/problem';
import { readEntry, type Entry, type Reading } from './read-entry';
import { readText } from './read-text';

/** Reads a Markdown file, or the text that `texts` has in its place. Called again, it only reads a file that has changed. Throws if there is neither. */
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

// Results by path, valid while a file is unchanged. This keeps the preview fast.
const memory = new Map<string, { stamp: string; result: Reading }>();

function readFileOnce(
  path: string,
  { collection, slug }: Location<Collection>,
  read: (bytes: Buffer) => Reading,
): Reading {
  const { mtimeMs, size } = statSync(path);
  // What the file name means depends on the languages of the site.
  const stamp = `${mtimeMs} ${size} ${collection.label} ${slug} ${collection.declared?.digest ?? ''}`;
  const known = memory.get(path);
  if (known?.stamp === stamp) return known.result;
  const result = read(readFileSync(path));
  memory.set(path, { stamp, result });
  return result;
}

/** What is cached of a valid file: everything but its text, which is the end of the file. */
interface KeptEntry {
  entry: Omit<Entry, 'body'>;
  bodyLength: number;
  problems: Problem[];
}

const keptEntries = createKept<KeptEntry>({
  name: 'entries',
  limit: TEXTS_KEPT,
  // Schemas may depend on any of our code.
  sources: ['src'],
  isWhole: ({ entry, bodyLength, problems }) =>
    typeof entry?.filePath === 'string' && typeof bodyLength === 'number' && Array.isArray(problems),
});

/** Reads the bytes of a Markdown file; no text is a problem like any other. What an earlier process found valid is not validated again. */
export function readEntryBytes(location: Location<Collection>, filePath: string, bytes: Buffer): Reading {
  const { text, bad } = readText(bytes);
  if (!bad) {
    // A definition that is neither ours nor declared cannot be told from others of its name, so its entries are not cached.
    const { name, declared } = location.collection;
    if (!declared && findCollection(name) !== location.collection) return readEntry(location, filePath, text);
    const digest = createHash('sha1')
      .update(JSON.stringify([name, declared?.digest, location.slug, filePath, text]))
      .digest('base64url');
    const known = keptEntries.find(digest);
    if (known) {
      const { entry, bodyLength, problems } = known;
      return { entry: { ...entry, body: text.slice(text.length - bodyLength) }, problems };
    }
    const reading = readEntry(location, filePath, text);
    if (reading.entry) {
      const { body, ...entry } = reading.entry;
      keptEntries.keep(digest, { entry, bodyLength: body.length, problems: reading.problems });
    }
    return reading;
  }
  const { kind, message, position } = bad;
  return { problems: [{ file: filePath, ...position, severity: 'error', kind, message }] };
}

/** Adds the language from its file name to an entry; does nothing on a site in one language. */
export function inLanguage(entry: Entry, { language, sharedName }: Pick<Location, 'language' | 'sharedName'>): Entry {
  return language === undefined ? entry : { ...entry, language, sharedName };
}
