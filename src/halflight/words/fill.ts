import type { Forms } from './en';
import { localesOf } from './locales';

/** The values for placeholders; numbers are formatted in the language. */
export type Values = Record<string, string | number>;

// Cached, because creating a formatter is slow. English stands in for languages without data.
const formatters = new Map<string, { number: Intl.NumberFormat; plural: Intl.PluralRules; list: Intl.ListFormat }>();

function formattersOf(language: string) {
  const known = formatters.get(language);
  if (known) return known;
  const locales = localesOf(language);
  const made = {
    // Grouping as in most languages: `5000`, but `10,000`.
    number: new Intl.NumberFormat(locales, { useGrouping: 'min2' }),
    plural: new Intl.PluralRules(locales),
    list: new Intl.ListFormat(locales, { type: 'conjunction', style: 'narrow' }),
  };
  formatters.set(language, made);
  return made;
}

/** Formats a number in a language. */
export function formatNumber(number: number, language: string): string {
  return formattersOf(language).number.format(number);
}

/** The digits of a language, from zero to nine; `undefined` if they are the same as in English. */
export function digitsOf(language: string): string | undefined {
  const digits = Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)).join('');
  return digits === '0123456789' ? undefined : digits;
}

/** Formats an amount of money in a language: `£24.50`, `£24`, `CA$24`. */
export function formatPrice(amount: number, currency: string, language: string): string {
  const format = (digits: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localesOf(language), { style: 'currency', currency, ...digits });
  if (Number.isInteger(amount)) return format({ minimumFractionDigits: 0 }).format(amount);
  const { maximumFractionDigits = 0 } = format({}).resolvedOptions();
  // A price may have fractions of a cent, such as a charge per request.
  const [, written = ''] = String(amount).split('.');
  return format({ maximumFractionDigits: Math.max(maximumFractionDigits, written.length) }).format(amount);
}

/** Formats a list in a language: `a, b, c`, or `a, b und c`. */
export function formatList(items: readonly string[], language: string): string {
  return formattersOf(language).list.format(items);
}

/** Like `formatList`, but in parts: the items, each with its index, and the text between them. */
export function formatListParts(items: readonly string[], language: string): { text: string; item?: number }[] {
  let count = 0;
  return formattersOf(language)
    .list.formatToParts(items)
    .map(({ type, value }) => (type === 'element' ? { text: value, item: count++ } : { text: value }));
}

/**
 * Fills the placeholders of a string: `fill('Page {page}', { page: 4 }, 'en')`. If the string has plural forms, chooses one by the first number that
 * it names. `language` is that of the site.
 */
export function fill(word: string | Forms, values: Values, language = 'en'): string {
  const text = typeof word === 'string' ? word : formOf(word, values, language);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'number' ? formatNumber(value, language) : (value ?? whole);
  });
}

/** A string whose forms do not match the language is untranslated English, and follows English plural rules. */
function formOf(word: Forms, values: Values, language: string): string {
  const [, name = ''] = /\{(\w+)\}/.exec(word.other) ?? [];
  const { plural } = formattersOf(language);
  const categories = plural.resolvedOptions().pluralCategories;
  const isOwn = categories.length === Object.keys(word).length && categories.every((category) => category in word);
  const rules = isOwn ? plural : formattersOf('en').plural;
  return word[rules.select(Number(values[name]))] ?? word.other;
}
