import { en } from '../../strings/en';
import { receiverWords } from '../../strings/receiver';
import { fill } from '../../strings/words';
import { fieldNames, type FieldName, type Message } from '../message';

/** Why a message may be spam: the trap was filled, or Turnstile did not see a person. */
export type Suspicion = 'trap' | 'check';

/** A message that was taken, and what is known of it. */
export interface Submission {
  message: Message;
  /** When it came: an ISO 8601 instant. */
  at: string;
  suspicion?: Suspicion;
}

/** Brings a message to its reader. Throws a `DeliveryError` if it did not arrive. */
export type Deliver = (submission: Submission) => Promise<void>;

/** Why a message was not delivered, in words that hold nothing of the message: they go into the log. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** What kind of error it was, without its words: those may hold what was sent. */
export function kindOf(error: unknown): string {
  const { code, cause, name = 'error' } = error as { code?: unknown; cause?: { code?: unknown }; name?: string };
  const known = code ?? cause?.code;
  return typeof known === 'string' ? known : name;
}

/** What each field is called, for visitors and in mails. */
export const fieldLabels: Record<FieldName, string> = {
  name: receiverWords.senderName,
  email: en.email,
  organization: en.organization,
  phone: en.phone,
  topic: en.topic,
  subject: en.subject,
  message: en.yourMessage,
};

const suspicions: Record<Suspicion, string> = { trap: receiverWords.spamTrap, check: receiverWords.spamCheck };

/** The line that a reader sees first. */
export function toSubject({ message: { subject, topic, name }, suspicion }: Submission): string {
  const own = subject ?? topic ?? fill(receiverWords.messageFrom, { name });
  return suspicion ? fill(receiverWords.possiblySpam, { subject: own }) : own;
}

/**
 * A message as plain text: what we say of it, then what was typed, as it is. Fields are lines of their own above the first empty line, which
 * none of them can hold, so nobody can write a field into another.
 */
export function toText({ message, suspicion }: Submission): string {
  const lines = fieldNames.flatMap((name) => {
    const value = name === 'message' ? undefined : message[name];
    return value === undefined ? [] : [`${fieldLabels[name]}: ${value}`];
  });
  return [...(suspicion ? [suspicions[suspicion]] : []), ...lines, '', message.message].join('\n');
}
