/** The letters on the keys of a telephone, from the key 2 on. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/**
 * The `tel:` URL of a telephone number as people write it: `tel:+442079460000` for `+44 (0)20 7946 0000`, where the nought is only dialled without
 * the country code. An extension is given as RFC 3966 has it; words in capitals, as in `1-800-FLOWERS`, are dialled by the keys of their letters.
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
