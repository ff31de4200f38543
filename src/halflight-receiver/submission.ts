import type { Say } from './words';
import { fieldNames, type FieldName, type Message } from '../halflight/features/contact/message';

/** Why a message may be spam: the honeypot was filled, or Turnstile did not confirm that the sender is human. */
export type Suspicion = 'trap' | 'check';

/** A message that was taken, and what is known about it. */
export interface Submission {
  /** A unique id, the same in each attempt to deliver it: letters, digits, `-` and `_`. */
  id: string;
  message: Message;
  /** When it was received: an ISO 8601 instant. */
  at: string;
  suspicion?: Suspicion;
  /** The recipients that have not got it yet, if others have. */
  to?: readonly string[];
}

/** Delivers a message. Throws a `DeliveryError` if it could not be delivered. */
export type Deliver = (submission: Submission) => Promise<void>;

/** Why a message was not delivered, in words that contain nothing of the message, because they go into the log. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** Only some of the recipients got a message. `rest` are the others. */
export class PartialDeliveryError extends DeliveryError {
  constructor(
    message: string,
    readonly rest: readonly string[],
  ) {
    super(message);
  }
}

/** What kind of error it was, without its message, which may contain what was sent. */
export function kindOf(error: unknown): string {
  const { code, cause, name = 'error' } = error as { code?: unknown; cause?: { code?: unknown }; name?: string };
  const known = code ?? cause?.code;
  return typeof known === 'string' ? known : name;
}

/** The label of each field, for visitors and in mails. */
export const fieldLabels = {
  name: 'senderName',
  email: 'email',
  organization: 'organization',
  phone: 'phone',
  topic: 'topic',
  subject: 'subject',
  message: 'yourMessage',
} as const satisfies Record<FieldName, Parameters<Say>[0]>;

const suspicions = { trap: 'spamTrap', check: 'spamCheck' } as const satisfies Record<Suspicion, Parameters<Say>[0]>;

/**
 * Invisible characters that make a line look different from what it is: those that change the writing direction, and those without width. The marks
 * and joiners that Arabic, Hebrew, Persian and emoji need are not among them.
 */
const INVISIBLE = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** What somebody typed into one line, made safe to show next to our own words. */
function toShown(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** What somebody typed, made safe for a mail's header: programs decode `=?utf-8?…?=` wherever it is, so nobody may write that by hand. */
export function toHeader(text: string): string {
  return toShown(text).replaceAll('=?', '= ?');
}

/** The subject line. `say` speaks the language of the recipients. */
export function toSubject({ message: { subject, topic, name }, suspicion }: Submission, say: Say): string {
  const own = toHeader(subject ?? topic ?? say('messageFrom', { name }));
  return suspicion ? say('possiblySpam', { subject: own }) : own;
}

/**
 * A message as plain text: what we say about it, then what was typed. Fields are lines of their own above the first empty line, and none of them can
 * contain a line break, so nobody can fake a field within another.
 */
export function toText({ message, suspicion }: Submission, say: Say): string {
  const lines = fieldNames.flatMap((name) => {
    const value = name === 'message' ? undefined : message[name];
    return value === undefined ? [] : [say('labelled', { label: say(fieldLabels[name]), value: toShown(value) })];
  });
  return [...(suspicion ? [say(suspicions[suspicion])] : []), ...lines, '', message.message].join('\n');
}
