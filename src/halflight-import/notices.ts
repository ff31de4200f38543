import { KINDS } from './tags/equals';
import { hideCode } from './tags/turn-tags';
import { markdownWriter } from './tags/writers';

/** An attribute list of kramdown on a line of its own, which belongs to the block above it. */
const ATTRIBUTES = /^([ \t]*)\{:([^{}\n]{1,200})\}[ \t]*$/;

/** The class of a notice in themes of Jekyll: `prompt-tip` in Chirpy; `notice`, `notice--info` in Minimal Mistakes. */
const CLASS = /(?:^|[\s."'])(?:notice(?:--([a-z]{1,20}))?|prompt-([a-z]{1,20}))(?=$|[\s."'])/;

/** `<div class="notice--info" markdown="1">`: a notice of several blocks. */
const OPENING = /^<div\s([^<>\n]{0,200})>[ \t]*$/;

/** Converts the notices in a Markdown text that themes of Jekyll make with a class. Code, and whatever else has a class, is left as it is. */
export function turnNotices(text: string): { text: string; turned: number } {
  const hidden = hideCode(text).split('\n');
  const out: string[] = [];
  const lines = text.split('\n');
  let turned = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent = '', attributes = ''] = ATTRIBUTES.exec(hidden[at] ?? '') ?? [];
    const kind = kindOf(attributes);
    const start = kind === undefined ? out.length : startOfBlock(out);
    if (kind !== undefined && start < out.length) {
      const block = out.splice(start);
      out.push(...(isQuote(block[0]) ? [`${indent}> [!${kind}]`, ...block] : quote(kind, block, indent)), '');
      turned += 1;
      continue;
    }
    const div = kindOf(OPENING.exec(hidden[at] ?? '')?.[1] ?? '');
    const end = div === undefined ? -1 : endOfDiv(hidden, at);
    if (div === undefined || end < 0) {
      out.push(line);
      continue;
    }
    if (out.length > 0 && out.at(-1)?.trim() !== '') out.push('');
    out.push(...quote(div, lines.slice(at + 1, end), ''), '');
    turned += 1;
    at = end;
  }
  return turned === 0 ? { text, turned } : { text: out.join('\n'), turned };
}

/** The kind of notice that attributes make of a block, if any. A theme's author may have added kinds. */
function kindOf(attributes: string): string | undefined {
  const match = CLASS.exec(attributes);
  if (!match) return undefined;
  const name = match[1] ?? match[2] ?? '';
  return (Object.hasOwn(KINDS, name) ? KINDS[name] : undefined) ?? 'NOTE';
}

const isQuote = (line = ''): boolean => /^[ \t]*>/.test(line);

/** Where the last block of these lines begins: a quotation, or else all lines below the last blank one. Code is none. */
function startOfBlock(lines: readonly string[]): number {
  const isFence = /^[ \t]*(?:`{3}|~{3})/.test(lines.at(-1) ?? '');
  const blank = isFence ? lines.length - 1 : lines.findLastIndex((line) => line.trim() === '');
  const quoted = lines.findLastIndex((line, at) => at > blank && isQuote(line));
  if (quoted < 0) return blank + 1;
  const above = lines.findLastIndex((line, at) => at > blank && at < quoted && !isQuote(line));
  return Math.max(blank, above) + 1;
}

function quote(kind: string, lines: readonly string[], indent: string): string[] {
  const inner = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n');
  return markdownWriter
    .note(kind, '', inner)
    .text.split('\n')
    .map((line) => indent + line);
}

/** The line on which the element that begins on a line ends; -1 if there is none, or there are others in it. */
function endOfDiv(lines: readonly string[], start: number): number {
  const next = lines.findIndex((line, at) => at > start && /<\/?div\b/.test(line));
  return /^<\/div>[ \t]*$/.test(lines[next] ?? '') ? next : -1;
}
