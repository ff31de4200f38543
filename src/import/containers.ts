import { KINDS } from './tags/equals';
import { hideCode } from './tags/turn-tags';
import { markdownWriter } from './tags/writers';

/** `:::note`, `::: tip Title`, `:::tip[Title]{.class}`: how the containers of many parsers begin. */
const OPENING = /^([ \t]*)(:{3,})[ \t]*([a-z][\w-]{0,40})[ \t]*(?:\[(.*)\])?([^{}\n]*)(?:\{[^{}\n]*\})?[ \t]*$/i;
const CLOSING = /^[ \t]*(:{3,})[ \t]*$/;

/** Containers that a reader opens. */
const OPENED = /^(?:details|spoiler|collapse)$/;

/** More containers than anybody puts into each other; of those that are never closed, only so many are remembered. */
const DEPTH = 20;

/** Converts the containers in a Markdown text that are notes, or can be opened. Others, and code, are left as they are. */
export function turnContainers(text: string): { text: string; turned: number } {
  if (!/^[ \t]*:::/m.test(text)) return { text, turned: 0 };
  const lines = text.split('\n');
  const ends = findEnds(hideCode(text).split('\n'));
  let turned = 0;
  const render = (from: number, to: number): string[] => {
    const out: string[] = [];
    for (let at = from; at < to; at += 1) {
      const end = ends.get(at);
      const [, indent = '', , name = '', inBrackets, words = ''] = OPENING.exec(lines[at] ?? '') ?? [];
      const kind = name.toLowerCase();
      const isOpened = OPENED.test(kind);
      if (end === undefined || !(isOpened || Object.hasOwn(KINDS, kind)) || isBlank(lines.slice(at + 1, end))) {
        out.push(lines[at] ?? '');
        continue;
      }
      turned += 1;
      const inner = render(at + 1, end)
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n')
        .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
      const title = (inBrackets ?? words).trim();
      const written = isOpened
        ? `<details>\n<summary>${title || 'Details'}</summary>\n\n${inner}\n\n</details>`
        : markdownWriter.note(KINDS[kind] ?? 'NOTE', title, inner).text;
      if (out.length > 0 && out.at(-1)?.trim() !== '') out.push('');
      out.push(...written.split('\n').map((line) => (line === '' ? line : indent + line)));
      if (end + 1 < lines.length && lines[end + 1]?.trim() !== '') out.push('');
      at = end;
    }
    return out;
  };
  return { text: render(0, lines.length).join('\n'), turned };
}

const isBlank = (lines: readonly string[]): boolean => lines.every((line) => line.trim() === '');

/** The line on which each container ends, by the line on which it begins. Code is hidden in `lines`. */
function findEnds(lines: readonly string[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: { line: number; colons: number }[] = [];
  lines.forEach((text, line) => {
    const [, , colons] = OPENING.exec(text) ?? [];
    if (colons !== undefined) {
      open.push({ line, colons: colons.length });
      if (open.length > DEPTH) open.shift();
      return;
    }
    const closing = CLOSING.exec(text)?.[1]?.length;
    if (closing === undefined) return;
    // Like a fence, one ends at the first line with as many colons as its own, or more.
    const at = open.findLastIndex((each) => each.colons <= closing);
    const [closed] = at < 0 ? [] : open.splice(at);
    if (closed) ends.set(closed.line, line);
  });
  return ends;
}
