import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { createCache, toKey } from '../cache';
import { IMAGE_MAX_SIDE } from '../limits';
import { fromEngine } from '../paths';

/** The image library's message about a picture that it cannot decode, or `null`. */
type Verdict = string | null;

/** Content digests by path and `stat`, which are quick to compare. */
const digests = createCache<{ digest: string }>('picture-digests');

/** Verdicts by content digest, which stay valid in a fresh clone. */
const verdicts = createCache<{ verdict: Verdict }>('picture-verdicts');

const waiting = new Set<string>();
/**
 * Whether a picture can be decoded: the library's message if not, `null` if so, and `undefined` if that is not known yet; then the picture is queued
 * for `decodeWaiting`. Needs only a `stat` for an unchanged picture.
 */
export function verdictOn(path: string): Verdict | undefined {
  const cached = digests.get(stampOf(path));
  const verdict = cached && verdicts.get(cached.digest)?.verdict;
  if (verdict === undefined) waiting.add(path);
  return verdict;
}

function stampOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return toKey(path, `${mtimeMs} ${size}`);
}

/** Decodes all queued pictures. Returns whether there were any; if so, the caller has to ask for their verdicts again. */
export function decodeWaiting(): boolean {
  const fresh = new Map<string, string>();
  const isAny = waiting.size > 0;
  for (const path of waiting) {
    // The picture vanished, so nobody will ask for it again.
    waiting.delete(path);
    const stamp = stampOf(path);
    const digest = toKey(extname(path), readFileSync(path));
    digests.set(stamp, { digest });
    if (!verdicts.get(digest)) fresh.set(path, digest);
  }
  for (const [path, verdict] of decode([...fresh.keys()])) verdicts.set(fresh.get(path) ?? '', { verdict });
  digests.save();
  verdicts.save();
  return isAny;
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
