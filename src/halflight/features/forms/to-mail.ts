import { MAIL_ADDRESS_LENGTH } from '../../limits';
import { CONTACT_FORM, type ShownForm } from './destinations';
import { labelOf, shownValue } from './form-words';
import type { Values } from './message';

/** The words of an email. */
interface MailText {
  subject: string;
  text: string;
}

interface Mail {
  /** The `mailto:` URL (RFC 6068). */
  href: string;
  /** The whole text of the mail. */
  text: string;
  /** Whether the text was too long for the URL, so that the rest must be added another way. */
  cut: boolean;
}

/**
 * The text of the email: of the contact form, the message and below it the name and what else there is; of any other form, each answer after what was
 * asked. `subject` is for a visitor who gives none.
 */
export function toMailText(
  { name: form, label, about, fields }: Pick<ShownForm, 'name' | 'label' | 'about' | 'fields'>,
  values: Values,
  say: Parameters<typeof labelOf>[1],
  subject: string,
): MailText {
  if (form === CONTACT_FORM) {
    const { name, organization, phone, topic, message = '' } = values;
    const signature = [name, organization, phone].filter(Boolean).join('\n');
    const text = [message.trim(), signature].filter(Boolean).join('\n\n');
    return { subject: values.subject ?? topic ?? subject, text };
  }
  const answers = fields.flatMap((field) => {
    const value = values[field.name];
    return value?.trim() ? [`${labelOf(field, say)}\n${shownValue(field, value, say)}`] : [];
  });
  return { subject: [label ?? subject, about].filter(Boolean).join(' · '), text: answers.join('\n\n') };
}

/** Turns a message into an email that the visitor sends themselves. `rest` replaces what has to be left out of it. */
export function toMail(address: string, { subject, text }: MailText, rest: string): Mail {
  const start = `mailto:${encodeAddress(address)}?subject=${encode(subject)}&body=`;
  const room = MAIL_ADDRESS_LENGTH - start.length;
  const body = encode(text);
  if (body.length <= room) return { href: start + body, text, cut: false };
  const end = encode(`…\n\n${rest}`);
  return { href: start + beginning(text, room - end.length) + end, text, cut: true };
}

/** Encodes spaces as `%20` (mail programs keep a plus as it is) and line breaks as CRLF. Lone surrogates, which cannot be encoded, become U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** An email address, encoded for a `mailto:` URL. */
export function encodeAddress(address: string): string {
  return address.split('@').map(encode).join('@');
}

/** The start of a text, encoded: as many whole characters as fit into `room` encoded ones. */
function beginning(text: string, room: number): string {
  let encoded = '';
  for (const character of text.replace(/\r\n?/g, '\n')) {
    const next = encode(character);
    if (encoded.length + next.length > room) break;
    encoded += next;
  }
  return encoded;
}
