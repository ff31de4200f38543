import type { Forms } from './en';

/** What is put into a word; numbers are written as the language writes them. */
export type Values = Record<string, string | number>;

// One takes longer to make than to be asked a hundred times. English stands in for a language that nobody has data of.
const formatters = new Map<string, { number: Intl.NumberFormat; plural: Intl.PluralRules; list: Intl.ListFormat }>();

function formattersOf(language: string) {
  const known = formatters.get(language);
  if (known) return known;
  const locales = [language, 'en'];
  const made = {
    // As most languages have it: `5000`, but `10,000`.
    number: new Intl.NumberFormat(locales, { useGrouping: 'min2' }),
    plural: new Intl.PluralRules(locales),
    list: new Intl.ListFormat(locales, { type: 'conjunction', style: 'narrow' }),
  };
  formatters.set(language, made);
  return made;
}

/** A number as readers of a language write it. */
export function formatNumber(number: number, language: string): string {
  return formattersOf(language).number.format(number);
}

/** An amount of money as a reader reads it: `£24.50`, `£24`. */
export function formatPrice(amount: number, currency: string, language: string): string {
  const whole = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...whole,
  }).format(amount);
}

/** Things of one kind in a row, as readers of a language list them: `a, b, c`, or `a, b und c`. */
export function formatList(items: readonly string[], language: string): string {
  return formattersOf(language).list.format(items);
}

/** The same in parts: the things, each with its place among them, and what stands between. */
export function formatListParts(items: readonly string[], language: string): { text: string; item?: number }[] {
  let count = 0;
  return formattersOf(language)
    .list.formatToParts(items)
    .map(({ type, value }) => (type === 'element' ? { text: value, item: count++ } : { text: value }));
}

/**
 * Puts values where a word has their names in braces: `fill('Page {page}', { page: 4 }, 'en')`. Of a word with forms it takes the one
 * for the number that the word names first. `language` is that of the site.
 */
export function fill(word: string | Forms, values: Values, language = 'en'): string {
  const text = typeof word === 'string' ? word : formOf(word, values, language);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'number' ? formatNumber(value, language) : (value ?? whole);
  });
}

/** A word with other forms than the language has is in English, for want of a translation. */
function formOf(word: Forms, values: Values, language: string): string {
  const [, name = ''] = /\{(\w+)\}/.exec(word.other) ?? [];
  const { plural } = formattersOf(language);
  const categories = plural.resolvedOptions().pluralCategories;
  const isOwn = categories.length === Object.keys(word).length && categories.every((category) => category in word);
  const rules = isOwn ? plural : formattersOf('en').plural;
  return word[rules.select(Number(values[name]))] ?? word.other;
}
