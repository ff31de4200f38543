import { capitalize } from '../halflight/letter-case';
import { IMPORT_NESTING } from '../halflight/limits';
import { findKind, KINDS } from './tags/equals';
import { hideCode } from './tags/turn-tags';
import { markdownWriter, quoted } from './tags/writers';

interface Converted {
  text: string;
  /** How many blocks were converted. */
  turned: number;
}

/** Converts the blocks of other Markdown parsers: notes, tabs, and what expands. Leaves other blocks, and code, unchanged. */
export function convertBlocks(text: string): Converted {
  const result = { text, turned: 0 };
  if (/^[ \t]*(?:::|\/\/\/)/m.test(result.text)) add(turnBlocks(result.text, containers));
  if (/^[ \t]*(?:!{3}|\?{3}|={3})/m.test(result.text)) add(turnBlocks(result.text, indented));
  add(turnNotices(result.text));
  return result;

  function add(converted: Converted): void {
    result.text = converted.text;
    result.turned += converted.turned;
  }
}

/** A block in another syntax: its indentation, its content, its last line, and how its content is written here. */
interface Block {
  indent: string;
  inner: readonly string[];
  end: number;
  write: (inner: string) => string;
}

/** A syntax of blocks: finds the block that begins on a line. Code is masked in `hidden`. */
type Syntax = (lines: readonly string[], hidden: readonly string[]) => (at: number) => Block | undefined;

function turnBlocks(text: string, syntax: Syntax, depth = IMPORT_NESTING): Converted {
  const lines = text.split('\n');
  const blockAt = syntax(lines, hideCode(text).split('\n'));
  const out: string[] = [];
  let turned = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const block = depth > 0 ? blockAt(at) : undefined;
    if (!block) {
      out.push(lines[at] ?? '');
      continue;
    }
    const { indent, end } = block;
    const inner = turnBlocks(block.inner.join('\n'), syntax, depth - 1);
    turned += 1 + inner.turned;
    if (out.length > 0 && out.at(-1)?.trim() !== '') out.push('');
    const written = block.write(inner.text).split('\n');
    out.push(...written.map((line) => (line === '' ? line : indent + line)));
    if (end + 1 < lines.length && lines[end + 1]?.trim() !== '') out.push('');
    at = end;
  }
  return { text: out.join('\n'), turned };
}

/** A text without blank lines at its start, or spaces at its end. */
const trimmed = (text: string): string => text.replace(/^(?:[ \t]*\n)+|\s+$/g, '');

/** `:::note`, `::: tip Title`, `:::tip[Title]{.class}`, `::note{title="Title"}`, `/// tip | Title`: container openings of various parsers. */
const OPENING =
  /^([ \t]*)(:{2,}|\/{3,})[ \t]*([a-z][\w-]{0,40})[ \t]*(?:\[(.*)\])?(?:\|[ \t]*)?([^{}\n]*)(\{[^{}\n]*\})?[ \t]*$/i;
const CLOSING = /^[ \t]*(:{2,}|\/{3,})[ \t]*$/;

/** Containers that expand, like `<details>`. */
const OPENED = /^(?:details|spoiler|collapse|collapsible|accordion-item)$/;

/** Containers that only group their content, such as code in several languages. */
const ARRANGED =
  /^(?:(?:code|card|accordion|tabs?)-?(?:group|grid)|code-(?:tabs|tree|preview|collapse)|tabs|steps|raw|v-pre|accordion|div)$/;

/** Containers that hold one of several titled parts. */
const PART = /^(?:tab|tabs-item)$/;

/** The YAML values that may open a container of Nuxt Content. */
const VALUES = /^\s*---\n([^]{0,2000}?)\n---[ \t]*(?:\n|$)/;

