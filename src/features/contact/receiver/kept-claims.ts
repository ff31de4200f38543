import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readdir, rename, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { RESEND_HEARTBEAT, RESEND_SILENCE } from '../../../limits';
import { kindOf } from './submission';

/**
 * Who sends which kept messages. A run of `--resend` moves the file aside under a name that nobody else has: renaming happens at once or not
 * at all, so of several runs exactly one gets it. The name says where the run is and its process; the time of the file's last change says
 * that it is alive.
 */

/**
 * Where a process number means a process that this one can see: the machine since its last start and, on Linux, the namespace of its
 * processes, for containers may share a host's name and a disk.
 */
const place = createHash('sha256')
  .update(
    JSON.stringify([
      hostname(),
      ifThere(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
      ifThere(() => readlinkSync('/proc/self/ns/pid')),
    ]),
  )
  .digest('hex')
  .slice(0, 12);

/** What this process has moved aside. */
const ours = new Set<string>();

/** Moves what is kept aside, and what runs that are no longer there have left. Comes back with the paths, which are this run's own. */
export async function claimKept(path: string): Promise<string[]> {
  const claims: string[] = [];
  for (const source of [...(await findOrphans(path)), path]) {
    const claim = `${path}.sending-${place}-${process.pid}-${randomUUID()}`;
    ours.add(claim);
    try {
      // Before it has its new name, or another run could take it for one that nobody cares for.
      await touch(source);
      await rename(source, claim);
      claims.push(claim);
    } catch (error) {
      ours.delete(claim);
      // Another run was quicker, or nothing is kept.
      if (kindOf(error) !== 'ENOENT') throw error;
    }
  }
  return claims;
}

/** Shows from time to time that the run with these files is alive, until the function that comes back is called. */
export function keepClaimed(claims: readonly string[]): () => void {
  const timer = setInterval(() => {
    // One that is sent is gone.
    for (const claim of claims) void touch(claim).catch(() => undefined);
  }, RESEND_HEARTBEAT);
  timer.unref();
  return () => clearInterval(timer);
}

/** The files that other runs, which are alive, have moved aside. */
export async function heldByOthers(path: string, own: readonly string[]): Promise<string[]> {
  return (await findAsides(path)).filter((aside) => !own.includes(aside));
}

/** Files of runs that ended before they were done. */
async function findOrphans(path: string): Promise<string[]> {
  const orphans: string[] = [];
  for (const aside of await findAsides(path)) if (await isOrphan(aside, path)) orphans.push(aside);
  return orphans;
}

async function isOrphan(aside: string, path: string): Promise<boolean> {
  const [, there, pid] = /^-([\da-f]+)-(\d+)-/.exec(aside.slice(`${path}.sending`.length)) ?? [];
  // Earlier versions of Halflight had one name for all runs.
  if (pid === undefined) return true;
  if (there === place && (Number(pid) === process.pid ? !ours.has(aside) : !isRunning(Number(pid)))) return true;
  // Of a run elsewhere nothing else can be known, and a process number may have been given to another process since.
  const status = await stat(aside).catch(() => undefined);
  return status !== undefined && Date.now() - status.mtimeMs > RESEND_SILENCE;
}

async function findAsides(path: string): Promise<string[]> {
  const start = `${basename(path)}.sending`;
  const names = await readdir(dirname(path)).catch(() => []);
  return names
    .filter((name) => name === start || name.startsWith(`${start}-`))
    .map((name) => join(dirname(path), name));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is one, which this user may not signal.
    return kindOf(error) === 'EPERM';
  }
}

async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

function ifThere(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
