import type { Say } from './words';
import { fieldNames, type FieldName, type Message } from '../halflight/features/contact/message';

/** Why a message may be spam: the honeypot was filled, or Turnstile did not confirm that the sender is human. */
export type Suspicion = 'trap' | 'check';

/** An accepted message and its metadata. */
export interface Submission {
  /** A unique id, the same in each delivery attempt: letters, digits, `-` and `_`. */
  id: string;
  message: Message;
  /** When it was received, in ISO 8601. */
  at: string;
  suspicion?: Suspicion;
  /** The recipients that still need it, if others already have it. */
  to?: readonly string[];
}

/** Delivers a message. Throws a `DeliveryError` if it could not be delivered. */
export type Deliver = (submission: Submission) => Promise<void>;

/** Why a message was not delivered. The text contains nothing of the message, because it goes into the log. */
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

/** The kind of an error, without its message, which may contain what was sent. */
export function kindOf(error: unknown): string {
  const { code, cause, name = 'error' } = error as { code?: unknown; cause?: { code?: unknown }; name?: string };
  const known = code ?? cause?.code;
  return typeof known === 'string' ? known : name;
}

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
 * Invisible characters that make a line look different from what it is: direction overrides and zero-width characters. Excludes the marks and joiners
 * that Arabic, Hebrew, Persian and emoji need.
 */
const INVISIBLE = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Makes a single-line input safe to show next to our own words. */
function toShown(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Makes input safe for a mail header: programs decode `=?utf-8?…?=` anywhere, so nobody may write that by hand. */
export function toHeader(text: string): string {
  return toShown(text).replaceAll('=?', '= ?');
}

/** The subject line. `say` speaks the recipients' language. */
export function toSubject({ message: { subject, topic, name }, suspicion }: Submission, say: Say): string {
  const own = toHeader(subject ?? topic ?? say('messageFrom', { name }));
  return suspicion ? say('possiblySpam', { subject: own }) : own;
}

/**
 * A message as plain text: our own lines about it, then the input. Each field has its own line above the first empty line, and cannot contain a line
 * break, so nobody can fake one within another.
 */
export function toText({ message, suspicion }: Submission, say: Say): string {
  const lines = fieldNames.flatMap((name) => {
    const value = name === 'message' ? undefined : message[name];
    return value === undefined ? [] : [say('labelled', { label: say(fieldLabels[name]), value: toShown(value) })];
  });
  return [...(suspicion ? [say(suspicions[suspicion])] : []), ...lines, '', message.message].join('\n');
}
