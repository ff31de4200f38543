/** The least number whose digits are grouped, as in `ui/words/fill.ts`. */
const GROUPED = 10_000;

/**
 * Writes a whole number in the language of the page. A phone takes some 40 ms to load what its browser knows of the numbers of a language, so it is
 * asked only for separators: the digits are in the page, unless they are those of English.
 */
export function writeNumber(number: number): string {
  const { lang, dataset } = document.documentElement;
  if (number >= GROUPED) return number.toLocaleString(lang);
  return String(number).replace(/\d/g, (digit) => dataset.digits?.[digit as unknown as number] ?? digit);
}
