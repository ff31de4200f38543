import { createHash } from 'node:crypto';
import { open, readlink, realpath, stat, unlink, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { formFieldKinds } from '../halflight/features/forms/form-field';
import { RESEND_LAST_LOOK } from '../halflight/limits';
import { claimStored, closeClaim, findOpenClaims, claimsOfOthers, keepClaims } from './claims';
import { DeliveryError, kindOf, PartialDeliveryError, type Deliver, type Submission } from './submission';

/** The content of a line. Lines from early versions of Halflight have no id. */
const submissionSchema = z.object({
  id: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))), undefined),
  message: z.record(z.string(), z.string()),
  at: z.iso.datetime(),
  suspicion: z.optional(z.enum(['trap', 'check'])),
  to: z.optional(z.array(z.string())),
  form: z.optional(
    z.object({
      name: z.string(),
      label: z.string(),
      fields: z.array(z.object({ name: z.string(), kind: z.enum(formFieldKinds), label: z.optional(z.string()) })),
    }),
  ),
});

/** The mode bits that give access to anyone but the owner. */
const OTHERS = 0o077;
const LINE_BREAK = 0x0a;

/*
 * A message that `storeMessage` has accepted is never lost, whichever process is killed and even if the disk is full, because changes to files happen
 * in this order:
 *
 * receiver:          append the line - sync - check that the file will still be read, else append the line again - report success
 * run of `--resend`: rename the file to a claim - for each line: deliver it, or append it to the new file and sync - blank it out
 *                    rename the claim to a closed one - put back into the new file what was appended just before that, sync - delete
 *
 * A receiver that opened the file before it was claimed may append to it until the claim is closed: the run reads the file again after closing it. A
 * receiver that finds its file closed or deleted appends the line again. The next run claims whatever a dead run has left, closed or not. If two of
 * them may have a line, it is sent twice, with the same Message-ID.
 */

/** Appends a submission to a file, as one line of JSON that is on disk when the promise resolves. Throws file system errors. */
export async function storeMessage(file: string, submission: Submission): Promise<void> {
  const path = await locate(file);
  const line = JSON.stringify(submission);
  let isStored = false;
  while (!isStored)
    isStored = await withFile(openPrivate(path), async (handle) => {
      await appendLine(handle, path, line);
      return !(await isForgotten(handle, path, line));
    });
}

