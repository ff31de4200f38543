import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { IMAGE_MAX_SIDE, PICTURES_REMEMBERED } from '../limits';
import { fromEngine, fromLibrary, fromProject } from '../paths';

/** The image library's message about a picture that it cannot decode; `null` for a good one. */
type Verdict = string | null;

/** The cache: verdicts by digest of the content, which hold in a fresh clone, too, and digests by path and `stat`, which are quick to compare. */
interface Memory {
  /** Version of the image library; another version may give other verdicts. */
  library: string;
  /** From path, modification time and size to digest. */
  digests: Record<string, string>;
  verdicts: Record<string, Verdict>;
}

// Not in `.cache`, which an unfinished build deletes: verdicts do not depend on builds.
const memoryFile = () => fromProject('node_modules/.cache/halflight/pictures.json');

/** Absolute paths of the pictures that are yet to be checked. */
const waiting = new Set<string>();
let memory: Memory | undefined;

/**
 * Whether a picture can be decoded: the library's message if it cannot, `null` if it can, and `undefined` if that is not known yet, which queues it
 * for `decodeWaiting`. Needs only a `stat` for a picture that has not changed since it was checked.
 */
export function verdictOn(path: string): Verdict | undefined {
  memory ??= readMemory();
  const { mtimeMs, size } = statSync(path);
  const digest = memory.digests[`${path} ${mtimeMs} ${size}`];
  const verdict = digest === undefined ? undefined : memory.verdicts[digest];
  if (verdict === undefined) waiting.add(path);
  return verdict;
}

/** Decodes all queued pictures. Returns whether there were any, in which case the caller has to ask for their verdicts again. */
export function decodeWaiting(): boolean {
  if (waiting.size === 0) return false;
  const known = (memory ??= readMemory());
  const fresh = new Map<string, string>();
  for (const path of waiting) {
    // One that vanishes here is not asked for again.
    waiting.delete(path);
    const { mtimeMs, size } = statSync(path);
    const digest = createHash('sha1')
      .update(path.slice(path.lastIndexOf('.')))
      .update(readFileSync(path))
      .digest('hex');
    known.digests[`${path} ${mtimeMs} ${size}`] = digest;
    if (known.verdicts[digest] === undefined) fresh.set(path, digest);
  }
  for (const [path, verdict] of decode([...fresh.keys()])) known.verdicts[fresh.get(path) ?? ''] = verdict;
  writeMemory(known);
  return true;
}

function decode(paths: readonly string[]): [string, Verdict][] {
  if (paths.length === 0) return [];
  const { stdout, stderr, status } = spawnSync(process.execPath, [fromEngine('checks/decode-pictures.mjs')], {
    input: JSON.stringify({ paths, maxPixels: IMAGE_MAX_SIDE ** 2 }),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return JSON.parse(stdout) as [string, Verdict][];
  // A picture that crashes the library is found by bisection.
  if (paths.length === 1) return [[paths[0] ?? '', 'the image library ended while it read the file']];
  if (/Cannot find (?:module|package)/.test(stderr)) throw new Error(stderr);
  const middle = Math.ceil(paths.length / 2);
  return [...decode(paths.slice(0, middle)), ...decode(paths.slice(middle))];
}

/** The version of the image library; '' if unknown. */
function library(): string {
  try {
    const read = JSON.parse(readFileSync(fromLibrary('sharp', 'package.json'), 'utf8')) as { version: string };
    return read.version;
  } catch {
    return '';
  }
}

function readMemory(): Memory {
  const empty = { library: library(), digests: {}, verdicts: {} };
  try {
    const found = JSON.parse(readFileSync(memoryFile(), 'utf8')) as Memory;
    return found.library === empty.library ? found : empty;
  } catch {
    return empty;
  }
}

/** Written to a temporary file and renamed, so that concurrent checks do not corrupt it. If it cannot be written, the next check decodes again. */
function writeMemory({ library, digests, verdicts }: Memory): void {
  const latest = Object.entries(digests).slice(-PICTURES_REMEMBERED);
  const used = new Set(latest.map(([, digest]) => digest));
  const kept = Object.entries(verdicts).filter(([digest]) => used.has(digest));
  const text = JSON.stringify({ library, digests: Object.fromEntries(latest), verdicts: Object.fromEntries(kept) });
  const file = memoryFile();
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    return;
  }
}