/** Containers that are notes, expand, or only arrange their content. */
const containers: Syntax = (lines, hidden) => {
  const ends = findEnds(hidden);
  return (at) => {
    const end = ends.get(at);
    const [, indent = '', , written = '', inBrackets, words = '', attributes = ''] =
      OPENING.exec(lines[at] ?? '') ?? [];
    const name = written.toLowerCase().replace(/^prose-/, '');
    const found = findKind(name === 'callout' ? attributeOf(attributes, 'type', 'color') : '') ?? findKind(name);
    const isKnown = found !== undefined || [OPENED, ARRANGED, PART].some((names) => names.test(name));
    if (end === undefined || !isKnown) return undefined;
    const inner = lines.slice(at + 1, end);
    if (inner.every((line) => line.trim() === '')) return undefined;
    const write = (whole: string): string => {
      const [values = '', yaml = ''] = VALUES.exec(whole) ?? [];
      const content = trimmed(whole.slice(values.length));
      const named = words.trim().replace(/^(["'])(.*)\1$/, '$2') || attributeOf(attributes + yaml, 'title', 'label');
      const title = (inBrackets ?? named).trim();
      if (OPENED.test(name)) return `<details>\n<summary>${title || 'Details'}</summary>\n\n${content}\n\n</details>`;
      if (found) return markdownWriter.note(found.kind, title || found.title, content).text;
      return title && PART.test(name) ? `**${title}**\n\n${content}` : content;
    };
    return {
      indent,
      inner: inner.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
      end,
      write,
    };
  };
};

/** The value of an attribute in `{type="tip"}` or `type: tip`; '' if there is none. */
function attributeOf(text: string, ...names: readonly string[]): string {
  const pattern = new RegExp(
    `(?:^|[\\s{])(?:${names.join('|')})(?:=|:[ \\t]+)(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\n}"' ][^\\n}]*))`,
  );
  const [, double, single, bare = ''] = pattern.exec(text) ?? [];
  return double ?? single ?? bare.trim();
}

/** The last line of each container, by its first. */
function findEnds(lines: readonly string[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: { line: number; colons: number; sign: string | undefined }[] = [];
  lines.forEach((text, line) => {
    const [, , colons] = OPENING.exec(text) ?? [];
    if (colons !== undefined) {
      open.push({ line, colons: colons.length, sign: colons[0] });
      // No more unclosed containers than this are tracked.
      if (open.length > IMPORT_NESTING) open.shift();
      return;
    }
    const closing = CLOSING.exec(text)?.[1];
    if (closing === undefined) return;
    // Like a code fence, a container ends at the first line with at least as many colons as its opening.
    const at = open.findLastIndex((each) => each.colons <= closing.length && each.sign === closing[0]);
    const [closed] = at < 0 ? [] : open.splice(at);
    if (closed) ends.set(closed.line, line);
  });
  return ends;
}

/** `!!! note "A title"`, `??? tip`, `???+ tip`: the first line of an admonition of Python-Markdown, whose content is indented. */
const NOTE = /^([ \t]*)(!{3}|\?{3}\+?)[ \t]+([a-z][\w-]{0,40})(?:[ \t]+[\w-]{1,40}){0,5}(?:[ \t]+"(.*)")?[ \t]*$/i;

/** `=== "A title"`: the first line of a tab of Material for MkDocs. */
const TAB = /^([ \t]*)={3}[!+]?[ \t]+"(.*)"[ \t]*$/;

/** How an admonition folds, by the sign before it. */
const FOLDS: Readonly<Record<string, string>> = { '???': '-', '???+': '+' };

/** The admonitions and tabs of Python-Markdown, as in MkDocs. */
const indented: Syntax = (lines, hidden) => (at) => {
  const line = /^[ \t]*[!?=]/.test(hidden[at] ?? '') ? (lines[at] ?? '') : '';
  const [, indent = '', sign = '', name = '', title] = NOTE.exec(line) ?? [];
  const [, indentOfTab = indent, tab] = TAB.exec(line) ?? [];
  const end = name || tab !== undefined ? endOfIndented(lines, at, indentOfTab) : at;
  if (end === at) return undefined;
  const inner = lines
    .slice(at + 1, end + 1)
    .map((each) => each.slice(indentOfTab.length).replace(/^(?: {1,4}|\t)/, ''));
  const write = (content: string): string => {
    if (tab !== undefined) return `**${tab}**\n\n${trimmed(content)}`;
    const found = findKind(name) ?? { kind: 'NOTE', title: capitalize(name.replaceAll('-', ' ')) };
    const words = title ?? found.title;
    return `> [!${found.kind}]${FOLDS[sign] ?? ''}${words && ` ${words}`}\n${quoted(trimmed(content))}`;
  };
  return { indent: indentOfTab, inner, end, write };
};

/** The last line of the indented block below a line; the line itself if there is none. */
function endOfIndented(lines: readonly string[], start: number, indent: string): number {
  let end = start;
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (!line.startsWith(indent) || !/^(?: {4}|\t)/.test(line.slice(indent.length))) break;
    end = at;
  }
  return end;
}

/** An attribute list of kramdown on its own line, which belongs to the block above it. */
const ATTRIBUTES = /^([ \t]*)\{:([^{}\n]{1,200})\}[ \t]*$/;

/** The class of a notice in Jekyll themes: `prompt-tip` in Chirpy; `notice`, `notice--info` in Minimal Mistakes. */
const CLASS = /(?:^|[\s."'])(?:notice(?:--([a-z]{1,20}))?|prompt-([a-z]{1,20}))(?=$|[\s."'])/;

/** `<div class="notice--info" markdown="1">`: a notice of several blocks. */
const NOTICE_OPENING = /^<div\s([^<>\n]{0,200})>[ \t]*$/;

/** Converts the notices that Jekyll themes mark with a class. */
function turnNotices(text: string): Converted {
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
    const div = kindOf(NOTICE_OPENING.exec(hidden[at] ?? '')?.[1] ?? '');
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
  return { text: out.join('\n'), turned };
}

/** The kind of notice that attributes turn a block into, if any. A theme may add its own kinds. */
function kindOf(attributes: string): string | undefined {
  const match = CLASS.exec(attributes);
  if (!match) return undefined;
  const name = match[1] ?? match[2] ?? '';
  return (Object.hasOwn(KINDS, name) ? KINDS[name] : undefined) ?? 'NOTE';
}

const isQuote = (line = ''): boolean => /^[ \t]*>/.test(line);

/** The first line of the last block: a quotation, or else everything after the last blank line. Code blocks do not count. */
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
  return `> [!${kind}]\n${quoted(inner)}`.split('\n').map((line) => indent + line);
}

/** The last line of the element that begins on a line; -1 if it is not closed or contains nested ones. */
function endOfDiv(lines: readonly string[], start: number): number {
  const next = lines.findIndex((line, at) => at > start && /<\/?div\b/.test(line));
  return /^<\/div>[ \t]*$/.test(lines[next] ?? '') ? next : -1;
}
