import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const LINE_BREAK = /\s*[\n\r\u0085\u2028\u2029]+\s*/g;

/**
 * Normalizes plain text: decodes character references, joins lines, and composes accents, so that texts that look the same are the same, such as two
 * tags.
 */
export function readPlainText(written: string): string {
  return toPlainText(written).replace(LINE_BREAK, ' ').trim().normalize('NFC');
}

const REFERENCE = /&(?:([a-z][a-z\d]*)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/**
 * Decodes the HTML character references in a plain text: WordPress exports contain `A &amp; B` where the author wrote "A & B". Decodes only once:
 * `&amp;lt;` becomes `&lt;`. A reference to no character, or to one that is not text, is unchanged.
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
