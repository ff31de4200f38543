import type { Say } from './words';
import { fieldNames, type FieldName, type Message } from '../message';

/** Why a message may be spam: the trap was filled, or Turnstile did not see a person. */
export type Suspicion = 'trap' | 'check';

/** A message that was taken, and what is known of it. */
export interface Submission {
  /** What tells it from every other, in each attempt to deliver it: letters, digits, `-` and `_`. */
  id: string;
  message: Message;
  /** When it came: an ISO 8601 instant. */
  at: string;
  suspicion?: Suspicion;
  /** The recipients that have not got it yet, where others have. */
  to?: readonly string[];
}

/** Brings a message to its reader. Throws a `DeliveryError` if it did not arrive. */
export type Deliver = (submission: Submission) => Promise<void>;

/** Why a message was not delivered, in words that hold nothing of the message: they go into the log. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** A message that some of its recipients have got. `rest` are the others. */
export class PartialDeliveryError extends DeliveryError {
  constructor(
    message: string,
    readonly rest: readonly string[],
  ) {
    super(message);
  }
}

/** What kind of error it was, without its words: those may hold what was sent. */
export function kindOf(error: unknown): string {
  const { code, cause, name = 'error' } = error as { code?: unknown; cause?: { code?: unknown }; name?: string };
  const known = code ?? cause?.code;
  return typeof known === 'string' ? known : name;
}

/** What each field is called, for visitors and in mails. */
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
 * Characters that cannot be seen and make a line read otherwise than it is: those that turn the direction of writing, and those without
 * width. The marks and joiners that Arabic, Hebrew, Persian and emoji need are not among them.
 */
const INVISIBLE = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** What somebody typed into one line, as it may be shown beside words of ours. */
function toShown(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * What somebody typed, as it may stand in the header of a mail. Mail programs decode `=?utf-8?…?=` wherever they find it, so nobody may write
 * that by hand.
 */
export function toHeader(text: string): string {
  return toShown(text).replaceAll('=?', '= ?');
}

/** The line that a reader sees first. `say` speaks the language of whoever reads the messages. */
export function toSubject({ message: { subject, topic, name }, suspicion }: Submission, say: Say): string {
  const own = toHeader(subject ?? topic ?? say('messageFrom', { name }));
  return suspicion ? say('possiblySpam', { subject: own }) : own;
}

/**
 * A message as plain text: what we say of it, then what was typed. Fields are lines of their own above the first empty line, which
 * none of them can hold, so nobody can write a field into another.
 */
export function toText({ message, suspicion }: Submission, say: Say): string {
  const lines = fieldNames.flatMap((name) => {
    const value = name === 'message' ? undefined : message[name];
    return value === undefined ? [] : [say('labelled', { label: say(fieldLabels[name]), value: toShown(value) })];
  });
  return [...(suspicion ? [say(suspicions[suspicion])] : []), ...lines, '', message.message].join('\n');
}
