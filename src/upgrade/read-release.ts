import { satisfies, valid } from 'semver';
import { tryGit } from './git';

/** What a project or a release says of itself in `package.json`. */
export interface Manifest {
  version: string;
  /** The whole of `package.json`. */
  manifest: Record<string, unknown>;
}

/** A file that every release has: the door to all commands. */
const DOOR = /^src\/(?:cli\/run\.cjs|cli\/check\.ts|commands\/check\.ts)$/m;

/**
 * Reads what a commit of a project, or of a release, says of itself. `subject` is what messages call it. Throws where it is no Halflight.
 */
export function readRelease(repository: string, commit: string, subject: string): Manifest {
  const { status, stdout } = tryGit(repository, ['show', `${commit}:package.json`]);
  const files = tryGit(repository, ['ls-tree', '-r', '--name-only', '--full-tree', commit]).stdout;
  if (status !== 0 || !DOOR.test(files))
    throw new Error(`${subject} is no Halflight: it has no package.json, or none of the commands beside it.`);
  let manifest: unknown;
  try {
    manifest = JSON.parse(stdout);
  } catch (error) {
    throw new Error(`${subject} has a package.json that cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const isObject = typeof manifest === 'object' && manifest !== null && !Array.isArray(manifest);
  const version = isObject ? (manifest as { version?: unknown }).version : undefined;
  if (typeof version !== 'string' || valid(version) !== version)
    throw new Error(`${subject} has no version in package.json, such as "version": "0.1.0".`);
  return { version, manifest: manifest as Record<string, unknown> };
}

/** Throws where a release does not run on this version of Node. */
export function checkNode({ version, manifest }: Manifest, running = process.versions.node): void {
  const { node } = (manifest.engines ?? {}) as { node?: unknown };
  if (typeof node === 'string' && !satisfies(running, node))
    throw new Error(`Halflight ${version} needs Node ${node}, and this is Node ${running}. Update Node first.`);
}
