import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readdir, rename, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { RESEND_HEARTBEAT, RESEND_SILENCE } from '../halflight/limits';
import { kindOf } from './submission';

/**
 * Which run sends which kept messages. A run of `--resend` claims the file by renaming it to a name that nobody else uses: renaming is atomic, so
 * exactly one of several runs gets it. The name says where the run is and its process id; the file's modification time says that the run is alive.
 */

/**
 * Where a process id means a process that this one can see: the machine since its last boot and, on Linux, the PID namespace, because containers
 * may share a host name and a disk.
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

/** The files that this process has claimed. */
const ours = new Set<string>();

/** How the name of a claim ends to which no receiver may append anything any more. */
const CLOSED = '.closed';

/** Claims the kept messages, and what dead runs have left behind. Returns the paths of the claimed files, which are this run's own. */
export async function claimKept(path: string): Promise<string[]> {
  const claims: string[] = [];
  for (const source of [...(await findOrphans(path)), path]) {
    const claim = `${path}.sending-${place}-${process.pid}-${randomUUID()}`;
    ours.add(claim);
    try {
      // Before the renaming: otherwise another run could take the file, with its old modification time, for an orphan.
      await touch(source);
      await rename(source, claim);
      claims.push(claim);
    } catch (error) {
      ours.delete(claim);
      // Another run was faster, or nothing is kept.
      if (kindOf(error) !== 'ENOENT') throw error;
    }
  }
  return claims;
}

/** Shows every `RESEND_HEARTBEAT` that the run with these files is alive, until the returned function is called: what is left then is any run's. */
export function keepClaimed(claims: readonly string[]): () => void {
  const timer = setInterval(() => {
    // A file that was sent is gone.
    for (const claim of claims) void touch(claim).catch(() => undefined);
  }, RESEND_HEARTBEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
    for (const claim of claims) for (const name of [claim, claim + CLOSED]) ours.delete(name);
  };
}

/** Renames a claim so that receivers append nothing to it any more. Returns its new path; `undefined` if another run has taken it. */
export async function closeClaim(claim: string): Promise<string | undefined> {
  ours.add(claim + CLOSED);
  try {
    await rename(claim, claim + CLOSED);
    return claim + CLOSED;
  } catch (error) {
    if (kindOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The claims to which a receiver that has them open may still append: the run will read it. */
export async function findOpenClaims(path: string): Promise<string[]> {
  return (await findAsides(path)).filter((aside) => !aside.endsWith(CLOSED));
}

/** The files that other live runs have claimed. */
export async function heldByOthers(path: string, own: readonly string[]): Promise<string[]> {
  return (await findAsides(path)).filter((aside) => !own.some((claim) => aside.startsWith(claim)));
}

/** Claimed files of runs that ended before they were done. */
async function findOrphans(path: string): Promise<string[]> {
  const orphans: string[] = [];
  for (const aside of await findAsides(path)) if (await isOrphan(aside, path)) orphans.push(aside);
  return orphans;
}

async function isOrphan(aside: string, path: string): Promise<boolean> {
  const [, there, pid] = /^-([\da-f]+)-(\d+)-/.exec(aside.slice(`${path}.sending`.length)) ?? [];
  // Earlier versions of Halflight used the same name in all runs.
  if (pid === undefined) return true;
  if (there === place && (Number(pid) === process.pid ? !ours.has(aside) : !isRunning(Number(pid)))) return true;
  // Nothing else is known about a run elsewhere, and a process id may have been reused since.
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
    // The process exists, but this user may not signal it.
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