/** Uses an open file, and closes it. */
async function withFile<Result>(
  opened: Promise<FileHandle>,
  use: (handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await opened;
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/**
 * Whether an appended line will never be read, because the run that claimed the file has closed it. A line that the run has put back is blanked out.
 */
async function isForgotten(handle: FileHandle, path: string, line: string): Promise<boolean> {
  if (await isStillAt(handle, path)) return false;
  for (const claim of await findOpenClaims(path)) if (await isStillAt(handle, claim)) return false;
  // The run may be putting it back right now.
  await new Promise((done) => setTimeout(done, RESEND_LAST_LOOK));
  const { buffer, bytesRead } = await readFrom(handle, 0);
  return buffer.toString('utf8', 0, bytesRead).includes(line);
}

/**
 * Checks that messages can be stored in a file, before one has to be. Throws if not. Returns a warning if others can read the file and that cannot be
 * changed.
 */
export async function prepareStore(file: string): Promise<string | undefined> {
  try {
    return await withFile(openPrivate(await locate(file)), async (handle) => {
      await handle.sync();
      const status = await handle.stat();
      const isOpen = process.platform !== 'win32' && status.isFile() && (status.mode & OTHERS) !== 0;
      return isOpen ? `Others on this machine may read ${file}: its permissions could not be changed.` : undefined;
    });
  } catch (error) {
    throw new Error(`Messages cannot be kept in ${file} (${kindOf(error)}). CONTACT_KEPT can name another file.`);
  }
}

/** The result of resending stored messages. */
export interface Resent {
  sent: number;
  /** Why the remaining messages were not sent. */
  failures: string[];
  /** How many lines were deleted because a full disk or a killed process had truncated them. Their senders saw an error. */
  cut: number;
  /** How many messages other runs are sending right now. */
  elsewhere: number;
}

/**
 * Delivers the messages stored in a file. Undeliverable messages and unreadable lines go back to it. Any number of runs may overlap: each claims
 * messages by renaming the file, so no two runs have the same one. A message is blanked out as soon as it is sent; if a run is interrupted, the next
 * one sends the rest. Only the message that was being sent when a run was killed may arrive twice, with the same Message-ID.
 */
export async function resendStored(file: string, deliver: Deliver): Promise<Resent> {
  const path = await locate(file);
  const resent: Resent = { sent: 0, failures: [], cut: 0, elsewhere: 0 };
  const claims = await claimStored(path);
  const stop = keepClaims(claims);
  try {
    for (const claim of claims) await sendClaimed(claim, path, deliver, resent);
  } finally {
    stop();
  }
  for (const held of await claimsOfOthers(path, claims)) resent.elsewhere += await countLines(held);
  return resent;
}

/** Sends the lines of a file that this run has claimed, blanks them out one by one, and deletes the file unless something has to stay in it. */
async function sendClaimed(claim: string, path: string, deliver: Deliver, resent: Resent): Promise<void> {
  const handle = await open(claim, 'r+').catch(unlessMissing);
  if (!handle) return;
  let stays = false;
  const putBack = async (line: Line, text: string, failure: string): Promise<boolean> => {
    try {
      await withFile(openPrivate(path), (file) => appendLine(file, path, text));
      await blankOut(handle, line);
      resent.failures.push(failure);
      return true;
    } catch (error) {
      resent.failures.push(`${failure} (it stays in ${basename(claim)}: ${kindOf(error)})`);
      return false;
    }
  };
  try {
    let done = 0;
    // A receiver that opened the file before it was renamed may still append to it.
    for (let lines = await linesFrom(handle, 0); lines.length > 0; lines = await linesFrom(handle, done)) {
      for (const line of lines) {
        done = line.end;
        // If this run was suspended for minutes, another may have taken over its file, and the rest is that run's.
        if (!(await isStillAt(handle, claim))) return;
        const outcome = isCut(line.text) ? 'cut' : await resend(line.text, deliver);
        if (typeof outcome === 'object') stays = !(await putBack(line, outcome.line, outcome.failure)) || stays;
        else {
          resent[outcome] += 1;
          await blankOut(handle, line);
        }
      }
    }
    if (stays) return;
    const closed = await closeClaim(claim);
    if (closed === undefined) return;
    for (const line of await linesFrom(handle, done, true)) {
      // A truncated line may still be being written: the receiver then finds the file closed and appends the line again.
      if (isCut(line.text)) resent.cut += 1;
      else stays = !(await putBack(line, line.text, 'it came while the others were being sent')) || stays;
    }
    if (!stays) await unlink(closed).catch(unlessMissing);
  } finally {
    await handle.close();
  }
}

interface Line {
  text: string;
  /** Its start and end in the file, in bytes, without its line break. */
  start: number;
  end: number;
}

/** The non-empty lines of a file from a byte offset on. With `all`, includes a last line without a line break. */
async function linesFrom(handle: FileHandle, from: number, all = false): Promise<Line[]> {
  const { buffer, bytesRead } = await readFrom(handle, from);
  const lines: Line[] = [];
  for (let start = 0; start < bytesRead;) {
    const found = buffer.subarray(0, bytesRead).indexOf(LINE_BREAK, start);
    if (found === -1 && !all) break;
    const end = found === -1 ? bytesRead : found;
    const text = buffer.toString('utf8', start, end);
    if (text.trim() !== '') lines.push({ text, start: from + start, end: from + end });
    start = end + 1;
  }
  return lines;
}

/** Overwrites a line with spaces. If that fails, the line may be sent twice, but it leaves the disk with its file in any case. */
async function blankOut(handle: FileHandle, { start, end }: Line): Promise<void> {
  await handle.write(' '.repeat(end - start), start).catch(() => undefined);
}

/** Whether a line was truncated: JSON that ends within a string or a bracket. */
function isCut(text: string): boolean {
  const bare = text.trim().replace(/"(?:[^"\\]|\\.)*"/g, '');
  const count = (brackets: RegExp) => bare.match(brackets)?.length ?? 0;
  return bare.startsWith('{') && (bare.includes('"') || count(/[[{]/g) > count(/[\]}]/g));
}

async function readFrom(handle: FileHandle, from: number): Promise<{ buffer: Buffer; bytesRead: number }> {
  const { size } = await handle.stat();
  const buffer = Buffer.alloc(Math.max(0, size - from));
  let bytesRead = 0;
  while (bytesRead < buffer.length) {
    const read = await handle.read(buffer, bytesRead, buffer.length - bytesRead, from + bytesRead);
    if (read.bytesRead === 0) break;
    bytesRead += read.bytesRead;
  }
  return { buffer, bytesRead };
}

async function countLines(file: string): Promise<number> {
  const handle = await open(file, 'r').catch(unlessMissing);
  return handle ? withFile(Promise.resolve(handle), async () => (await linesFrom(handle, 0)).length) : 0;
}

/** Whether an open file is still the one at a path. */
async function isStillAt(handle: FileHandle, path: string): Promise<boolean> {
  const there = await stat(path).catch(unlessMissing);
  return there?.ino === (await handle.stat()).ino;
}

/**
 * The path of a file with symbolic links resolved: otherwise renaming and deleting would affect the link, not the file on the volume that it points
 * to. The file need not exist yet.
 */
async function locate(file: string): Promise<string> {
  const real = await realpath(file).catch(unlessMissing);
  if (real !== undefined) return real;
  const link = await readlink(file).catch(() => undefined);
  if (link !== undefined) return locate(resolve(dirname(file), link));
  return join(await realpath(dirname(file)).catch(() => dirname(file)), basename(file));
}

/** Opens a file for appending and, if possible, restricts it to its owner, even if it already existed. */
async function openPrivate(path: string): Promise<FileHandle> {
  const handle = await open(path, 'a+', 0o600);
  try {
    const status = await handle.stat();
    // Some file systems have no such permissions, and the file may belong to another user. Keeping the message matters more.
    if (status.isFile() && (status.mode & OTHERS) !== 0) await handle.chmod(0o600).catch(() => undefined);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Appends a line to an open file, so that it is on disk when the promise resolves. It is a single write, so that no other process's line comes in
 * between. The line break before it keeps it intact even if the previous line is truncated. If the disk cannot take all of it, the part that was
 * written is blanked out.
 */
async function appendLine(handle: FileHandle, path: string, line: string): Promise<void> {
  const bytes = Buffer.from(`\n${line}\n`);
  try {
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    await handle.sync();
  } catch (error) {
    await blankOutBeginnings(path, line).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Blanks out what a full disk took of a line. If the file has been claimed meanwhile, the run that owns it does so. */
async function blankOutBeginnings(path: string, line: string): Promise<void> {
  // The handle for appending writes only at the end.
  await withFile(open(path, 'r+'), async (handle) => {
    const bytes = Buffer.from(line);
    // A shorter beginning contains no more than part of the id, and may be a line that another process is writing.
    const shortest = line.indexOf(',');
    const { buffer } = await readFrom(handle, 0);
    for (const found of await linesFrom(handle, 0, true)) {
      const piece = buffer.subarray(found.start, found.end);
      const isBeginning = bytes.subarray(0, piece.length).equals(piece);
      if (isBeginning && piece.length > shortest && piece.length < bytes.length) await blankOut(handle, found);
    }
  });
}

/** Makes a new name in a folder survive a power cut. Some systems cannot sync a folder and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Delivers one line. If that fails, returns the reason and the line to keep. */
async function resend(line: string, deliver: Deliver): Promise<'sent' | { failure: string; line: string }> {
  const read = submissionSchema.safeParse(parse(line));
  if (!read.success) return { failure: 'a line is not a message', line };
  const submission = toSubmission(read.data, line);
  try {
    await deliver(submission);
    return 'sent';
  } catch (error) {
    const failure = error instanceof DeliveryError ? error.message : kindOf(error);
    const rest = error instanceof PartialDeliveryError ? { to: error.rest } : {};
    return { failure, line: JSON.stringify({ ...submission, ...rest }) };
  }
}

/** A line without an id gets the same one in each attempt. */
function toSubmission(
  { id = '', message, at, suspicion, to, form }: z.infer<typeof submissionSchema>,
  line: string,
): Submission {
  return {
    id: id || createHash('sha256').update(line).digest('hex').slice(0, 32),
    message,
    at,
    ...(form && { form }),
    ...(suspicion && { suspicion }),
    ...(to && { to }),
  };
}

/** The messages stored in a file, without lines that are none; none if there is no such file. Leaves the file as it is. */
export async function readStored(file: string): Promise<Submission[]> {
  const handle = await open(await locate(file), 'r').catch(unlessMissing);
  if (!handle) return [];
  const lines = await withFile(Promise.resolve(handle), (opened) => linesFrom(opened, 0, true));
  return lines.flatMap(({ text }) => {
    const read = submissionSchema.safeParse(parse(text));
    return read.success ? [toSubmission(read.data, text)] : [];
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function unlessMissing(error: unknown): undefined {
  if (kindOf(error) === 'ENOENT') return undefined;
  throw error;
}
