import { readArguments, type FoundTag, type Tag, type TagContext, type TagSyntax, type Turned } from './tag';

/** A tag without an equivalent here, which stays in the text. */
export interface LeftTag {
  name: string;
  /** The line of the text, counted from 1. */
  line: number;
}

interface Token extends FoundTag {
  start: number;
  end: number;
  /** Its content, if that is not parsed. */
  verbatim?: string;
  closedBy?: Token;
}

/** Converts the tags in a text, and returns those that stay. Leaves code unchanged. */
export function turnTags(
  text: string,
  syntax: TagSyntax,
  context: TagContext,
): { text: string; turned: number; left: LeftTag[] } {
  const tokens = pair(findTokens(text, syntax));
  const left: LeftTag[] = [];
  let turned = 0;
  let lineStart = 0;
  let line = 1;
  const lineAt = (offset: number) => {
    if (offset < lineStart) [lineStart, line] = [0, 1];
    line += text.slice(lineStart, offset).split('\n').length - 1;
    lineStart = offset;
    return line;
  };
  const render = (from: number, to: number, first: number): string => {
    let out = '';
    let at = from;
    for (let index = first; index < tokens.length; index += 1) {
      const token = tokens[index];
      if (!token || token.start >= to) break;
      if (token.start < at) continue;
      out += text.slice(at, token.start);
      const last = token.closedBy ?? token;
      const inner = token.verbatim ?? (token.closedBy && render(token.end, token.closedBy.start, index + 1));
      const result = turnOne(toTag(token, inner), syntax, context);
      at = last.end;
      if (result) {
        turned += 1;
        out = result.block ? asParagraph(out, result.text, text.slice(at, at + 2)) : out + result.text;
        continue;
      }
      // A closing tag without an opening one is not reported.
      if (token.closes === undefined) left.push({ name: token.name, line: lineAt(token.start) });
      out += text.slice(token.start, token.end);
      if (last !== token) out += `${inner ?? ''}${text.slice(last.start, last.end)}`;
      else if (token.verbatim !== undefined) at = token.end;
    }
    return out + text.slice(at, to);
  };
  const result = render(0, text.length, 0);
  return { text: result, turned, left: left.sort((a, b) => a.line - b.line) };
}

function toTag({ name, raw }: FoundTag, inner: string | undefined): Tag {
  return { name: name.toLowerCase(), raw: raw.trim(), ...readArguments(raw), ...(inner !== undefined && { inner }) };
}

function turnOne(tag: Tag, { turns, other }: TagSyntax, context: TagContext): Turned | undefined {
  const known = Object.hasOwn(turns, tag.name) ? turns[tag.name]?.(tag, context) : undefined;
  const result = known ?? other?.(tag, context);
  return typeof result === 'string' ? { text: result } : result;
}

/** Appends a separate paragraph to a text; within a list or quotation it stays in place. */
function asParagraph(before: string, text: string, after: string): string {
  const lineStart = before.lastIndexOf('\n') + 1;
  const line = before.slice(lineStart);
  const [, signs = ''] = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)$/.exec(line) ?? [];
  // There are words before it on its line.
  if (line !== signs) return `${before.trimEnd()}\n\n${text}${after.startsWith('\n') ? '' : '\n\n'}`;
  const [indented, end] = [text.replaceAll('\n', `\n${signs.replace(/[^ \t>]/g, ' ')}`), after.startsWith('\n')];
  if (signs !== '') return before + indented + (end || after === '' ? '' : '\n\n');
  const isFirst = before.trim() === '' || /\n[ \t]*\n$/.test(before);
  return `${before}${isFirst ? '' : '\n'}${text}${end ? (after.trim() === '' ? '' : '\n') : '\n\n'}`;
}

function findTokens(text: string, { pattern, read, endOf, inCode }: TagSyntax): Token[] {
  const masked = inCode ? text : hideCode(text, endOf && pattern);
  const tokens: Token[] = [];
  const finder = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  for (let match = finder.exec(masked); match; match = finder.exec(masked)) {
    const [start, end] = [match.index, match.index + match[0].length];
    // Tags are found in the masked text, but read from the original, where code in them is visible.
    const written = new RegExp(`^(?:${pattern.source})`, pattern.flags.replace('g', '')).exec(text.slice(start, end));
    const found = written ? read(written) : undefined;
    if (!found) continue;
    const ending = found.closes === undefined ? endOf?.(found.name.toLowerCase()) : undefined;
    const close = ending?.exec(text.slice(end));
    if (close) {
      const closeEnd = end + close.index + close[0].length;
      const verbatim = text.slice(end, end + close.index);
      tokens.push({ ...found, start, end, verbatim, closedBy: { ...found, start: end + close.index, end: closeEnd } });
      finder.lastIndex = closeEnd;
    } else tokens.push({ ...found, start, end });
  }
  return tokens;
}

/** Assigns each closing tag to its opening one. */
function pair(tokens: readonly Token[]): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.closes === undefined) {
      if (!token.single && !token.closedBy) open.push(token);
      continue;
    }
    const at = open.findLastIndex(({ name }) => token.closes === '' || name === token.closes);
    if (at < 0) continue;
    const [opener] = open.splice(at);
    if (opener) opener.closedBy = token;
  }
  return [...tokens];
}

/** A private-use character, which texts do not contain. */
const HIDDEN = '\uE000';

/** Masks the code in a text, that is the content of fences and backticks, without changing its length. */
export function hideCode(text: string, ignored?: RegExp): string {
  const out: string[] = [];
  let fence: string | undefined;
  let until: RegExp | undefined;
  let plain: string[] = [];
  const flush = () => {
    out.push(...hideSpans(plain.join('\n')).split('\n').slice(0, plain.length));
    plain = [];
  };
  for (const line of text.split('\n')) {
    const [, mark = '', rest = ''] = /^[ \t>]*(?:[-*+] {1,4}|\d+[.)] {1,4})?(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (until) {
      plain.push(line);
      if (until.test(line)) until = undefined;
    } else if (fence !== undefined) {
      out.push(HIDDEN.repeat(line.length));
      if (mark.startsWith(fence) && rest.trim() === '') fence = undefined;
    } else if (mark && !(mark.startsWith('`') && rest.includes('`'))) {
      if (plain.length > 0) flush();
      fence = mark;
      out.push(HIDDEN.repeat(line.length));
    } else {
      plain.push(line);
      const [, name] = (ignored && /\{%-?\s*(highlight|codeblock|raw)\b/.exec(line)) ?? [];
      if (name !== undefined && !new RegExp(`\\{%-?\\s*end${name}\\b`).test(line))
        until = new RegExp(`\\{%-?\\s*end${name}\\b`);
    }
  }
  if (plain.length > 0) flush();
  return out.join('\n');
}

/** Masks code spans, which cannot extend beyond their paragraph. */
function hideSpans(text: string): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) =>
      paragraph.includes('`')
        ? paragraph.replace(/(?<!`)(`{1,9})(?!`)([^`]|(?!\1(?!`))`+)*?(?<!`)\1(?!`)/g, (span) =>
            span.replace(/[^\n]/g, HIDDEN),
          )
        : paragraph,
    )
    .join('');
}
