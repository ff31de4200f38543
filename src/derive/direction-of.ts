/** The scripts that are written from right to left, by their codes in ISO 15924, of those that languages are written in today. */
const RIGHT_TO_LEFT = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** Which way a language is written, by its script: what its tag says, else the one that it is usually written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}
