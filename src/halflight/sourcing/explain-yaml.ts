import type { YAMLError } from 'yaml';
import type { Problem } from '../problem';
import { YAML_LINE_LIMIT } from '../limits';

/** A YAML problem whose file is not known yet: an offset in the YAML replaces line and column. */
export interface YamlProblem extends Pick<Problem, 'message' | 'suggestion'> {
  offset: number;
}

/** Explains a parser error to an author; for common mistakes, with the corrected line. */
export function explainYaml({ code, pos: [offset], message }: YAMLError, yaml: string): YamlProblem {
  const line = lineAt(yaml, offset);
  switch (code) {
    case 'TAB_AS_INDENT':
      return { offset, message: 'a tab cannot indent; use spaces' };
    case 'DUPLICATE_KEY':
      return { offset, message: `"${/^[^\s:]+/.exec(yaml.slice(offset))?.[0] ?? ''}" is given twice` };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /^[^:]*:\s.*:(?:\s|$)/.test(line.text)
        ? quoteIt(line, offset, 'a value that contains a colon and a space must be quoted')
        : { offset, message: 'the lines below are indented more than their key allows' };
    case 'MULTILINE_IMPLICIT_KEY': {
      const key = /^\s*(?:- )?([\w-]+):(?=\S)/.exec(line.text);
      if (!key) return { offset, message: CONTINUED };
      const begin = key[0].length;
      return {
        offset,
        message: 'a space is missing after the colon',
        suggestion: `${line.text.slice(0, begin)} ${line.text.slice(begin)}`.trim(),
      };
    }
    case 'BAD_SCALAR_START':
      return quoteIt(line, offset, `a value that begins with ${yaml.charAt(offset)} must be quoted`);
    case 'BLOCK_IN_FLOW':
      return quoteIt(line, offset, 'a value that contains a colon and a space must be quoted');
    case 'MISSING_CHAR': {
      if (/map values/.test(message)) return { offset, message: CONTINUED };
      const hash = /Comments/.test(message) ? findHash(yaml, line.begin + line.text.length) : undefined;
      if (hash) return hash;
      const at = findOpenQuote(yaml);
      if (at === undefined) return { offset, message: plain(message) };
      return { offset: at, message: `the quotation that begins here with ${yaml.charAt(at)} is not closed` };
    }
    case 'BAD_INDENT':
      return (
        findHash(yaml, offset) ??
        (/\[|\]/.test(message)
          ? { offset, message: 'a list that began with [ is not closed before this: ] is missing' }
          : /\{|\}/.test(message)
            ? { offset, message: 'a group that began with { is not closed before this: } is missing' }
            : { offset, message: plain(message) })
      );
    case 'UNEXPECTED_TOKEN':
      if (/Block scalar header/.test(message))
        return quoteIt(line, offset, 'a value that begins with > or | must be quoted');
      return explainRest(line) ?? { offset, message: plain(message) };
    default:
      return { offset, message: plain(message) };
  }
}

const CONTINUED = 'a colon is missing here; a line that continues the one above must be indented';

/** Explains text after the end of a value: its first character means more to YAML than to the author. */
function explainRest(line: Line): YamlProblem | undefined {
  const [, before = '', value = ''] = VALUE.exec(line.text) ?? [];
  const offset = line.begin + before.length;
  if (value.startsWith('*')) return quoteIt(line, offset, 'a value that begins with * must be quoted');
  const [, inside] = /^'([^"]*\w'\w[^"]*)'$/.exec(value.trim()) ?? [];
  if (inside !== undefined)
    return {
      offset,
      message: 'within single quotes an apostrophe is written twice; double quotes are easier',
      suggestion: `${before}"${inside}"`.trim(),
    };
  if (/^["']/.test(value))
    return quoteIt(
      line,
      offset,
      'nothing may follow the closing quotation mark; a text that begins with one must be quoted',
    );
  const closing = { '[': ']', '{': '}' }[value.charAt(0)];
  return closing === undefined
    ? undefined
    : quoteIt(
        line,
        offset,
        `nothing may follow the closing ${closing}; a text that begins with ${value.charAt(0)} must be quoted`,
      );
}

/** The problem of a # inside brackets that begins a comment, in the last such line before an offset; `undefined` if there is none. */
function findHash(yaml: string, end: number): YamlProblem | undefined {
  for (let at = end; at > 0; at = yaml.lastIndexOf('\n', at - 1)) {
    const { text, begin } = lineAt(yaml, at);
    const [before] = HASH_IN_BRACKETS.exec(text) ?? [];
    if (before !== undefined) {
      const quoted = text.replace(/(?<=[[{,]\s*)#[^,[\]{}"']*[^\s,[\]{}"']/g, '"$&"');
      return {
        offset: begin + before.length,
        message: 'a # begins a comment here; a value that contains one must be quoted',
        ...(quoted !== text && { suggestion: quoted.trim() }),
      };
    }
  }
  return undefined;
}

/** What precedes a # in brackets, if their closing bracket comes after it. */
const HASH_IN_BRACKETS = /^[^#"'[{]*[[{](?:[^#"']|"[^"]*"|'[^']*')*?(?<=[[{,\s])(?=#[^\s#].*[\]}])/;

/** Splits a line into a value and what precedes it. */
const VALUE = /^(\s*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\s:"'[{-][^\s:]*):\s+|(?<=- +)))(\S.*)$/;

/** The problem of a value that must be quoted, with the corrected line. */
export function quoteIt(line: Line, offset: number, message: string): YamlProblem {
  const [, before, value] = (line.text.length < YAML_LINE_LIMIT && VALUE.exec(line.text)) || [];
  if (before === undefined || value === undefined) return { offset, message };
  // Inside brackets, only one of the items is meant.
  const isItem = /^[[{]/.test(value) && offset > line.begin + before.length;
  const begin = isItem ? offset - line.begin : before.length;
  const [meant = ''] = (isItem ? /^[^,\]}]*[^\s,\]}]/ : /^.*\S/).exec(line.text.slice(begin)) ?? [];
  const quoted = `"${meant.replace(/(["\\])/g, '\\$1')}"`;
  return {
    offset,
    message,
    suggestion: `${line.text.slice(0, begin)}${quoted}${line.text.slice(begin + meant.length)}`.trim(),
  };
}

function findOpenQuote(yaml: string): number | undefined {
  let begin = 0;
  for (const line of yaml.split('\n')) {
    const [before, quote] = line.length > YAML_LINE_LIMIT ? [] : (/^[^"']*[:,[-][ \t]+(["'])/.exec(line) ?? []);
    if (before && quote && !line.slice(before.length).includes(quote)) return begin + before.length - 1;
    begin += line.length + 1;
  }
  return undefined;
}

interface Line {
  text: string;
  begin: number;
}

/** The line of a text that contains an offset; if very long, only its beginning. */
export function lineAt(text: string, offset: number): Line {
  const begin = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(begin, end < 0 ? undefined : end).replace(/\r$/, '');
  return { text: line.slice(0, YAML_LINE_LIMIT), begin };
}

/** A parser message, reworded so that it fits into a sentence of ours. */
function plain(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .replace(/^./, (first) => first.toLowerCase());
}
