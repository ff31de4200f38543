import { CODE_MARKS, MARKED_CODE_LENGTH } from '../limits';

/** The options that follow a code block's language. */
export interface CodeMeta {
  /** The text above the block, such as a file name. */
  title?: string;
  /** The number of the first line; omitted if lines are not numbered. */
  firstLine?: number;
  /** Whether the block shows lines of `site.md` and gets controls to try out the accent. */
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

/** Limits line numbers to `MARKED_CODE_LENGTH`, which no marked block exceeds, because a range is expanded line by line. */
function withinBlock(lines: string): string {
  return lines.replace(/\d+/g, (number) => String(Math.min(Number(number), MARKED_CODE_LENGTH)));
}
