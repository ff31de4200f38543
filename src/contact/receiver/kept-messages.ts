import { appendFile, readFile, rename, rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import { messageSchema } from '../message';
import { DeliveryError, kindOf, type Deliver, type Submission } from './submission';

/** What a line of the file holds. */
const submissionSchema = z.object({
  message: messageSchema,
  at: z.iso.datetime(),
  suspicion: z.optional(z.enum(['trap', 'check'])),
});

/**
 * Appends a submission to a file, as one line of JSON. Nobody but the file's owner may read it. The line break before it keeps a line whole
 * that comes after one which a full disk cut off.
 */
export async function keepMessage(file: string, submission: Submission): Promise<void> {
  await append(file, `\n${JSON.stringify(submission)}\n`);
}

/** Makes sure that messages can be kept in a file, before the first one has to be. Throws if they cannot. */
export async function prepareToKeep(file: string): Promise<void> {
  await append(file, '').catch((error: unknown) => {
    throw new Error(`Messages cannot be kept in ${file} (${kindOf(error)}). CONTACT_KEPT can name another file.`);
  });
}

/** What became of the kept messages. */
export interface Resent {
  sent: number;
  /** Why those that stay were not sent. */
  failures: string[];
}

/**
 * Delivers what a file has kept. What still cannot be delivered, and lines that cannot be read, stay. The file is moved aside first, because
 * a receiver may append to it meanwhile; what an interrupted run left there is taken up again. So a message may arrive twice, but none is lost.
 */
export async function resendKept(file: string, deliver: Deliver): Promise<Resent> {
  const aside = `${file}.sending`;
  const left = await readIfThere(aside);
  if (left !== '') await append(file, left);
  await rename(file, aside).catch(unlessMissing);
  let sent = 0;
  const failures: string[] = [];
  const stay: string[] = [];
  let done = '';
  // A receiver that had opened the file before it was moved may have appended to it since.
  for (let text = await readIfThere(aside); text.length > done.length; text = await readIfThere(aside)) {
    for (const line of text.slice(done.length).split('\n').filter(Boolean)) {
      const failure = await resend(line, deliver);
      if (failure === undefined) {
        sent += 1;
      } else {
        failures.push(failure);
        stay.push(`${line}\n`);
      }
    }
    done = text;
  }
  if (stay.length > 0) await append(file, stay.join(''));
  await rm(aside, { force: true });
  return { sent, failures };
}

async function append(file: string, text: string): Promise<void> {
  await appendFile(file, text, { mode: 0o600, flush: true });
}

async function readIfThere(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(unlessMissing)) ?? '';
}

/** Delivers one line. Comes back with what went wrong. */
async function resend(line: string, deliver: Deliver): Promise<string | undefined> {
  const read = submissionSchema.safeParse(parse(line));
  if (!read.success) return 'a line is no message';
  const { message, at, suspicion } = read.data;
  try {
    await deliver({ message, at, ...(suspicion && { suspicion }) });
    return undefined;
  } catch (error) {
    return error instanceof DeliveryError ? error.message : kindOf(error);
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
