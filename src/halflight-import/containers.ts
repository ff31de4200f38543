import { findKind } from './tags/equals';
import { hideCode } from './tags/turn-tags';
import { markdownWriter } from './tags/writers';

/** `:::note`, `::: tip Title`, `:::tip[Title]{.class}`, `::note{title="Title"}`, `/// tip | Title`: how the containers of many parsers begin. */
const OPENING =
  /^([ \t]*)(:{2,}|\/{3,})[ \t]*([a-z][\w-]{0,40})[ \t]*(?:\[(.*)\])?(?:\|[ \t]*)?([^{}\n]*)(\{[^{}\n]*\})?[ \t]*$/i;
const CLOSING = /^[ \t]*(:{2,}|\/{3,})[ \t]*$/;

/** Containers that a reader opens. */
const OPENED = /^(?:details|spoiler|collapse|collapsible|accordion-item)$/;

/** Containers that only arrange what is in them, such as code in several languages. */
const ARRANGED =
  /^(?:(?:code|card|accordion|tabs?)-?(?:group|grid)|code-(?:tabs|tree|preview|collapse)|tabs|steps|raw|v-pre|accordion|div)$/;

/** Containers whose content is one of several parts, with a title. */
const PART = /^(?:tab|tabs-item)$/;

/** The values in YAML that may be at the top of a container of Nuxt Content. */
const VALUES = /^\s*---\n([^]{0,2000}?)\n---[ \t]*(?:\n|$)/;

/** More containers than anybody puts into each other; of those that are never closed, only so many are remembered. */
const DEPTH = 20;

/** Converts the containers in a Markdown text that are notes, or can be opened. Others, and code, are left as they are. */
export function turnContainers(text: string): { text: string; turned: number } {
  if (!/^[ \t]*(?:::|\/\/\/)/m.test(text)) return { text, turned: 0 };
  const lines = text.split('\n');
  const ends = findEnds(hideCode(text).split('\n'));
  let turned = 0;
  const render = (from: number, to: number): string[] => {
    const out: string[] = [];
    for (let at = from; at < to; at += 1) {
      const end = ends.get(at);
      const [, indent = '', , written = '', inBrackets, words = '', attributes = ''] =
        OPENING.exec(lines[at] ?? '') ?? [];
      const name = written.toLowerCase().replace(/^prose-/, '');
      const type = name === 'callout' ? attributeOf(attributes, 'type', 'color') : '';
      const found = findKind(type) ?? findKind(name);
      const isOpened = OPENED.test(name);
      const isTurned = isOpened || found !== undefined || ARRANGED.test(name) || PART.test(name);
      if (end === undefined || !isTurned || isBlank(lines.slice(at + 1, end))) {
        out.push(lines[at] ?? '');
        continue;
      }
      turned += 1;
      const whole = render(at + 1, end)
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n');
      const [values = '', yaml = ''] = VALUES.exec(whole) ?? [];
      const inner = whole.slice(values.length).replace(/^(?:[ \t]*\n)+|\s+$/g, '');
      const title = (
        inBrackets ??
        (words.trim().replace(/^(["'])(.*)\1$/, '$2') || attributeOf(attributes + yaml, 'title', 'label'))
      ).trim();
      const text = isOpened
        ? `<details>\n<summary>${title || 'Details'}</summary>\n\n${inner}\n\n</details>`
        : found
          ? markdownWriter.note(found.kind, title || found.title, inner).text
          : title && PART.test(name)
            ? `**${title}**\n\n${inner}`
            : inner;
      if (out.length > 0 && out.at(-1)?.trim() !== '') out.push('');
      out.push(...text.split('\n').map((line) => (line === '' ? line : indent + line)));
      if (end + 1 < lines.length && lines[end + 1]?.trim() !== '') out.push('');
      at = end;
    }
    return out;
  };
  return { text: render(0, lines.length).join('\n'), turned };
}

/** The value of an attribute, in `{type="tip"}` or `type: tip`; '' without one. */
function attributeOf(text: string, ...names: readonly string[]): string {
  const pattern = new RegExp(
    `(?:^|[\\s{])(?:${names.join('|')})(?:=|:[ \\t]+)(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\n}"' ][^\\n}]*))`,
  );
  const [, double, single, bare = ''] = pattern.exec(text) ?? [];
  return double ?? single ?? bare.trim();
}

const isBlank = (lines: readonly string[]): boolean => lines.every((line) => line.trim() === '');

/** The line on which each container ends, by the line on which it begins. Code is hidden in `lines`. */
function findEnds(lines: readonly string[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: { line: number; colons: number; sign: string | undefined }[] = [];
  lines.forEach((text, line) => {
    const [, , colons] = OPENING.exec(text) ?? [];
    if (colons !== undefined) {
      open.push({ line, colons: colons.length, sign: colons[0] });
      if (open.length > DEPTH) open.shift();
      return;
    }
    const closing = CLOSING.exec(text)?.[1];
    if (closing === undefined) return;
    // Like a fence, one ends at the first line with as many colons as its own, or more.
    const at = open.findLastIndex((each) => each.colons <= closing.length && each.sign === closing[0]);
    const [closed] = at < 0 ? [] : open.splice(at);
    if (closed) ends.set(closed.line, line);
  });
  return ends;
}
