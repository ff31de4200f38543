import { createHash } from 'node:crypto';

/**
 * What Halflight's repository ever contained until 0.1: its files, their contents, and the entries of `package.json`. Each is a four-byte digest in
 * `known-files.json`: with 19 000 of them, about one in 200 000 other texts is mistaken for one.
 */
export interface Known {
  /** Whether this path ever had this content, given as a git blob. */
  hasFile: (path: string, blob: string) => boolean;
  /** Whether this path ever existed. */
  hasPath: (path: string) => boolean;
  /** Whether `package.json` ever had this entry, and whether it had one of this name. */
  hasEntry: (entry: Entry) => boolean;
  hasEntryName: (entry: Pick<Entry, 'name'>) => boolean;
}

/** A line of `package.json`: `scripts.build`, or `name`, and its value as JSON. */
export interface Entry {
  /** A top-level key, or an object's key and the key inside it. */
  name: readonly [key: string, inner?: string];
  value: unknown;
}

/** The entries of a `package.json`. */
export function entriesOf(manifest: Readonly<Record<string, unknown>>): Entry[] {
  return Object.entries(manifest).flatMap(([key, value]): Entry[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([inner, one]) => ({ name: [key, inner], value: one as unknown }))
      : [{ name: [key], value }],
  );
}

/** Decodes the digests in `known-files.json`, sorted four-byte numbers in Base64. The list is complete: Halflight has been a package since. */
export function decodeKnown(encoded: string): Known {
  const bytes = Buffer.from(encoded, 'base64');
  const digests = new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)));
  const isKnown = (fact: string) => digests.has(createHash('sha256').update(fact).digest().readUInt32BE());
  const toFact = ({ name }: Pick<Entry, 'name'>) => `package.json#${name.join('.')}`;
  return {
    hasFile: (path, blob) => isKnown(`${path}\n${blob}`),
    hasPath: isKnown,
    hasEntry: (entry) => isKnown(`${toFact(entry)}\n${JSON.stringify(entry.value)}`),
    hasEntryName: (entry) => isKnown(toFact(entry)),
  };
}
