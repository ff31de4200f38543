import { CODE_MARKS, MARKED_CODE_LENGTH } from '../limits';

/** Options of a code block, which follow its language. */
export interface CodeMeta {
  /** The text above the block, such as a file name. */
  title?: string;
  /** The number of its first line, if lines are numbered. */
  firstLine?: number;
  /** Whether it contains lines of `site.md`, and visitors can try out the accent in them. */
  picksAccent?: true;
  /** The rest: lines `{1,3-5}` and words `/word/` to highlight. */
  marks: string;
}

/** Parses what follows the language of a fence: `title="a.ts" showLineNumbers {1,3-5} /word/`. */
export function readMeta(written: unknown): CodeMeta {
  const meta = typeof written === 'string' ? written : '';
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  const picker = /(?:^|\s)pickAccent(?=\s|$)/.exec(meta);
  const marks = [title, numbers, picker].reduce((rest, found) => rest.replace(found?.[0] ?? '', ''), meta).trim();
  const isTooMany = (marks.match(/[/,{]/g)?.length ?? 0) > CODE_MARKS * 2;
  const name = title?.[1] ?? title?.[2] ?? title?.[3];
  return {
    ...(name && { title: name }),
    ...(picker && { picksAccent: true }),
    ...(numbers && { firstLine: Number(numbers[1] ?? 1) }),
    marks: isTooMany ? '' : marks.replace(/\{[\d,\s-]*\}/g, withinBlock),
  };
}

/** Limits line numbers to `MARKED_CODE_LENGTH`, more lines than a marked block can have, because the lines of a range are enumerated one by one. */
function withinBlock(lines: string): string {
  return lines.replace(/\d+/g, (number) => String(Math.min(Number(number), MARKED_CODE_LENGTH)));
}
