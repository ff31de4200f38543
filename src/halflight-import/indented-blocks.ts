import { capitalize } from '../halflight/letter-case';
import { findKind } from './tags/equals';
import { hideCode } from './tags/turn-tags';

/** `!!! note "A title"`, `??? tip`, `???+ tip`: how the notes of Python-Markdown begin. What is in them is indented. */
const NOTE = /^([ \t]*)(!{3}|\?{3}\+?)[ \t]+([a-z][\w-]{0,40})(?:[ \t]+[\w-]{1,40}){0,5}(?:[ \t]+"(.*)")?[ \t]*$/i;

/** `=== "A title"`: how a tab of Material for MkDocs begins. */
const TAB = /^([ \t]*)={3}[!+]?[ \t]+"(.*)"[ \t]*$/;

/** More blocks than anybody puts into each other. */
const DEPTH = 20;

/** Converts the notes and tabs of Python-Markdown, whose content is indented, as in MkDocs. Code is left as it is. */
export function turnIndentedBlocks(text: string): { text: string; turned: number } {
  if (!/^[ \t]*(?:!{3}|\?{3}|={3})/m.test(text)) return { text, turned: 0 };
  const result = turnLines(text.split('\n'), DEPTH);
  return result.turned === 0 ? { text, turned: 0 } : { text: result.lines.join('\n'), turned: result.turned };
}

function turnLines(lines: readonly string[], depth: number): { lines: string[]; turned: number } {
  const hidden = hideCode(lines.join('\n')).split('\n');
  const out: string[] = [];
  let turned = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isCode = !/^[ \t]*[!?=]/.test(hidden[at] ?? '');
    const note = isCode ? null : NOTE.exec(line);
    const tab = isCode ? null : TAB.exec(line);
    const [, indent = ''] = note ?? tab ?? [];
    const end = (note ?? tab) && depth > 0 ? endOf(lines, at, indent) : at;
    if (end === at) {
      out.push(line);
      continue;
    }
    const inner = turnLines(
      lines.slice(at + 1, end + 1).map((each) => dedent(each, indent)),
      depth - 1,
    );
    turned += 1 + inner.turned;
    if (out.length > 0 && out.at(-1)?.trim() !== '') out.push('');
    const written = note
      ? writeNote(note, inner.lines)
      : [`**${tab?.[2] ?? ''}**`, '', ...withoutBlankStart(inner.lines)];
    out.push(...written.map((each) => (each === '' ? '' : indent + each)));
    if (end + 1 < lines.length && lines[end + 1]?.trim() !== '') out.push('');
    at = end;
  }
  return { lines: out, turned };
}

function writeNote([, , sign = '', name = '', title]: RegExpExecArray, lines: readonly string[]): string[] {
  const found = findKind(name) ?? { kind: 'NOTE', title: capitalize(name.replaceAll('-', ' ')) };
  const words = title ?? found.title;
  const fold = sign === '???' ? '-' : sign === '???+' ? '+' : '';
  return [
    `> [!${found.kind}]${fold}${words && ` ${words}`}`,
    ...withoutBlankStart(lines).map((line) => (line.trim() === '' ? '>' : `> ${line}`)),
  ];
}

const withoutBlankStart = (lines: readonly string[]): readonly string[] =>
  lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => line.trim() !== ''),
    ),
  );

/** A line without the indentation of the block that it is in. */
function dedent(line: string, indent: string): string {
  return line.slice(indent.length).replace(/^(?: {1,4}|\t)/, '');
}

/** The last line of what is indented below a line; the line itself if nothing is. */
function endOf(lines: readonly string[], start: number, indent: string): number {
  let end = start;
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (!line.startsWith(indent) || !/^(?: {4}|\t)/.test(line.slice(indent.length))) break;
    end = at;
  }
  return end;
}
