import { minVersion, gt, validRange } from 'semver';

type Json = Record<string, unknown>;

/** What came of two versions of `package.json`. */
export interface MergedManifest {
  manifest: Json;
  /** What is the author's own in it, such as `scripts.deploy`. */
  kept: string[];
  /** What both changed, each in another way: the release's stands in `manifest`. */
  conflicts: string[];
}

/** What is of the release, whatever an author wrote. */
const OF_RELEASE = new Set(['version']);

/** Ranges of versions: of two, the one that begins later holds. */
const DEPENDENCIES = new Set(['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']);

/**
 * Merges `package.json`: it is the release's, with what its author added or changed, entry by entry. Without `base` what differs is the release's,
 * and what the release has not is the author's.
 */
export function mergeManifest(base: Json | undefined, ours: Json, release: Json): MergedManifest {
  const kept: string[] = [];
  const conflicts: string[] = [];
  const merge = (path: string, before: unknown, own: unknown, fresh: unknown): unknown => {
    const [top = ''] = path.split('.');
    if (isSame(own, fresh) || (OF_RELEASE.has(top) && fresh !== undefined)) return fresh;
    if (base && isSame(before, own)) return fresh;
    if (!path.includes('.') && isObject(own) && isObject(fresh)) {
      const old = isObject(before) ? before : undefined;
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
    // npm writes dependencies in the order of their names, and would do so with the next one that is added.
    if (DEPENDENCIES.has(path)) entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries);
  };
  return { manifest: mergeEntries('', base, ours, release), kept, conflicts };
}

/** Whether two manifests ask for the same libraries: then the lock file of the one is that of the other. */
export function asksForSame(one: Json, other: Json): boolean {
  return [...DEPENDENCIES, 'overrides', 'workspaces'].every((key) => isSame(one[key] ?? {}, other[key] ?? {}));
}

function beginsLater(own: unknown, fresh: unknown): boolean {
  if (typeof own !== 'string' || typeof fresh !== 'string') return false;
  // A folder or a repository instead of a version was chosen on purpose.
  if (validRange(own) === null) return true;
  const [a, b] = [minVersion(own), validRange(fresh) === null ? null : minVersion(fresh)];
  return a !== null && b !== null && gt(a, b);
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOf = (object: Json | undefined, key: string): unknown =>
  object && Object.hasOwn(object, key) ? object[key] : undefined;

/** Whether two values are written alike; the order of keys is nothing that npm reads. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], valueOf(other, key)));
}
