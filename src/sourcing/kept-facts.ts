import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TEXTS_KEPT } from '../limits';
import type { ParseOptions } from '../markdown/parse';
import { readFacts, type TextFacts } from '../markdown/text-facts';
import type { Entry } from './read-entry';

/** What is known of texts, by a digest of each and of how it is read; as JSON until somebody asks, for most are asked for once. */
const known = new Map<string, TextFacts | string>();

/** The file that facts are kept in between builds, once somebody named it, and whether there is more to keep than it has. */
let file: string | undefined;
let isFresh = false;
const asked = new Set<string>();

/** What is known of a text: read once, however many ask, and, where facts are kept, however often the site is built. */
export function factsOf(markdown: string, options: ParseOptions = {}): TextFacts {
  const digest = createHash('sha1')
    .update(JSON.stringify([markdown, options]))
    .digest('base64url');
  const found = known.get(digest);
  asked.add(digest);
  if (typeof found === 'object') return found;
  const facts = (found === undefined ? undefined : parse(found)) ?? readFacts(markdown, options);
  isFresh ||= found === undefined;
  known.set(digest, facts);
  return facts;
}

/**
 * Keeps facts in a file below a folder, such as the root of the project, from now on, and takes over those that were kept by the same code. A file
 * that is damaged or gone costs no more than the time to read the texts again.
 */
export function keepFactsIn(root: string): void {
  const folder = join(root, 'node_modules/.cache/halflight');
  if (file?.startsWith(folder)) return;
  file = join(folder, `texts-${digestOfReader(root)}.jsonl`);
  for (const line of readLines(file)) {
    const at = line.indexOf(' ');
    if (at > 0 && !known.has(line.slice(0, at))) known.set(line.slice(0, at), line.slice(at + 1));
  }
}

/** Writes what was found out since the facts were read, if they are kept anywhere; what was asked for last stays longest. */
export function saveFacts(): void {
  if (file === undefined || !isFresh) return;
  const old = [...known.keys()].filter((digest) => !asked.has(digest));
  const kept = [...old, ...asked].slice(-TEXTS_KEPT);
  const lines = kept.flatMap((digest) => {
    const facts = known.get(digest);
    return facts === undefined ? [] : [`${digest} ${typeof facts === 'string' ? facts : JSON.stringify(facts)}\n`];
  });
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Another process may read it meanwhile.
    const written = `${file}.${process.pid}`;
    writeFileSync(written, lines.join(''));
    renameSync(written, file);
    isFresh = false;
  } catch {
    // Where nothing may be written every text is read each time.
  }
}

function parse(json: string): TextFacts | undefined {
  try {
    const facts = JSON.parse(json) as Partial<TextFacts> | null;
    const lists = [facts?.links, facts?.ids, facts?.mistakes, facts?.players, facts?.edits];
    return lists.every(Array.isArray) && typeof facts?.summary === 'string' && typeof facts.minutes === 'number'
      ? (facts as TextFacts)
      : undefined;
  } catch {
    return undefined;
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
}

/** A digest of everything that decides what is found in a text: our code and the libraries. */
function digestOfReader(root: string): string {
  const hash = createHash('sha1').update(process.version);
  const folder = join(root, 'src/markdown');
  const sources = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.test.ts')) : [];
  const paths = [
    ...sources.sort().map((name) => join(folder, name)),
    ...[
      'src/limits.ts',
      'src/parse-url.ts',
      'src/features/embeds/players.ts',
      'src/sourcing/nearest.ts',
      'package-lock.json',
    ].map((name) => join(root, name)),
  ];
  for (const path of paths) if (existsSync(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** How the body of an entry is to be read. */
export function readingOf({ values }: Pick<Entry, 'values'>): ParseOptions {
  const { math, title, sections } = values;
  const ids = (Array.isArray(sections) ? sections : [])
    .map((section: unknown) =>
      typeof section === 'object' && section !== null ? (section as { id?: unknown }).id : undefined,
    )
    .filter((id) => typeof id === 'string');
  return {
    ...(math === true && { math }),
    ...(typeof title === 'string' && { title }),
    ...(ids.length > 0 && { taken: ids }),
  };
}
