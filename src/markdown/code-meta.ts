import { CODE_MARKS, MARKED_CODE_LENGTH } from '../limits';

/** What an author wants of a block of code, said behind its language. */
export interface CodeMeta {
  /** What stands above the block, such as the name of a file. */
  title?: string;
  /** The number of its first line, where lines are numbered. */
  firstLine?: number;
  /** Whether its lines are of `site.md`, and visitors can try out the accent in them. */
  picksAccent?: true;
  /** The rest, which names lines `{1,3-5}` and words `/word/` to be marked. */
  marks: string;
}

/** Reads what stands behind the language of a fence: `title="a.ts" showLineNumbers {1,3-5} /word/`. */
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

/** Lines to be marked, none of them behind the last that a block can have: each of a range is counted one by one. */
function withinBlock(lines: string): string {
  return lines.replace(/\d+/g, (number) => String(Math.min(Number(number), MARKED_CODE_LENGTH)));
}
