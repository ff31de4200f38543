import { createHash } from 'node:crypto';
import { appendFile, open, readlink, realpath, stat, unlink, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { messageSchema } from '../message';
import { claimKept, heldByOthers, keepClaimed } from './kept-claims';
import { DeliveryError, kindOf, PartialDeliveryError, type Deliver, type Submission } from './submission';

/** What a line of the file holds. Lines from before Halflight gave messages an id do not have one. */
const submissionSchema = z.object({
  id: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))), undefined),
  message: messageSchema,
  at: z.iso.datetime(),
  suspicion: z.optional(z.enum(['trap', 'check'])),
  to: z.optional(z.array(z.string())),
});

/** The bits of a file's mode that give access to anybody but its owner. */
const OTHERS = 0o077;
const LINE_BREAK = 0x0a;
/** Milliseconds within which a run that has deleted its file has finished the last read of it: a few system calls and one write. */
const LAST_LOOK = 250;

/**
 * Appends a submission to a file, as one line of JSON that is on the disk when this returns. The line break before it keeps it intact even if a full
 * disk has cut off the previous line. Throws what the file system throws.
 */
export async function keepMessage(file: string, submission: Submission): Promise<void> {
  const path = await locate(file);
  const line = JSON.stringify(submission);
  for (;;) {
    const handle = await openPrivate(path);
    try {
      await handle.appendFile(`\n${line}\n`);
      await handle.sync();
      if (!(await isForgotten(handle, path, line))) return;
    } finally {
      await handle.close();
    }
  }
}

/**
 * Whether nobody will ever read an appended line: since the file was opened, a run of `--resend` has claimed it, sent its messages and deleted it. A
 * line that the run has seen is blanked out.
 */
async function isForgotten(handle: FileHandle, path: string, line: string): Promise<boolean> {
  if ((await handle.stat()).nlink > 0 || (await isStillAt(handle, path))) return false;
  // The run may be reading the line right now.
  await new Promise((done) => setTimeout(done, LAST_LOOK));
  const { buffer, bytesRead } = await readFrom(handle, 0);
  return buffer.toString('utf8', 0, bytesRead).includes(line);
}

/**
 * Makes sure that messages can be kept in a file, before the first one has to be. Throws if they cannot. Returns a warning if others can read the
 * file and that cannot be changed.
 */
