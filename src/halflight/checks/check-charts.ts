import type { FoundChart } from '../markdown/charts';
import { readChart, type ChartMistake } from '../markdown/read-chart';
import { CHARTS_PER_TEXT } from '../limits';
import { isInstalled } from '../paths';
import { toError, type Problem } from '../problem';
import { factsOf, readingOf } from '../sourcing/facts-of';
import { readCodeFile } from '../sourcing/read-code-file';
import type { Entry } from '../sourcing/read-entry';
import { toFilePath } from '../to-file-path';
import { howToInstall } from './check-packages';
import type { Check, CheckContext } from './context';
import { folderOf } from './named-files';

const LIBRARY = 'echarts';

/** Reports charts that cannot be drawn: mistakes in their options, in their CSV or in its file, and the library if it is not installed. */
export const checkCharts: Check = (context) => {
  const { entries, broken } = context.content;
  const found = [...entries, ...broken].flatMap((entry) =>
    (factsOf(entry.body, readingOf(entry)).charts ?? []).map((chart, index) => ({ entry, chart, index })),
  );
  const [first] = found;
  const problems = found.flatMap(({ entry, chart, index }) => findProblems(chart, index, entry, context));
  if (!first || isInstalled(LIBRARY)) return problems;
  return [
    {
      ...placeOf(first.entry, first.chart),
      ...toError('not-installed', `charts need a package that is not installed: ${howToInstall(LIBRARY)}`),
    },
    ...problems,
  ];
};

const placeOf = ({ filePath, bodyLine }: Entry, { line, column }: FoundChart) => ({
  file: filePath,
  line: bodyLine + line - 1,
  column,
});

function findProblems(chart: FoundChart, index: number, entry: Entry, { map, folder }: CheckContext): Problem[] {
  const place = placeOf(entry, chart);
  if (index >= CHARTS_PER_TEXT)
    return [
      {
        ...place,
        severity: 'warning',
        kind: 'bad-chart',
        message: `the text has more than ${CHARTS_PER_TEXT} charts, and the others are not drawn`,
      },
    ];
  if (chart.file === undefined || chart.csv.trim() !== '') {
    const read = readChart(chart.options, chart.csv);
    return 'mistake' in read ? [toProblem(read, chart, place, { ...place, lines: place.line })] : [];
  }
  // What is wrong with the file itself is reported by `check-code-files.ts`.
  const path = toFilePath(folderOf(entry.filePath), chart.file)?.path;
  const there = path === undefined ? undefined : map.fileNamed(path);
  const file = there === undefined ? undefined : readCodeFile(there, folder);
  if (!file || !('text' in file)) return [];
  const read = readChart(chart.options, file.text);
  return 'mistake' in read ? [toProblem(read, chart, place, { file: String(there), lines: 0 })] : [];
}

/** `csv` is the file that has the numbers, and after which of its lines they begin. */
function toProblem(
  { mistake, suggestion, option, cell }: ChartMistake,
  { optionsAt, file }: FoundChart,
  place: Pick<Problem, 'file' | 'line' | 'column'>,
  csv: { file: string; lines: number },
): Problem {
  const error = toError(
    'bad-chart',
    `the chart${file === undefined ? '' : ` of ${file}`} cannot be drawn: ${mistake}`,
    suggestion,
  );
  if (cell) return { file: csv.file, line: csv.lines + cell.line, column: cell.column, ...error };
  return { ...place, ...(option !== undefined && { column: optionsAt + option }), ...error };
}
