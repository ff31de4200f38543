import { CsvError, parse } from 'csv-parse/sync';
import { CHART_COLUMNS, CHART_MARKS, CHART_ROWS } from '../limits';
import { nearest } from '../nearest';
import type { TextPlace } from './places';

export const CHART_TYPES = ['bars', 'lines', 'points', 'areas'] as const;

/** The columns of a CSV file that a chart shows, and how. */
export interface Chart {
  type: (typeof CHART_TYPES)[number];
  isStacked: boolean;
  title?: string;
  unit?: string;
  /** The column along the bottom. Its values are places on a scale if all of them are numbers or days; in a chart of bars they are always names. */
  x: { name: string; values: string[]; scale: 'names' | 'numbers' | 'days' };
  /** The columns of numbers: as written, and as numbers, or `null` for an empty cell. */
  series: { name: string; written: string[]; values: (number | null)[] }[];
}

/** What is wrong with a chart. Says where: at which character of its options, or in which line of its CSV. */
export interface ChartMistake {
  mistake: string;
  suggestion?: string | undefined;
  option?: number;
  cell?: TextPlace;
}

/** The options of a chart. The last three have their meaning for every code block. */
const OPTIONS = ['type', 'x', 'y', 'unit', 'stacked', 'title', 'file', 'tab'] as const;

interface Option {
  value: string;
  at: number;
}

/**
 * Reads what follows `chart` in a fence, and the CSV in the block or its file, or says what is wrong. The first column is along the bottom, unless
 * `x` names another; the others are shown, unless `y` names some.
 */
export function readChart(options: string, csv: string): Chart | ChartMistake {
  const read = readOptions(options);
  if ('mistake' in read) return read;
  const { type, x, y, unit, stacked, title } = read;
  const kind = CHART_TYPES.find((name) => name === (type?.value ?? 'bars'));
  if (!kind) return notAmong(type, 'type', CHART_TYPES);
  if (stacked && kind !== 'bars' && kind !== 'areas')
    return { mistake: `${kind} cannot be stacked; bars and areas can`, option: stacked.at };
  const table = readTable(csv);
  if ('mistake' in table) return table;
  const { names, rows } = table;
  const along = x?.value ?? names[0] ?? '';
  if (!names.includes(along)) return notAmong(x, 'column', names);
  const shown = y ? columnsIn(y, names) : names.filter((name) => name !== along).map((value) => ({ value, at: 0 }));
  const unknown = shown.find(({ value }) => !names.includes(value));
  if (unknown) return notAmong(unknown, 'column', names);
  if (shown.length === 0) return { mistake: 'it has one column; write another with the numbers' };
  if (shown.length > CHART_COLUMNS)
    return {
      mistake: `it has ${shown.length} columns of numbers, and ${CHART_COLUMNS} can be told apart: name those that matter, such as y="${names.slice(1, 3).join(', ')}"`,
      ...(y && { option: y.at }),
    };
  const marks = rows.length * shown.length;
  if ((kind === 'bars' || kind === 'points') && marks > CHART_MARKS)
    return { mistake: `it has ${marks} ${kind}, but at most ${CHART_MARKS} are drawn; lines can have more` };
  const series: Chart['series'] = [];
  for (const { value: name } of shown) {
    const column = names.indexOf(name);
    const values = rows.map(({ cells }) => toNumber(cells[column] ?? '', table.decimal));
    const bad = rows[values.findIndex(Number.isNaN)];
    if (bad) return notNumber(bad, column, name, y ? '' : `; if it holds words, name the others with y="…"`);
    series.push({ name, written: rows.map(({ cells }) => cells[column] ?? ''), values });
  }
  const places = rows.map(({ cells }) => cells[names.indexOf(along)] ?? '');
  return {
    type: kind,
    isStacked: stacked !== undefined,
    ...(title?.value && { title: title.value }),
    ...(unit?.value && { unit: unit.value }),
    x: { name: along, values: places, scale: kind === 'bars' ? 'names' : scaleOf(places) },
    series,
  };
}

function readOptions(written: string): Partial<Record<(typeof OPTIONS)[number], Option>> | ChartMistake {
  const found: Partial<Record<(typeof OPTIONS)[number], Option>> = {};
  for (const { 0: whole, 1: name = '', 2: assigned, 3: value, index } of written.matchAll(
    /([^\s=]+)(=(?:"([^"]*)"|'[^']*'|\S*))?/g,
  )) {
    const option = OPTIONS.find((known) => known === name);
    if (!option) return notAmong({ value: name, at: index }, 'option', OPTIONS);
    if (assigned === undefined && option !== 'stacked')
      return { mistake: `"${name}" has no value: write ${name}="…"`, option: index };
    found[option] = { value: value ?? whole.slice(name.length + 1).replaceAll("'", ''), at: index };
  }
  return found;
}

