import { styleText } from 'node:util';
import { structuredPatch } from 'diff';

/** Unchanged lines shown around each change, as in git. */
const CONTEXT = 3;

/** A file's path and its text before and after; `undefined` where it does not exist. */
export interface Change {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * A change of a text file as a unified diff with context lines. Empty if nothing changed.
 *
 * @param colour whether to colour the lines: only for a terminal, `process.stdout.isTTY`
 */
export function showDiff({ path, before, after }: Change, colour = false): string {
  if (before === after) return '';
  // The caller decides whether the output is a terminal, not Node's detection.
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const { hunks } = structuredPatch(path, path, before ?? '', after ?? '', '', '', { context: CONTEXT });
  const head = [
    before === undefined ? '--- /dev/null' : `--- a/${path}`,
    after === undefined ? '+++ /dev/null' : `+++ b/${path}`,
  ];
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    paint('cyan', `@@ -${toRange(oldStart, oldLines)} +${toRange(newStart, newLines)} @@`),
    ...lines.map((line) => {
      if (line.startsWith('+')) return paint('green', defuse(line));
      return line.startsWith('-') ? paint('red', defuse(line)) : defuse(line);
    }),
  ]);
  return [...head.map((line) => paint('bold', defuse(line))), ...body].join('\n');
}

/** A range of lines as `first,count`; an empty range starts at the line before it. */
const toRange = (first: number, count: number): string => `${count === 0 ? first - 1 : first},${count}`;

/** Escapes control characters, which could move a terminal's cursor or change its colours. */
function defuse(line: string): string {
  return line.replace(
    // oxlint-disable-next-line no-control-regex -- It is meant to match control characters.
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
