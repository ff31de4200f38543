/** A person or an organization as address books take it. */
export interface Contact {
  /** A name for it that never changes: a UUID. */
  id: string;
  kind: 'person' | 'organization';
  name: string;
  role?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  /** Full addresses: of the site first, then of pages elsewhere. */
  urls: readonly string[];
  /** The full address of a picture, or its bytes as a `data:` URL. */
  photo?: string | undefined;
}

/** A contact as a vCard 4.0 (RFC 6350). */
export function toVcard({ id, kind, name, role, email, phone, location, urls, photo }: Contact): string {
  const isPerson = kind === 'person';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'PRODID:Halflight',
    `UID:urn:uuid:${id}`,
    `KIND:${isPerson ? 'individual' : 'org'}`,
    `FN:${escape(name)}`,
    // Which part of a name is the family's, nobody said; address books that sort by parts want the property all the same.
    isPerson ? `N:;${escapePart(name)};;;` : `ORG:${escapePart(name)}`,
    role && `${isPerson ? 'TITLE' : 'NOTE'}:${escape(role)}`,
    email && `EMAIL:${escape(email)}`,
    phone && `TEL:${escape(phone)}`,
    location && `ADR:;;;${escapePart(location)};;;`,
    ...urls.map((url) => `URL:${url}`),
    photo && `PHOTO:${photo}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join('');
}

/** A text as a value (RFC 6350, 3.4). A semicolon parts values that have parts; in others some readers would show the mark before it. */
function escape(text: string): string {
  return text.replace(/[\\,]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, '\\n');
}

/** A text as a part of a value. */
function escapePart(text: string): string {
  return escape(text).replaceAll(';', '\\;');
}

/** The longest line, in bytes without its end (RFC 6350, 3.2). */
const LINE = 75;

/** A line in pieces that are short enough, each but the first behind a blank, and no character cut. */
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
