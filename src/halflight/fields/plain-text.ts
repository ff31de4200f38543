import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** Whitespace with a line break in it, whichever kind of line break. */
const LINE_BREAK = /\s*[\n\r\u0085\u2028\u2029]+\s*/g;

/**
 * A plain text as it is meant: without character references, and on one line, as pages show it. Accents are stored in one way, so that words that look
 * the same are the same, such as two tags.
 */
export function readPlainText(written: string): string {
  return toPlainText(written).replace(LINE_BREAK, ' ').trim().normalize('NFC');
}

/** A character reference: `&amp;`, `&#8217;`, `&#x2019;`. */
const REFERENCE = /&(?:([a-z][a-z\d]*)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/**
 * Decodes the HTML character references in a plain text: WordPress exports write `A &amp; B` in the front matter where the author wrote "A & B".
 * Decodes once only: `&amp;lt;` becomes `&lt;`. A reference to no character, or to one that is not text, stays as it is.
 */
export function toPlainText(written: string): string {
  if (!written.includes('&')) return written;
  return written.replace(REFERENCE, (reference, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || reference;
    const code = parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
    return /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(character) ? reference : character;
  });
}
