import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readdir, rename, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { RESEND_HEARTBEAT, RESEND_SILENCE } from '../halflight/limits';
import { kindOf } from './submission';

/**
 * Which run sends which stored messages. A run of `--resend` claims the file by renaming it to a unique name. Renaming is atomic, so exactly one of
 * several runs gets it. The name contains the run's place and process id; the file's modification time shows that the run is alive.
 */

/**
 * Where this process can look up a process id: the machine since its last boot and, on Linux, the PID namespace, because containers may share a host
 * name and a disk.
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

/** The suffix of a claim that receivers must no longer append to. */
const CLOSED = '.closed';

/** Claims the stored messages, and those that dead runs have left behind. Returns the paths of the claimed files, which this run owns. */
export async function claimStored(path: string): Promise<string[]> {
  const orphans: string[] = [];
  for (const claim of await findClaims(path)) if (await isOrphan(claim, path)) orphans.push(claim);
  const claims: string[] = [];
  for (const source of [...orphans, path]) {
    const claim = `${path}.sending-${place}-${process.pid}-${randomUUID()}`;
    ours.add(claim);
    try {
      // Before renaming: otherwise another run could take the file, with its old modification time, for an orphan.
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

/**
 * Touches these files every `RESEND_HEARTBEAT` to show that the run is alive, until the returned function is called. Any run may claim what is left
 * after that.
 */
export function keepClaims(claims: readonly string[]): () => void {
  const timer = setInterval(() => {
    // Files that were sent no longer exist.
    for (const claim of claims) void touch(claim).catch(() => undefined);
  }, RESEND_HEARTBEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
    for (const claim of claims) for (const name of [claim, claim + CLOSED]) ours.delete(name);
  };
}

/** Renames a claim so that receivers stop appending to it. Returns its new path; `undefined` if another run has taken it. */
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

/** The claims to which a receiver that has them open may still append, since their run will read it. */
export async function findOpenClaims(path: string): Promise<string[]> {
  return (await findClaims(path)).filter((claim) => !claim.endsWith(CLOSED));
}

/** The files that other live runs have claimed. */
export async function claimsOfOthers(path: string, own: readonly string[]): Promise<string[]> {
  return (await findClaims(path)).filter((claim) => !own.some((mine) => claim.startsWith(mine)));
}

/** Whether the run that claimed a file ended before finishing. */
async function isOrphan(claim: string, path: string): Promise<boolean> {
  const [, there, pid] = /^-([\da-f]+)-(\d+)-/.exec(claim.slice(`${path}.sending`.length)) ?? [];
  // Earlier versions of Halflight used the same name in all runs.
  if (pid === undefined) return true;
  if (there === place && (Number(pid) === process.pid ? !ours.has(claim) : !isRunning(Number(pid)))) return true;
  // Nothing else is known about a run elsewhere, and a local process id may have been reused.
  const status = await stat(claim).catch(() => undefined);
  return status !== undefined && Date.now() - status.mtimeMs > RESEND_SILENCE;
}

async function findClaims(path: string): Promise<string[]> {
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
