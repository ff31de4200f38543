import { decodeNamedCharacterReference } from 'decode-named-character-reference';

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
