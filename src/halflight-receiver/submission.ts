import type { Say } from './words';
import type { FormField } from '../halflight/features/forms/form-field';
import { ABOUT_FIELD, contactFields, TICKED, type Message } from '../halflight/features/forms/message';

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
  /** The form that was filled in, in the recipients' language; none for the contact form. */
  form?: SubmittedForm;
  /** The recipients that still need it, if others already have it. */
  to?: readonly string[];
}

/** What a declared form asked when it was filled in. */
export interface SubmittedForm {
  name: string;
  label: string;
  fields: readonly Pick<FormField, 'name' | 'kind' | 'label'>[];
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

/** The labels of the contact form's fields, in mails and in the page that shows what has to be corrected. */
const fieldLabels: Readonly<Partial<Record<string, Parameters<Say>[0]>>> = {
  name: 'senderName',
  email: 'email',
  organization: 'organization',
  phone: 'phone',
  topic: 'topic',
  subject: 'subject',
  message: 'yourMessage',
  [ABOUT_FIELD]: 'about',
};

/** What a field is called: its own label, or that of a field of this name in every form. */
export function labelOf({ name, label }: Pick<FormField, 'name' | 'label'>, say: Say): string {
  const known = Object.hasOwn(fieldLabels, name) ? fieldLabels[name] : undefined;
  return label ?? (known ? say(known) : name);
}

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
export function toSubject({ message, suspicion, form }: Submission, say: Say): string {
  const { subject, topic, name = '', email } = message;
  const parts = form && [form.label, message[ABOUT_FIELD], name || email].filter(Boolean);
  const own = toHeader(parts ? parts.join(' · ') : (subject ?? topic ?? say('messageFrom', { name })));
  return suspicion ? say('possiblySpam', { subject: own }) : own;
}

/** The address that a reply goes to: the first e-mail address that the form asks for. */
export function replyAddressOf({ message, form }: Submission): string | undefined {
  const asked = form ? form.fields.find(({ name, kind }) => kind === 'email' && message[name])?.name : 'email';
  // Several addresses are on a line each.
  return asked === undefined ? undefined : message[asked]?.split('\n')[0];
}

/**
 * A message as plain text: our own lines about it, then the input. Each field has its own line above the first empty line, and cannot contain a line
 * break, so nobody can fake one within another. Below it is what has several lines: the message, or each answer to a declared form, indented.
 */
export function toText(submission: Submission, say: Say): string {
  const { message, suspicion, form } = submission;
  const warning = suspicion ? [say(suspicions[suspicion])] : [];
  const names = form ? Object.keys(message) : contactFields().flatMap(({ name }) => (name in message ? [name] : []));
  const answers = names.map((name) => {
    const field = form?.fields.find((each) => each.name === name) ?? { name };
    const value = message[name] ?? '';
    const shown = 'kind' in field && field.kind === 'flag' && value === TICKED ? say('yes') : value;
    return { name, label: labelOf(field, say), value: shown };
  });
  const isLong = ({ name, value }: (typeof answers)[number]) => (form ? value.includes('\n') : name === 'message');
  const lines = answers
    .filter((answer) => !isLong(answer))
    .map(({ label, value }) => say('labelled', { label, value: toShown(value) }));
  const texts = answers
    .filter(isLong)
    .map(({ label, value }) => (form ? [label, ...value.split('\n').map((line) => `  ${line}`)].join('\n') : value));
  return [...warning, ...lines, ...texts.flatMap((text) => ['', text])].join('\n');
}
