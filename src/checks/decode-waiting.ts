import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMAGE_MAX_SIDE, PICTURES_REMEMBERED } from '../limits';

/** What the image library says of a picture that it cannot decode; `null` of a good one. */
type Verdict = string | null;

/** What is kept of a picture: by its file, which is quickly compared, and by its content, which a fresh clone has too. */
interface Memory {
  /** The library that checked. Another version may check otherwise. */
  library: string;
  /** From a path and what `stat` says of it to a digest. */
  digests: Record<string, string>;
  verdicts: Record<string, Verdict>;
}

// Not in `.cache`: an unfinished build throws that away, and what a picture is does not depend on builds.
const memoryFile = (root: string) => join(root, 'node_modules/.cache/halflight/pictures.json');

/** The pictures that nobody has checked yet, by their absolute paths. */
const waiting = new Set<string>();
let memory: Memory | undefined;

/**
 * Whether a picture can be decoded: what keeps it from that, `null` when nothing does, and `undefined` when nobody knows yet; then it waits for
 * `decodeWaiting`. Costs nothing for a picture that was checked before and has not changed.
 */
export function verdictOn(path: string, root = process.cwd()): Verdict | undefined {
  memory ??= readMemory(root);
  const { mtimeMs, size } = statSync(path);
  const digest = memory.digests[`${path} ${mtimeMs} ${size}`];
  const verdict = digest === undefined ? undefined : memory.verdicts[digest];
  if (verdict === undefined) waiting.add(path);
  return verdict;
}

/** Decodes every picture that waits for it. Says whether there were any: then whoever asked asks again. */
export function decodeWaiting(root = process.cwd()): boolean {
  if (waiting.size === 0) return false;
  const known = (memory ??= readMemory(root));
  const fresh = new Map<string, string>();
  for (const path of waiting) {
    const { mtimeMs, size } = statSync(path);
    const digest = createHash('sha1')
      .update(path.slice(path.lastIndexOf('.')))
      .update(readFileSync(path))
      .digest('hex');
    known.digests[`${path} ${mtimeMs} ${size}`] = digest;
    if (known.verdicts[digest] === undefined) fresh.set(path, digest);
  }
  waiting.clear();
  for (const [path, verdict] of decode([...fresh.keys()], root)) known.verdicts[fresh.get(path) ?? ''] = verdict;
  writeMemory(known, root);
  return true;
}

function decode(paths: readonly string[], root: string): [string, Verdict][] {
  if (paths.length === 0) return [];
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'src/checks/decode-pictures.mjs')], {
    input: JSON.stringify({ paths, maxPixels: IMAGE_MAX_SIDE ** 2 }),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return JSON.parse(stdout) as [string, Verdict][];
  // A picture that ends the library itself is told apart from the others by halves.
  if (paths.length === 1) return [[paths[0] ?? '', 'the image library ended while it read the file']];
  if (/Cannot find (?:module|package)/.test(stderr)) throw new Error(stderr);
  const middle = Math.ceil(paths.length / 2);
  return [...decode(paths.slice(0, middle), root), ...decode(paths.slice(middle), root)];
}

/** The version of the image library; '' where it is not known. */
function library(root: string): string {
  try {
    const read = JSON.parse(readFileSync(join(root, 'node_modules/sharp/package.json'), 'utf8')) as { version: string };
    return read.version;
  } catch {
    return '';
  }
}

function readMemory(root: string): Memory {
  const empty = { library: library(root), digests: {}, verdicts: {} };
  try {
    const found = JSON.parse(readFileSync(memoryFile(root), 'utf8')) as Memory;
    return found.library === empty.library ? found : empty;
  } catch {
    return empty;
  }
}

/** Written beside and moved into its place: two checks at once do not spoil it. Where it cannot be written, the next check decodes again. */
function writeMemory({ library, digests, verdicts }: Memory, root: string): void {
  const latest = Object.entries(digests).slice(-PICTURES_REMEMBERED);
  const used = new Set(latest.map(([, digest]) => digest));
  const kept = Object.entries(verdicts).filter(([digest]) => used.has(digest));
  const text = JSON.stringify({ library, digests: Object.fromEntries(latest), verdicts: Object.fromEntries(kept) });
  const file = memoryFile(root);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    return;
  }
}
