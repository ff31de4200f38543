import type { YAMLError } from 'yaml';
import type { Problem } from '../checks/problem';

/** A problem of YAML, before its file is known: an offset in the YAML takes the place of line and column. */
export interface YamlProblem extends Pick<Problem, 'message' | 'suggestion'> {
  offset: number;
}

/** Explains an error of the parser in words for an author; for common mistakes, with the corrected line. */
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
      if (!key) return { offset, message: 'a key and a colon are missing here, or this line is indented wrongly' };
      const begin = key[0].length;
      return {
        offset,
        message: 'a space is missing after the colon',
        suggestion: `${line.text.slice(0, begin)} ${line.text.slice(begin)}`.trim(),
      };
    }
    case 'BAD_SCALAR_START':
      return quoteIt(line, offset, `a value that begins with ${yaml.charAt(offset)} must be quoted`);
    case 'MISSING_CHAR': {
      const at = findOpenQuote(yaml);
      if (at === undefined) return { offset, message: plain(message) };
      return { offset: at, message: `the quotation that begins here with ${yaml.charAt(at)} is not closed` };
    }
    case 'BAD_INDENT':
      return /\[|\]/.test(message)
        ? { offset, message: 'a list that began with [ is not closed before this: ] is missing' }
        : /\{|\}/.test(message)
          ? { offset, message: 'a group that began with { is not closed before this: } is missing' }
          : { offset, message: plain(message) };
    case 'UNEXPECTED_TOKEN':
      if (/Block scalar header/.test(message))
        return quoteIt(line, offset, 'a value that begins with > or | must be quoted');
      if (/^\s*(?:- )?[\w-]+:\s+'/.test(line.text))
        return { offset, message: 'within single quotes an apostrophe is written twice; double quotes are easier' };
      if (/^\s*(?:- )?[\w-]+:\s+"/.test(line.text))
        return { offset, message: 'nothing may follow the closing quotation mark' };
      return { offset, message: plain(message) };
    default:
      return { offset, message: plain(message) };
  }
}

/** The problem that a value must be quoted, with the corrected line. */
export function quoteIt(line: Line, offset: number, message: string): YamlProblem {
  const parts = line.text.length < LINE_LIMIT ? /^(\s*(?:- )*[^\s:]+:\s+)(\S.*)$/.exec(line.text) : undefined;
  const suggestion = parts?.[1] && parts[2] && `${parts[1]}"${parts[2].trimEnd().replace(/(["\\])/g, '\\$1')}"`.trim();
  return { offset, message, ...(suggestion && { suggestion }) };
}

/** The offset of a quotation mark that is not closed on its line. */
function findOpenQuote(yaml: string): number | undefined {
  let begin = 0;
  for (const line of yaml.split('\n')) {
    const [before, quote] = line.length > LINE_LIMIT ? [] : (/^[^"']*[:,[-][ \t]+(["'])/.exec(line) ?? []);
    if (before && quote && !line.slice(before.length).includes(quote)) return begin + before.length - 1;
    begin += line.length + 1;
  }
  return undefined;
}

/** Lines longer than this many characters are not corrected: nobody wrote them by hand, and the patterns would take long on them. */
const LINE_LIMIT = 1000;

interface Line {
  text: string;
}

/** The line of a text that contains an offset; of a very long one, its beginning. */
export function lineAt(text: string, offset: number): Line {
  const begin = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(begin, end < 0 ? undefined : end).replace(/\r$/, '');
  return { text: line.slice(0, LINE_LIMIT) };
}

/** A message of the parser, to be part of a sentence of ours. */
function plain(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .replace(/^./, (first) => first.toLowerCase());
}
