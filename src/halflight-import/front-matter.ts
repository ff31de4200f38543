import { parse as parseToml } from 'smol-toml';
import { readFrontMatter } from '../halflight/sourcing/read-front-matter';
import { toValues, type Values } from './values';

/** A parsed file of another program: its front matter, in any format, and its body. */
export interface ForeignText {
  values: Values;
  /** Whether there is any front matter. */
  found: boolean;
  body: string;
  /** The line on which the body begins, counted from 1. */
  bodyLine: number;
  /** What could not be parsed in the front matter, if anything. */
  mistake?: string;
}

/** Blank lines above front matter, which Hugo allows. */
const BLANK = /^(?:[ \t]*\n)+(?=(?:---|\+\+\+)[ \t]*\n[\w-]+[ \t]*[:=])/;

/** Parses front matter: YAML between `---`, TOML between `+++`, and JSON as in Hugo and Hexo. */
export function readForeignText(text: string): ForeignText {
  const [blank = ''] = BLANK.exec(text) ?? [];
  const rest = text.slice(blank.length);
  const read = readToml(rest) ?? readJson(rest) ?? readYaml(rest);
  if (!read) return { values: {}, found: false, body: text, bodyLine: 1 };
  return { ...read, bodyLine: read.bodyLine + blank.split('\n').length - 1 };
}

/** Splits off a pattern at the start of a text. Further down, the same syntax may be an example or prose. */
function split(text: string, pattern: RegExp): { head: string; body: string; bodyLine: number } | undefined {
  const match = pattern.exec(text);
  if (match?.index !== 0) return undefined;
  return { head: match[1] ?? '', body: text.slice(match[0].length), bodyLine: match[0].split('\n').length };
}

function readToml(text: string): ForeignText | undefined {
  const parts = split(text, /^\+\+\+[ \t]*\n([\s\S]*?)^\+\+\+[ \t]*(?:\n|$)/m);
  if (!parts || !text.startsWith('+++')) return undefined;
  const { head, ...rest } = parts;
  try {
    return { values: toValues(parseToml(head)), found: true, ...rest };
  } catch (error) {
    return { ...salvage(head, /^([\w-]+)\s*=\s*(.*)$/), found: true, ...rest, mistake: explain(error) };
  }
}

function readJson(text: string): ForeignText | undefined {
  const hexo = split(text, /^;;;[ \t]*\n([\s\S]*?)^;;;[ \t]*(?:\n|$)/m);
  const parts = text.startsWith(';;;') && hexo ? { ...hexo, head: `{${hexo.head}}` } : splitObject(text);
  if (!parts) return undefined;
  const { head, ...rest } = parts;
  try {
    const read: unknown = JSON.parse(head);
    return { values: typeof read === 'object' && read !== null ? toValues(read) : {}, found: true, ...rest };
  } catch (error) {
    return { values: {}, found: true, ...rest, mistake: explain(error) };
  }
}

/** Splits off the JSON object at the start of a text. */
function splitObject(text: string): { head: string; body: string; bodyLine: number } | undefined {
  if (!/^\{\s*["}]/.test(text)) return undefined;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0) continue;
    const end = index + 1;
    const body = text.slice(end).replace(/^[ \t]*\n/, '');
    return { head: text.slice(0, end), body, bodyLine: text.slice(0, text.length - body.length).split('\n').length };
  }
  return undefined;
}

/** Hexo does not require `---` above the front matter. */
const UNOPENED = /^((?=[^]{0,500}?^title:)(?:[\w-]+:[^\n]*\n|[ \t]+[^\n]*\n|- [^\n]*\n){1,100})---[ \t]*(?:\n|$)/m;

function readYaml(text: string): ForeignText | undefined {
  const parts = text.startsWith('---')
    ? split(text, /^---[ \t]*\n([\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\n|$)/m)
    : split(text, UNOPENED);
  if (!parts) return undefined;
  const { head, ...rest } = parts;
  const [read] = [head, indentQuoted(head)]
    .map((yaml) => readFrontMatter(`---\n${yaml}---\n`))
    .sort((a, b) => (a?.errors.length ?? 1) - (b?.errors.length ?? 1));
  const [mistake] = read?.errors ?? [];
  if (read && !mistake) return { values: toValues(read.values ?? {}), found: true, ...rest };
  const explained = mistake ? `line ${mistake.position.line}: ${mistake.message}` : 'it is not closed';
  return { ...salvage(head, /^([\w-]+)[ \t]*:[ \t]*(.*)$/), found: true, ...rest, mistake: explained };
}

/** Indents the further lines of quoted texts, which lenient parsers accept without. */
function indentQuoted(head: string): string {
  return head.replace(/^([\w-]+:[ \t]*)(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*')[ \t]*$/gm, (field) =>
    field.replaceAll('\n', '\n  '),
  );
}

/** The first lines of a text, each with a name and a value, up to a blank line. */
const METADATA = /^((?:[A-Za-z][\w-]{0,40}:[ \t]*[^\n]*\n(?:[ \t]{2,}\S[^\n]*\n)*){1,40})[ \t]*(?:\n|$)/;

/** Parses a text that begins with undelimited metadata, as in Pelican: `Title: Words`. Without a title, it has no metadata. */
export function readMetadata(text: string): ForeignText {
  const [whole = '', head = ''] = METADATA.exec(text) ?? [];
  const fields = Array.from(
    head.matchAll(/^([A-Za-z][\w-]*):[ \t]*([^\n]*(?:\n[ \t]{2,}\S[^\n]*)*)/gm),
    ([, key = '', value = '']) => [key.toLowerCase(), value.replace(/\s+/g, ' ').trim()] as const,
  ).filter(([, value]) => value !== '');
  if (!fields.some(([key]) => key === 'title')) return { values: {}, found: false, body: text, bodyLine: 1 };
  const bodyLine = whole.split('\n').length;
  return { values: toValues(Object.fromEntries(fields)), found: true, body: text.slice(whole.length), bodyLine };
}

/** Recovers what it can from malformed front matter: single-line fields, and simple lists below them. */
function salvage(head: string, field: RegExp): { values: Values } {
  const values: [string, string | string[]][] = [];
  for (const line of head.split('\n')) {
    const [, key, value = ''] = field.exec(line) ?? [];
    const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? [];
    const last = values.at(-1);
    if (key !== undefined) values.push([key, toPlain(value)]);
    else if (item !== undefined && last)
      last[1] = [last[1]]
        .flat()
        .filter(Boolean)
        .concat(String(toPlain(item)));
  }
  return { values: toValues(Object.fromEntries(values.filter(([, value]) => value !== ''))) };
}

function toPlain(written: string): string | string[] {
  const text = written.trim();
  const [, list] = /^\[(.*)\]$/.exec(text) ?? [];
  if (list !== undefined)
    return list
      .split(',')
      .map((item) => String(toPlain(item)))
      .filter(Boolean);
  return text.replace(/^(["'])(.*)\1$/, '$2');
}

function explain(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first;
}
