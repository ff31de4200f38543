import { parse } from 'csv-parse/sync';

/** What exports of other programs do with their quotation marks is not always right. */
const read = (text: string, lines?: number): string[][] =>
  parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(lines !== undefined && { to: lines }),
  });

/** The rows of a CSV file, each by the names in its first row, in lower case. A name that is missing in a row is ''. Throws if a quotation has no end. */
export function readCsv(text: string): ((name: string) => string)[] {
  const [names = [], ...others] = read(text);
  const at = new Map(names.map((name, index) => [name.trim().toLowerCase(), index]));
  return others.map((fields) => (name) => fields[at.get(name) ?? -1] ?? '');
}

/** The names in the first row of a CSV file; none if it cannot be read. */
export function readCsvNames(text: string): string[] {
  try {
    return (read(text, 1)[0] ?? []).map((name) => name.trim());
  } catch {
    return [];
  }
}

/** Whether the first row of a CSV file has all of these names. */
export const hasColumns = (text: string, ...names: readonly string[]): boolean => {
  const there = new Set(readCsvNames(text).map((name) => name.toLowerCase()));
  return names.every((name) => there.has(name));
};