/** The columns that `y` names, separated by commas. A name with a comma is only found alone. */
function columnsIn({ value, at }: Option, names: readonly string[]): Option[] {
  return (names.includes(value) ? [value] : value.split(','))
    .map((name) => ({ value: name.trim(), at }))
    .filter((name) => name.value !== '');
}

interface Row {
  cells: string[];
  /** As written, and the number of its last line. */
  raw: string;
  line: number;
}

/** Reads CSV with commas or, as spreadsheets write it, with semicolons or tabs. Beside semicolons, a comma is that of a decimal. */
function readTable(csv: string): { names: string[]; rows: Row[]; decimal: ',' | '.' } | ChartMistake {
  const [head = ''] = csv.trimStart().split('\n');
  if (/^type: /.test(head))
    return {
      mistake:
        'it is written for a plugin of Obsidian; here, what follows "chart" says how it looks, and the block has the numbers as CSV',
    };
  const delimiter = ['\t', ';'].find((sign) => head.includes(sign)) ?? ',';
  let read: Row[];
  try {
    const found = parse(csv, {
      ...{ delimiter, bom: true, info: true, raw: true, trim: true },
      ...{ relax_column_count: true, skip_empty_lines: true },
    }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
    read = found.map(({ record, raw, info }) => ({ cells: record, raw, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines);
    const mistake =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a text in quotes does not end: write " after it'
        : 'there is a quote within a text: put all of the text into quotes, and write "" for the one in it';
    return { mistake, cell: { line: Number.isInteger(line) ? line : 1, column: 1 } };
  }
  const [names, ...rows] = read;
  if (!names || rows.length === 0)
    return {
      mistake:
        'there are no numbers in it: write the names of the columns in the first line, and a row in each other line',
    };
  if (names.cells.includes(''))
    return { mistake: 'a column has no name in the first line', cell: { line: names.line, column: 1 } };
  if (rows.length > CHART_ROWS) return { mistake: `it has ${rows.length} rows, but at most ${CHART_ROWS} are drawn` };
  const long = rows.find(({ cells }) => cells.length > names.cells.length);
  if (long)
    return {
      mistake: `this line has ${long.cells.length} values for ${names.cells.length} columns: put a text with the sign "${delimiter}" in it into quotes`,
      cell: { line: long.line, column: 1 },
    };
  return { names: names.cells, rows, decimal: delimiter === ';' ? ',' : '.' };
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A cell as a number; `null` if it is empty, `NaN` if it is something else. */
function toNumber(cell: string, decimal: ',' | '.'): number | null {
  if (cell === '') return null;
  const plain = (decimal === ',' ? cell.replace(',', '.') : cell).replace('\u2212', '-');
  return NUMBER.test(plain) ? Number(plain) : NaN;
}

function notNumber({ cells, raw, line }: Row, column: number, name: string, hint: string): ChartMistake {
  const cell = cells[column] ?? '';
  let at = 0;
  for (const before of cells.slice(0, column)) at = raw.indexOf(before, at) + before.length;
  const plain = cell
    .replace(/[^\d.,+-]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return {
    mistake: `"${cell}" in the column "${name}" is not a number${hint}`,
    ...(NUMBER.test(plain) && { suggestion: plain }),
    cell: { line, column: Math.max(0, raw.trimStart().indexOf(cell, at)) + 1 },
  };
}

function scaleOf(values: readonly string[]): Chart['x']['scale'] {
  if (values.every((value) => NUMBER.test(value))) return 'numbers';
  const areDays = values.every(
    (value) => /^(?:1\d|20)\d\d-\d\d(?:-\d\d)?$/.test(value) && !Number.isNaN(Date.parse(value)),
  );
  return areDays ? 'days' : 'names';
}

function notAmong(
  found: Option | undefined,
  what: 'type' | 'column' | 'option',
  names: readonly string[],
): ChartMistake {
  const { value = '', at = 0 } = found ?? {};
  const having = what === 'column' ? 'it has' : 'there are';
  return {
    mistake: `there is no ${what} "${value}"; ${having}: ${names.join(', ')}`,
    suggestion: nearest(value, names),
    option: at,
  };
}
