import { CODE_MARKS, MARKED_CODE_LENGTH } from '../limits';

/** The options that follow a code block's language. */
export interface CodeMeta {
  /** The text above the block, such as a file name. */
  title?: string;
  /** The label of the block among the tabs that it and its neighbours make. */
  tab?: string;
  /** The file beside the text that the block shows, and which lines or region of it. */
  file?: string;
  lines?: string;
  region?: string;
  /** The number of the first line; omitted if lines are not numbered. */
  firstLine?: number;
  /** Whether the block shows lines of `site.md` and gets controls to try out the accent. */
  picksAccent?: true;
  /** The rest: lines `{1,3-5}` and words `/word/` to highlight. */
  marks: string;
}

/** `name="value"`, `name='value'` or `name=value`. */
const toPattern = (name: string): RegExp => new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`);
const TITLE = toPattern('title');
const TAB = toPattern('tab');
const OF_FILES = ['file', 'lines', 'region'] as const;

/** Whether the first word behind a fence is an option, and not a language. */
export const isOption = (word: string): boolean => /^(?:title|tab|file|lines|region)=/.test(word);

/** Parses what follows the language of a fence: `title="a.ts" showLineNumbers {1,3-5} /word/`. */
export function readMeta(written: unknown): CodeMeta {
  let rest = typeof written === 'string' ? written : '';
  /** Finds an option and takes it out, so that nothing in its value is read as another one. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(0, found.index) + rest.slice(found.index + found[0].length);
    return found;
  };
  const [title, tab] = [take(TITLE), take(TAB)].map(valueOf);
  const ofFiles = OF_FILES.map((name) => [name, valueOf(take(toPattern(name)))] as const);
  const numbers = take(/(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/);
  const picker = take(/(?:^|\s)pickAccent(?=\s|$)/);
  const marks = rest.trim();
  const isTooMany = (marks.match(/[/,{]/g)?.length ?? 0) > CODE_MARKS * 2;
  return {
    ...(title && { title }),
    ...(tab?.trim() && { tab: tab.trim() }),
    ...Object.fromEntries(ofFiles.filter(([, value]) => value !== undefined)),
    ...(picker && { picksAccent: true }),
    ...(numbers && { firstLine: Number(numbers[1] ?? 1) }),
    marks: isTooMany ? '' : marks.replace(/\{[\d,\s-]*\}/g, withinBlock),
  };
}

/** The options without the label of a tab. */
export function cutTab(written: unknown): string {
  const meta = typeof written === 'string' ? written : '';
  const title = TITLE.exec(meta)?.[0] ?? '';
  return title + meta.replace(title, '').replace(TAB, '');
}

function valueOf(found: RegExpExecArray | null): string | undefined {
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** Limits line numbers to `MARKED_CODE_LENGTH`, which no marked block exceeds, because a range is expanded line by line. */
function withinBlock(lines: string): string {
  return lines.replace(/\d+/g, (number) => String(Math.min(Number(number), MARKED_CODE_LENGTH)));
}
