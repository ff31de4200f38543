/** The smallest number whose digits are grouped, as in `words/fill.ts`. */
const GROUPED = 10_000;

/**
 * Formats a whole number in the language of the page. Loading locale data is slow on phones, so `toLocaleString` is used only for grouping
 * separators: the page contains the language's digits, unless they are the same as in English.
 */
export function writeNumber(number: number): string {
  const { lang, dataset } = document.documentElement;
  if (number >= GROUPED) return number.toLocaleString(lang);
  return String(number).replace(/\d/g, (digit) => dataset.digits?.[digit as unknown as number] ?? digit);
}
