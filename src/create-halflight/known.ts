import { createHash } from 'node:crypto';

/**
 * What Halflight's repository has ever had until 0.1: which files, with which content, and which entries of `package.json`. Each is a digest of four
 * bytes, in `known-files.json`: of 19 000 of them, one in 200 000 other texts is mistaken for one of them.
 */
export interface Known {
  /** Whether a file with this content, as a blob of git, was ever at this path. */
  hasFile: (path: string, blob: string) => boolean;
  /** Whether any file was ever at this path. */
  hasPath: (path: string) => boolean;
  /** Whether `package.json` ever had this entry, and whether it had one of this name. */
  hasEntry: (entry: Entry) => boolean;
  hasEntryName: (entry: Pick<Entry, 'name'>) => boolean;
}

/** A line of `package.json`: `scripts.build`, or `name`, and its value as JSON. */
export interface Entry {
  /** The key, or that of the object and that in it. */
  name: readonly [key: string, inner?: string];
  value: unknown;
}

/** What is known of a file: its path, and its path with its content. */
export const factsOfFile = (path: string, blob: string): string[] => [path, `${path}\n${blob}`];

/** What is known of an entry of `package.json`: its name, and its name with its value. */
export const factsOfEntry = ({ name, value }: Entry): string[] => {
  const shown = `package.json#${name.join('.')}`;
  return [shown, `${shown}\n${JSON.stringify(value)}`];
};

/** The entries of a `package.json`. */
export function entriesOf(manifest: Readonly<Record<string, unknown>>): Entry[] {
  return Object.entries(manifest).flatMap(([key, value]): Entry[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([inner, one]) => ({ name: [key, inner], value: one as unknown }))
      : [{ name: [key], value }],
  );
}

const digestOf = (fact: string): number => createHash('sha256').update(fact).digest().readUInt32BE();

/** Encodes facts, in the form of `known-files.json`. */
export function encodeKnown(facts: Iterable<string>): string {
  const digests = Uint32Array.from(new Set(Array.from(facts, digestOf))).sort();
  const bytes = Buffer.alloc(digests.length * 4);
  digests.forEach((digest, index) => bytes.writeUInt32BE(digest, index * 4));
  return bytes.toString('base64');
}

/** What is known, from its encoded form. */
export function decodeKnown(encoded: string): Known {
  const bytes = Buffer.from(encoded, 'base64');
  const digests = new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)));
  const isKnown = (fact = '') => digests.has(digestOf(fact));
  return {
    hasFile: (path, blob) => isKnown(factsOfFile(path, blob)[1]),
    hasPath: (path) => isKnown(factsOfFile(path, '')[0]),
    hasEntry: (entry) => isKnown(factsOfEntry(entry)[1]),
    hasEntryName: ({ name }) => isKnown(factsOfEntry({ name, value: null })[0]),
  };
}
