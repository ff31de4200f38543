import type { PENDING } from '../collections/publication/kinds';
import { isRealDay } from '../fields/days';

/** Plain text for a value from the library (`parse-bibtex.ts`): the parts of a text, the items of a list, or the ends of page ranges. */
export function toPlain(value: unknown): string {
  return clean(flatten(value));
}

/** Like `toPlain`, but keeps TeX's shorthands and line breaks. */
export function flatten(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (value.every((part) => isNode(part))) return value.map(flatten).join('');
    const isRange = value.every((part) => Array.isArray(part) && part.every((end) => Array.isArray(end)));
    if (isRange) return (value as unknown[][]).map((range) => range.map(flatten).join('–')).join(', ');
    return value.map(flatten).filter(Boolean).join(', ');
  }
  if (!isNode(value)) return '';
  const { text = '', marks = [] } = value;
  return marks.reduce((marked, { type }) => {
    if (type === 'sup') return toSmall(marked, SUPERSCRIPT, '^');
    if (type === 'sub') return toSmall(marked, SUBSCRIPT, '_');
    return type === 'enquote' ? `“${marked}”` : marked;
  }, text);
}

const isNode = (value: unknown): value is { type: string; text?: string; marks?: { type: string }[] } =>
  typeof value === 'object' && value !== null && 'type' in value;

const PLAIN = '0123456789+-=()n';
const SUPERSCRIPT = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ');
const SUBSCRIPT = Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ');

/** The letters as superscript or subscript characters if Unicode has all of them; otherwise the plain text after `mark`. */
function toSmall(text: string, letters: readonly string[], mark: string): string {
  const small = Array.from(text, (letter) => letters[PLAIN.indexOf(letter)]);
  return small.every((letter) => letter !== undefined) ? small.join('') : mark + text;
}

/** A URL or identifier without TeX's commands and braces. Typographic shorthands are left alone. */
export function toAddress(written: string): string {
  return written
    .replace(/^\s*\\url\s*(?=\{)/, '')
    .replace(/\\(?:~|textasciitilde\b)(?:\{\}|\s+)?|\$\\sim\$/g, '~')
    .replace(/\\textunderscore\b(?:\{\}|\s+)?/g, '_')
    .replace(/\\([_%&#$])/g, '$1')
    .replace(/\\?[{}]/g, '')
    .trim();
}

/** Resolves TeX's typographic shorthands, and puts the text on one line. */
function clean(text: string): string {
  return text
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/~/g, '\u00A0')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, (blanks) => (blanks === '\u00A0' ? blanks : ' '))
    .normalize('NFC')
    .trim();
}

/** Whether a list of names ends with "and others", which stands for people that the file does not name. */
export function hasOthers(value: unknown): boolean {
  return Array.isArray(value) && value.length > 1 && isOthers(value.at(-1));
}

const isOthers = (name: unknown): boolean => toPlain((name as Record<string, unknown>).literal) === 'others';

/** Names in the format of our fields: `Family, Given`, with any suffix in between. An organization has nothing after its comma. */
export function toNames(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, hasOthers(value) ? -1 : undefined).flatMap((one: unknown) => {
    const { literal, family, given, prefix, suffix } = one as Record<string, unknown>;
    const whole = toPlain(literal);
    if (whole !== '') return [`${whole},`];
    const [last, first, further, behind] = [family, given, prefix, suffix].map(toPlain);
    const name = [further, last].filter(Boolean).join(' ');
    return name ? [[name, behind, first].filter(Boolean).join(', ') + (first ? '' : ',')] : [];
  });
}

/** Normalizes the ways of saying that something has no date yet. */
export function toPending(written: string): (typeof PENDING)[number] | undefined {
  const words = toAddress(written)
    .toLowerCase()
    .replace(/[\s.~-]+/g, ' ')
    .trim();
  if (/^(?:in ?press|in print|accepted|im druck|sous presse|en prensa|in stampa)$/.test(words)) return 'in press';
  return /^(?:forthcoming|forth|to appear|im erscheinen|à paraître)$/.test(words) ? 'forthcoming' : undefined;
}

/** A date in the format of our fields, as far as it exists in the calendar; the start of a range. */
export function toDate(date: string | undefined): string | undefined {
  const [, year = '', month, day] = /^(\d{4})(?:[-–](\d{2})(?:[-–](\d{2}))?)?/.exec(date ?? '') ?? [];
  if (year === '') return undefined;
  const whole = [year, month, day].filter(Boolean).join('-');
  return [whole, `${year}-${month}`, year].find((one) => isRealDay(one));
}
