import { satisfies, valid } from 'semver';
import { tryGit } from './git';
import { isRecord } from '../is-record';

/** The `package.json` of a project or release. */
export interface Manifest {
  version: string;
  /** The whole of `package.json`. */
  manifest: Record<string, unknown>;
}

/** Files of which every release has one: the entry point of its commands. */
const DOOR = /^src\/(?:cli\/run\.cjs|cli\/check\.ts|commands\/check\.ts)$/m;

/** Reads the manifest in a commit of a project or release. `subject` is its name in messages. Throws if the commit is not a Halflight. */
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
  const version = isRecord(manifest) ? manifest.version : undefined;
  if (typeof version !== 'string' || valid(version) !== version)
    throw new Error(`${subject} has no version in package.json, such as "version": "0.1.0".`);
  return { version, manifest: manifest as Record<string, unknown> };
}

/** Throws if a release does not support this version of Node. */
export function checkNode({ version, manifest }: Manifest): void {
  const { node } = (manifest.engines ?? {}) as { node?: unknown };
  const running = process.versions.node;
  if (typeof node === 'string' && !satisfies(running, node))
    throw new Error(`Halflight ${version} needs Node ${node}, and this is Node ${running}. Update Node first.`);
}
