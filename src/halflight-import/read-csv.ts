/**
 * The rows of a CSV file, each by the names in its first row, in lower case. Fields in quotation marks may contain commas, line breaks, and doubled
 * quotation marks. A name that is missing in a row is ''.
 */
export function readCsv(text: string): ((name: string) => string)[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"([^"]*(?:""[^"]*)*)"|([^",\n]*))[^,\n]*(,|\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.some((field) => field !== '')) rows.push(row);
    row = [];
  }
  const [names = [], ...others] = rows;
  const at = new Map(names.map((name, index) => [name.trim().toLowerCase(), index]));
  return others.map((fields) => (name) => fields[at.get(name) ?? -1] ?? '');
}

/** The names in the first row of a CSV file. */
export const readCsvNames = (text: string): string[] =>
  Array.from((text.split('\n', 1)[0] ?? '').matchAll(/"((?:[^"]|"")*)"|([^",]+)/g), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

/** Whether the first row of a CSV file has all of these names. */
export const hasColumns = (text: string, ...names: readonly string[]): boolean => {
  const there = new Set(readCsvNames(text).map((name) => name.toLowerCase()));
  return names.every((name) => there.has(name));
};
