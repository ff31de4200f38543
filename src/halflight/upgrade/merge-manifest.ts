import { minVersion, gt, validRange } from 'semver';
import { isRecord } from '../is-record';

type Json = Record<string, unknown>;

/** The result of merging two versions of `package.json`. */
export interface MergedManifest {
  manifest: Json;
  /** The author's own changes in it, such as `scripts.deploy`. */
  kept: string[];
  /** What both changed differently; `manifest` has the release's value. */
  conflicts: string[];
}

/** Keys that are always the release's. */
const OF_RELEASE = new Set(['version']);

/** Version ranges: of two, the one with the higher minimum is used. */
const DEPENDENCIES = new Set(['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']);

/**
 * Merges `package.json` entry by entry: the release's, with what the author added or changed. Without `base`, the release's value wins wherever the
 * two differ, and entries that only the author has are kept.
 */
export function mergeManifest(base: Json | undefined, ours: Json, release: Json): MergedManifest {
  const kept: string[] = [];
  const conflicts: string[] = [];
  const merge = (path: string, before: unknown, own: unknown, fresh: unknown): unknown => {
    const [top = ''] = path.split('.');
    if (isSame(own, fresh) || (OF_RELEASE.has(top) && fresh !== undefined)) return fresh;
    if (base && isSame(before, own)) return fresh;
    if (!path.includes('.') && isRecord(own) && isRecord(fresh)) {
      const old = isRecord(before) ? before : undefined;
      return mergeEntries(path, old, own, fresh);
    }
    if (base ? isSame(before, fresh) : fresh === undefined) {
      kept.push(path);
      return own;
    }
    if (own === undefined) return base ? undefined : fresh;
    if (!DEPENDENCIES.has(top)) conflicts.push(path);
    else if (beginsLater(own, fresh)) {
      kept.push(path);
      return own;
    }
    return fresh;
  };
  const mergeEntries = (path: string, before: Json | undefined, own: Json, fresh: Json): Json => {
    const keys = [...new Set([...Object.keys(fresh), ...Object.keys(own)])];
    const entries = keys.flatMap((key) => {
      const name = path === '' ? key : `${path}.${key}`;
      const value = merge(name, valueOf(before, key), valueOf(own, key), valueOf(fresh, key));
      return value === undefined ? [] : [[key, value] as const];
    });
    // Sorted by name, as npm would with the next dependency that is added.
    if (DEPENDENCIES.has(path)) entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries);
  };
  return { manifest: mergeEntries('', base, ours, release), kept, conflicts };
}

/** Whether two manifests have the same dependencies, and so the same lock file. */
export function asksForSame(one: Json, other: Json): boolean {
  return [...DEPENDENCIES, 'overrides', 'workspaces'].every((key) => isSame(one[key] ?? {}, other[key] ?? {}));
}

function beginsLater(own: unknown, fresh: unknown): boolean {
  if (typeof own !== 'string' || typeof fresh !== 'string') return false;
  // A folder or repository instead of a version was chosen on purpose.
  if (validRange(own) === null) return true;
  const [a, b] = [minVersion(own), validRange(fresh) === null ? null : minVersion(fresh)];
  return a !== null && b !== null && gt(a, b);
}

const valueOf = (object: Json | undefined, key: string): unknown =>
  object && Object.hasOwn(object, key) ? object[key] : undefined;

/** Whether two values are equal, regardless of the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return JSON.stringify(one) === JSON.stringify(other);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], valueOf(other, key)));
}
