import { toUri } from '../../parse-url';

/** A person or an organization, for address books. */
export interface Contact {
  /** An identifier that never changes: a UUID. */
  id: string;
  kind: 'person' | 'organization';
  name: string;
  role?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  /** A remark, such as from when they are available. */
  note?: string | undefined;
  /** Absolute URLs: that of the site first, then those of pages elsewhere. */
  urls: readonly string[];
  /** The absolute URL of a picture, or its bytes as a `data:` URL. */
  photo?: string | undefined;
}

/** A contact as a vCard 4.0 (RFC 6350). */
export function toVcard({ id, kind, name, role, email, phone, location, note, urls, photo }: Contact): string {
  const isPerson = kind === 'person';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'PRODID:Halflight',
    `UID:urn:uuid:${id}`,
    `KIND:${isPerson ? 'individual' : 'org'}`,
    `FN:${escape(name)}`,
    // We do not know which part of a name is the family name, but address books that sort by it require the property.
    isPerson ? `N:;${escapePart(name)};;;` : `ORG:${escapePart(name)}`,
    role && `${isPerson ? 'TITLE' : 'NOTE'}:${escape(role)}`,
    email && `EMAIL:${escape(email)}`,
    phone && `TEL:${escape(phone)}`,
    location && `ADR:;;;${escapePart(location)};;;`,
    note && `NOTE:${escape(note)}`,
    ...urls.map((url) => `URL:${toUri(url)}`),
    photo && `PHOTO:${toUri(photo)}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join('');
}

/** Escapes a value (RFC 6350, 3.4). Semicolons only separate the parts of structured values; elsewhere, some readers would show the backslash. */
function escape(text: string): string {
  return text.replace(/[\\,]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, '\\n');
}

/** Escapes a text as a component of a structured value. */
function escapePart(text: string): string {
  return escape(text).replaceAll(';', '\\;');
}

/** The maximum length of a line, in bytes without the line break (RFC 6350, 3.2). */
const LINE = 75;

/** Folds a line into pieces of at most that length, without splitting characters. All but the first piece start with a space. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > LINE) {
      pieces.push(piece);
      [piece, bytes] = [' ', 1];
    }
    piece += character;
    bytes += more;
  }
  return [...pieces, piece].join('\r\n');
}
