import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** `&amp;`, `&#8217;`, `&#x2019;`. */
const REFERENCE = /&(?:([a-z][a-z\d]*)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/**
 * A plain text with the characters that it names as HTML does: exports of WordPress write `A &amp; B` in the front matter for what their
 * author called "A & B". Once only: `&amp;lt;` is `&lt;`. What names no character, or one that is no text, stays as it is.
 */
export function toPlainText(written: string): string {
  if (!written.includes('&')) return written;
  return written.replace(REFERENCE, (reference, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || reference;
    const code = parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
    // Controls, surrogates, and what is beyond Unicode.
    const isText =
      code >= 0x20 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000) && code <= 0x10ffff;
    return isText ? String.fromCodePoint(code) : reference;
  });
}