export async function prepareToKeep(file: string): Promise<string | undefined> {
  try {
    const handle = await openPrivate(await locate(file));
    try {
      await handle.appendFile('');
      await handle.sync();
      const status = await handle.stat();
      const isOpen = process.platform !== 'win32' && status.isFile() && (status.mode & OTHERS) !== 0;
      return isOpen ? `Others on this machine may read ${file}: its permissions could not be changed.` : undefined;
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new Error(`Messages cannot be kept in ${file} (${kindOf(error)}). CONTACT_KEPT can name another file.`);
  }
}

/** The result of resending kept messages. */
export interface Resent {
  sent: number;
  /** Why the messages that remain were not sent. */
  failures: string[];
  /** How many messages other runs are sending right now. */
  elsewhere: number;
}

/**
 * Delivers the messages kept in a file. What still cannot be delivered, and lines that cannot be read, go back to it. Any number of runs may
 * overlap: each claims what it sends by renaming the file, so no two runs have the same message. A message is blanked out as soon as it is sent; if
 * a run is interrupted, the next one sends the rest. So none is lost, and only the message that was being sent when a run was killed may arrive
 * twice, with the same Message-ID.
 */
export async function resendKept(file: string, deliver: Deliver): Promise<Resent> {
  const path = await locate(file);
  const resent: Resent = { sent: 0, failures: [], elsewhere: 0 };
  const claims = await claimKept(path);
  const stop = keepClaimed(claims);
  try {
    for (const claim of claims) await sendClaimed(claim, path, deliver, resent);
  } finally {
    stop();
  }
  for (const held of await heldByOthers(path, claims)) resent.elsewhere += await countLines(held);
  return resent;
}

/** Sends the lines of a file that this run has claimed, blanks them out one by one, and deletes the file. */
async function sendClaimed(claim: string, path: string, deliver: Deliver, resent: Resent): Promise<void> {
  const handle = await open(claim, 'r+').catch(unlessMissing);
  if (!handle) return;
  try {
    let done = 0;
    // A receiver that opened the file before it was renamed may append to it meanwhile.
    for (let lines = await linesFrom(handle, 0); lines.length > 0; lines = await linesFrom(handle, done)) {
      for (const { text, start, end } of lines) {
        done = end;
        if (text.trim() === '') continue;
        // If this run was stopped for minutes, another one may have taken it for dead: the rest is then that run's.
        if (!(await isStillAt(handle, claim))) return;
        const outcome = await resend(text, deliver);
        if (outcome === 'sent') resent.sent += 1;
        else {
          resent.failures.push(outcome.failure);
          await append(path, `\n${outcome.line}\n`);
        }
        await handle.write(' '.repeat(end - start - 1), start);
      }
    }
    if (!(await isStillAt(handle, claim))) return;
    await unlink(claim);
    // What was appended at the very last moment, or was cut off, is left to the next run.
    const { buffer, bytesRead } = await readFrom(handle, done);
    const rest = buffer.toString('utf8', 0, bytesRead).trim();
    if (rest !== '') {
      await append(path, `\n${rest}\n`);
      await handle.write(' '.repeat(bytesRead), done);
      resent.failures.push('it came while the others were being sent');
    }
  } finally {
    await handle.close();
  }
}

interface Line {
  text: string;
  /** Where it begins in the file and where the next line does, in bytes. */
  start: number;
  end: number;
}

/** The complete lines of a file from a byte offset on. */
async function linesFrom(handle: FileHandle, from: number): Promise<Line[]> {
  const { buffer, bytesRead } = await readFrom(handle, from);
  const lines: Line[] = [];
  let start = 0;
  for (let end = buffer.indexOf(LINE_BREAK); end !== -1 && end < bytesRead; end = buffer.indexOf(LINE_BREAK, start)) {
    lines.push({ text: buffer.toString('utf8', start, end), start: from + start, end: from + end + 1 });
    start = end + 1;
  }
  return lines;
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
  if (!handle) return 0;
  try {
    return (await linesFrom(handle, 0)).filter(({ text }) => text.trim() !== '').length;
  } finally {
    await handle.close();
  }
}

/** Whether an open file is still the one at a path. */
async function isStillAt(handle: FileHandle, path: string): Promise<boolean> {
  const there = await stat(path).catch(unlessMissing);
  return there?.ino === (await handle.stat()).ino;
}

/**
 * The path of a file behind any symbolic links: renaming and deleting would otherwise affect the link, not the file on the volume that it leads to.
 * The file need not exist yet.
 */
async function locate(file: string): Promise<string> {
  const real = await realpath(file).catch(unlessMissing);
  if (real !== undefined) return real;
  const link = await readlink(file).catch(() => undefined);
  if (link !== undefined) return locate(resolve(dirname(file), link));
  return join(await realpath(dirname(file)).catch(() => dirname(file)), basename(file));
}

/** Opens a file for appending, and makes sure, if possible, that only its owner may read it, even if it already existed. */
async function openPrivate(path: string): Promise<FileHandle> {
  const handle = await open(path, 'a+', 0o600);
  try {
    const status = await handle.stat();
    // Some file systems have no such permissions, and the file may belong to somebody else: keeping the message is worth more.
    if (status.isFile() && (status.mode & OTHERS) !== 0) await handle.chmod(0o600).catch(() => undefined);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function append(path: string, text: string): Promise<void> {
  await appendFile(path, text, { mode: 0o600, flush: true });
}

/** Delivers one line. If that fails, returns what went wrong, and the line to keep. */
async function resend(line: string, deliver: Deliver): Promise<'sent' | { failure: string; line: string }> {
  const read = submissionSchema.safeParse(parse(line));
  if (!read.success) return { failure: 'a line is not a message', line };
  // A line without an id gets the same one in each attempt.
  const { id = createHash('sha256').update(line).digest('hex').slice(0, 32), message, at, suspicion, to } = read.data;
  const submission: Submission = { id, message, at, ...(suspicion && { suspicion }), ...(to && { to }) };
  try {
    await deliver(submission);
    return 'sent';
  } catch (error) {
    const failure = error instanceof DeliveryError ? error.message : kindOf(error);
    const rest = error instanceof PartialDeliveryError ? { to: error.rest } : {};
    return { failure, line: JSON.stringify({ ...submission, ...rest }) };
  }
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
