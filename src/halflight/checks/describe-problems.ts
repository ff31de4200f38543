import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { styleText } from 'node:util';
import { ANNOTATIONS_SHOWN, FOLDED_PLACES, QUOTED_LINE_LENGTH } from '../limits';
import { fromProject, toShownPath } from '../paths';
import { withFolder } from '../sourcing/with-folder';
import { foldProblems } from './fold-problems';
import { askBack, countErrors, type Problem } from '../problem';
import { countsOf } from '../count-of';

interface Options {
  /** The content folder, for paths and quoted lines. */
  folder: string;
  colour?: boolean;
  /** What was checked, for the last line; defaults to the content folder. */
  within?: string;
  all?: boolean;
  /** The command that lists all problems, if it is not the content check. */
  listedBy?: string;
}

/**
 * The report for an author: each problem with its place, the marked line, and a suggestion. Unless `all` is set, errors come first, and a repeated
 * mistake is reported once, with its count and the next places.
 */
export function describeProblems(
  problems: readonly Problem[],
  { folder, colour = false, within, all = false, listedBy = withFolder('npm run check -- --all', folder) }: Options,
): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) => (colour ? styleText(style, text) : text);
  const shownFolder = toShownPath(folder);
  const placeOf = ({ file, line, column }: Problem) => `${join(shownFolder, file)}:${line}:${column}`;
  const safe = problems.map(defuse);
  const told = all ? safe.map((first) => ({ first, others: [] as Problem[] })) : foldProblems(safe);
  const blocks = told.map(({ first: problem, others }) => {
    const { severity, message, suggestion } = problem;
    const place = paint('bold', placeOf(problem));
    const label = severity === 'error' ? paint('red', 'error') : paint('yellow', 'warning');
    const hint = suggestion ? `\n  ${paint('cyan', askBack(suggestion))}` : '';
    const next = others.slice(0, FOLDED_PLACES - 1).map(placeOf);
    const again = others.length > 0 ? `\n  ${others.length} more like this, next at ${next.join(' and ')}` : '';
    return `${place} ${label} ${message}${quote(folder, problem, paint)}${hint}${again}`;
  });
  const errors = countErrors(problems);
  const total = countsOf([errors, 'error'], [problems.length - errors, 'warning']).join(' and ');
  const isFolded = told.some(({ others }) => others.length > 0);
  const fixable = problems.filter(({ fix }) => fix).length;
  const more = [
    isFolded && `; "${listedBy}" lists them all`,
    fixable > 0 && `; ${fixable} of these can be fixed by "${withFolder('npm run check -- --fix', folder)}"`,
  ]
    .filter(Boolean)
    .join('');
  return [...blocks, paint('bold', `${total} in ${within ?? `${shownFolder}/`}${more}`)].join('\n\n');
}

function quote(
  folder: string,
  { file, line, column, kind }: Problem,
  paint: (style: 'dim' | 'red', text: string) => string,
): string {
  // A symbolic link may lead out of the folder, so its target is not printed.
  const source = kind === 'bad-link' || kind === 'bad-name' ? undefined : readLine(join(folder, file), line);
  if (!source?.trim()) return '';
  const number = `  ${line} | `;
  // Only the part of a very long line around the column is shown.
  const start = column > QUOTED_LINE_LENGTH ? column - QUOTED_LINE_LENGTH / 2 : 0;
  const text = source.slice(start, start + QUOTED_LINE_LENGTH);
  const mark = `${' '.repeat(number.length - 2)}| ${' '.repeat(Math.max(0, column - 1 - start))}`;
  return `\n${paint('dim', number)}${text}\n${paint('dim', mark)}${paint('red', '^')}`;
}

/** Replaces control characters and bidirectional overrides, with which content could repaint a terminal or send commands to GitHub. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

function defuse({ file, message, suggestion, ...rest }: Problem): Problem {
  return {
    ...rest,
    file: withoutControls(file),
    message: withoutControls(message),
    ...(suggestion && { suggestion: withoutControls(suggestion) }),
  };
}

function readLine(path: string, line: number): string | undefined {
  try {
    const source = readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .at(line - 1);
    return source && withoutControls(source.replace(/\t/g, ' '));
  } catch {
    return undefined;
  }
}

/** The problems as GitHub Actions annotations, shown beside their lines; at most `ANNOTATIONS_SHOWN` errors and as many warnings. */
export function annotateProblems(problems: readonly Problem[], folder: string): string {
  const shownFolder = relative(fromProject(), folder);
  const escape = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const escapeProperty = (text: string) => escape(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  const first = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).slice(0, ANNOTATIONS_SHOWN);
  return [...first('error'), ...first('warning')]
    .map(defuse)
    .map(({ file, line, column, severity, kind, message, suggestion }) => {
      const hint = suggestion ? `. ${askBack(suggestion)}` : '';
      const place = `file=${escapeProperty(join(shownFolder, file))},line=${line},col=${column}`;
      return `::${severity} ${place},title=${escapeProperty(kind)}::${escape(message + hint)}`;
    })
    .join('\n');
}
