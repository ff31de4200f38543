import { MAIL_ADDRESS_LENGTH } from '../../limits';
import type { Values } from './drafts';

interface Words {
  /** The default subject, if the visitor gave none. */
  subject: string;
  /** Replaces what had to be left out of the email. */
  rest: string;
}

interface Mail {
  /** The `mailto:` URL (RFC 6068). */
  href: string;
  /** The whole text of the mail. */
  text: string;
  /** Whether the text was too long for the URL, so that the rest must be added another way. */
  cut: boolean;
}

/** Turns the message into an email that the visitor sends themselves. */
export function toMail(address: string, values: Values, words: Words): Mail {
  const { name, organization, phone, topic, subject, message = '' } = values;
  const signature = [name, organization, phone].filter(Boolean).join('\n');
  const text = [message.trim(), signature].filter(Boolean).join('\n\n');
  const title = subject ?? topic ?? words.subject;
  const start = `mailto:${encodeAddress(address)}?subject=${encode(title)}&body=`;
  const room = MAIL_ADDRESS_LENGTH - start.length;
  const body = encode(text);
  if (body.length <= room) return { href: start + body, text, cut: false };
  const end = encode(`…\n\n${words.rest}`);
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
