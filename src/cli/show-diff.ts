import { styleText } from 'node:util';
import { structuredPatch } from 'diff';

/** How many unchanged lines are shown around each change, as git does. */
const CONTEXT = 3;

/** A file's path and what it holds before and after; `undefined` where there is no such file. */
export interface Change {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * A change of a text file as a unified diff: the lines that go and come, with some around them. Empty where nothing changes.
 *
 * @param colour whether the lines are coloured: only where they are shown on a terminal, `process.stdout.isTTY`
 */
export function showDiff({ path, before, after }: Change, colour = false): string {
  if (before === after) return '';
  // Whether it is a terminal is for the caller to say, and not for Node to guess.
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

/** Where lines stand, as `first,count`; no lines stand behind the one before. */
const toRange = (first: number, count: number): string => `${count === 0 ? first - 1 : first},${count}`;

/** A text may hold what moves a terminal's cursor or colours it: here such characters are shown as what they are. */
function defuse(line: string): string {
  return line.replace(
    // eslint-disable-next-line no-control-regex -- These are what is looked for.
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
