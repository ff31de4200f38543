import type { BuildFigures, SiteFigures } from './measure-build';
import type { VisitFigures } from './measure-visits';
import type { PageWeight } from './measure-weight';

export interface Figures {
  machine: string;
  builds: SiteFigures[];
  weights: PageWeight[];
  /** Empty if there is no browser. */
  visits: VisitFigures[];
}

/** Formats figures as tables that are readable both in a terminal and as Markdown. */
export function describeFigures({ machine, builds, weights, visits }: Figures): string {
  return [
    machine,
    toTable(
      ['Posts', 'Cold', 'Nothing changed', 'One edit'],
      builds.map(({ posts, cold, warm, edit }) => [String(posts), ...[cold, warm, edit].map(describeBuild)]),
    ),
    toTable(
      ['Page', 'HTML', 'gzip', 'Brotli'],
      weights.map(({ page, html, gzip, brotli }) => [page, ...[html, gzip, brotli].map(kilobytes)]),
    ),
    visits.length === 0
      ? 'No browser was found: visits were not measured.'
      : toTable(
          ['First visit', 'First paint', 'Largest paint', 'Shift', 'Blocked', 'Requests', 'Bytes'],
          visits.map(({ page, firstPaint, largestPaint, shift, blocked, requests, bytes }) => [
            page,
            ...[firstPaint, largestPaint].map(milliseconds),
            shift.toFixed(3),
            milliseconds(blocked),
            String(requests),
            kilobytes(bytes),
          ]),
        ),
  ].join('\n\n');
}

function describeBuild({ seconds, megabytes }: BuildFigures): string {
  return megabytes === undefined ? `${seconds.toFixed(1)} s` : `${seconds.toFixed(1)} s, ${megabytes} MB`;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const milliseconds = (time: number): string => `${Math.round(time)} ms`;

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [toLine(head), rule, ...rows.map(toLine)].join('\n');
}
