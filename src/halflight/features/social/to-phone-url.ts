/** The letters on a phone keypad, from the key 2 on. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/**
 * Converts a phone number as people write it to a `tel:` URL: `+44 (0)20 7946 0000` becomes `tel:+442079460000`, because the zero is only dialled
 * without the country code. Extensions follow RFC 3966; words in capitals, as in `1-800-FLOWERS`, become the digits of their keys.
 */
export function toPhoneUrl(phone: string): string {
  const [, number = '', extension] = /^([^]*?)(?:[\s,;]*(?:\bext(?:ension)?\b\.?|x|#)\s*(\d+))?$/i.exec(phone) ?? [];
  const dialled = number
    // Words before the number or in parentheses are not dialled.
    .replace(/^[^+\d]+|\([^\d)]*\)/g, '')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/[A-Z]{2,}/g, (word) => Array.from(word, keyOf).join(''))
    .replace(/[^+\d]/g, '');
  return `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`;
}

function keyOf(letter: string): number {
  return KEYS.findIndex((letters) => letters.includes(letter)) + 2;
}
