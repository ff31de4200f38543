/** A BibTeX entry as written, and the positions of its parts. */
export interface BibtexEntry {
  /** In lower case: `article`. */
  type: string;
  key: string;
  /** The whole source, from the `@` to the last brace. */
  text: string;
  /** Where it begins, and where its key is, as indexes into the file. */
  offset: number;
  keyOffset: number;
  /** Where each field's value begins, by field name in lower case. */
  fields: Map<string, number>;
  /** The values that are a single text, as written between braces or quotes, by field name in lower case. */
  texts: Map<string, string>;
  /** The indexes of the quotes around texts. */
  quotes: number[];
}

/** Something that cannot be parsed, at an index of the file. */
export interface BibtexMistake {
  offset: number;
  kind: string;
  message: string;
}

export interface BibtexFile {
  entries: BibtexEntry[];
  /** Each `@string{...}` as written, and the abbreviations that it defines, in lower case. */
  strings: { text: string; names: string[] }[];
  mistakes: BibtexMistake[];
}

/** Every word of a text, in lower case, that may be an abbreviation. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[^\s,{}()="#%@]+/g));
}

/** Where a value ends, and whether it is a single text in braces or quotes; or where its unclosed part begins. */
type End = { end: number; isText: boolean } | { open: number };

/**
 * Splits a BibTeX file into entries without interpreting their values. An entry with unbalanced braces is a mistake; scanning resumes at the next
 * line that begins with an `@` and a word. As in BibTeX, text between entries is a comment.
 */
export function scanBibtex(source: string): BibtexFile {
  const file: BibtexFile = { entries: [], strings: [], mistakes: [] };
  let position = 0;
  while (position < source.length) {
    const start = findEntry(source, position);
    if (start === -1) break;
    position = readEntry(source, start, file);
  }
  return file;
}

const BEGINNING = /@[ \t]*([a-z]+)[ \t\r\n]*([{(])/iy;

/** Where the next entry begins; -1 if there is none. A line that begins with `%` is a comment. */
function findEntry(source: string, from: number): number {
  for (let at = source.indexOf('@', from); at !== -1; at = source.indexOf('@', at + 1)) {
    BEGINNING.lastIndex = at;
    const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
    if (BEGINNING.test(source) && !/^\s*%/.test(line)) return at;
  }
  return -1;
}

function readEntry(source: string, start: number, file: BibtexFile): number {
  BEGINNING.lastIndex = start;
  const [head = '', type = '', brace = '{'] = BEGINNING.exec(source) ?? [];
  const inside = start + head.length;
  const closer = brace === '{' ? '}' : ')';
  const name = type.toLowerCase();
  if (name === 'comment' || name === 'preamble') {
    const closed = closeOf(source, inside, closer);
    return closed === -1 ? nextStart(source, inside) : closed + 1;
  }
  const read = readFields(source, inside, closer, name === 'string');
  if ('mistake' in read) {
    file.mistakes.push(read.mistake);
    return nextStart(source, inside);
  }
  const text = source.slice(start, read.end);
  if (name === 'string') file.strings.push({ text, names: [...read.entry.fields.keys()] });
  else file.entries.push({ type: name, text, offset: start, ...read.entry });
  return read.end;
}

type Fields =
  | { end: number; entry: Pick<BibtexEntry, 'key' | 'keyOffset' | 'fields' | 'texts' | 'quotes'> }
  | { mistake: BibtexMistake };

function readFields(source: string, inside: number, closer: string, isString: boolean): Fields {
  const fields = new Map<string, number>();
  const texts = new Map<string, string>();
  const quotes: number[] = [];
  let at = skipBlanks(source, inside);
  let key = '';
  const keyOffset = at;
  const wrong = (offset: number, kind: string, message: string): Fields => ({ mistake: { offset, kind, message } });
  if (!isString) {
    key = /^[^\s,{}()=]*/.exec(source.slice(at, at + 500))?.[0] ?? '';
    at = skipBlanks(source, at + key.length);
    if (key === '' || source[at] === '=')
      return wrong(
        keyOffset,
        'no-key',
        'the entry has no key: write one behind the brace, such as @article{lovelace1843,',
      );
    if (source[at] === closer) return { end: at + 1, entry: { key, keyOffset, fields, texts, quotes } };
    if (source[at] !== ',') return wrong(at, 'bad-bibtex', `a comma is missing behind the key "${key}" of this entry`);
    at = skipBlanks(source, at + 1);
  }
  let last: { field: string; from: number; end: number } | undefined;
  for (;;) {
    if (at >= source.length || startsEntry(source, at)) {
      // The entry's last brace closed an unclosed field: the rest of that value looks like other fields.
      if (last && /\n\s*[a-z]+\s*=\s*[{"\d]/i.test(source.slice(last.from, last.end)))
        return wrong(last.from, 'unbalanced-brace', notClosed(source, last.from, last.field, key));
      return wrong(
        inside - 1,
        'unbalanced-brace',
        `the entry${named(key)} is not closed: "${closer}" is missing at its end`,
      );
    }
    if (source[at] === closer) return { end: at + 1, entry: { key, keyOffset, fields, texts, quotes } };
    const field = /^[^\s,{}()="#%@]+/.exec(source.slice(at, at + 80))?.[0];
    if (field === undefined)
      return wrong(
        at,
        'bad-bibtex',
        `here the name of a field is expected, such as "title = {...}"; found ${show(source, at)}`,
      );
    const nameAt = at;
    at = skipBlanks(source, at + field.length);
    if (source[at] !== '=')
      return wrong(
        nameAt,
        'bad-bibtex',
        `"${field}" has no value: write ${field} = {...}, or put a comma behind the field before it`,
      );
    at = skipBlanks(source, at + 1);
    fields.set(field.toLowerCase(), at);
    const value = readValue(source, at, quotes);
    if ('open' in value) return wrong(value.open, 'unbalanced-brace', notClosed(source, value.open, field, key));
    if (value.isText) texts.set(field.toLowerCase(), source.slice(at + 1, value.end - 1));
    last = { field, from: at, end: value.end };
    at = skipBlanks(source, value.end);
    if (source[at] === ',') at = skipBlanks(source, at + 1);
    else if (source[at] !== closer && at < source.length && !startsEntry(source, at))
      return wrong(
        at,
        'bad-bibtex',
        `behind the value of "${field}" a comma is expected, or "${closer}"; found ${show(source, at)}`,
      );
  }
}

function notClosed(source: string, at: number, field: string, key: string): string {
  return `the ${source[at] === '"' ? 'quote' : 'brace'} that opens here, in "${field}"${key && ` of ${key}`}, is not closed`;
}

const named = (key: string): string => key && ` "${key}"`;
const show = (source: string, at: number): string => JSON.stringify(source.slice(at, at + 12).split('\n')[0]);

/** The end of a value: texts in braces or quotes, numbers and abbreviations, joined by `#`. */
function readValue(source: string, from: number, quotes: number[]): End {
  let at = from;
  for (;;) {
    const isText = source[at] === '{' || source[at] === '"';
    const isAlone = isText && at === from;
    if (isText) {
      const end = textEnd(source, at);
      if (end === -1) return { open: at };
      if (source[at] === '"') quotes.push(at, end - 1);
      at = end;
    } else {
      const word = /^[^\s,{}()="#%]*/.exec(source.slice(at, at + 500))?.[0] ?? '';
      at += word.length;
    }
    const next = skipBlanks(source, at);
    if (source[next] !== '#') return { end: at, isText: isAlone };
    at = skipBlanks(source, next + 1);
  }
}

/** Where a text in braces or quotes ends; -1 if it is not closed before the next entry. */
function textEnd(source: string, from: number): number {
  const isQuoted = source[from] === '"';
  let depth = isQuoted ? 0 : 1;
  for (let at = from + 1; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth < 0) return -1;
      if (depth === 0 && !isQuoted) return at + 1;
    } else if (sign === '"' && isQuoted && depth === 0) return at + 1;
    else if (sign === '@' && startsEntry(source, at)) return -1;
  }
  return -1;
}

/** Whether a line begins an entry; inside a text, that means that a closing brace is missing before it. */
function startsEntry(source: string, at: number): boolean {
  return (
    (at === 0 || source[at - 1] === '\n') &&
    /^@[a-z]+[ \t]*[{(][ \t]*[^\s,{}()=]+[ \t]*[,=]/i.test(source.slice(at, at + 200))
  );
}

function nextStart(source: string, from: number): number {
  for (let at = source.indexOf('\n@', from); at !== -1; at = source.indexOf('\n@', at + 1))
    if (startsEntry(source, at + 1)) return at + 1;
  return source.length;
}

/** The index of the brace that closes what begins at `from`; -1 if there is none. */
function closeOf(source: string, from: number, closer: string): number {
  const opener = closer === '}' ? '{' : '(';
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === opener) depth += 1;
    else if (source[at] === closer && (depth -= 1) === 0) return at;
  }
  return -1;
}

/** The next index that is neither blank nor in a `%` comment. */
function skipBlanks(source: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < source.length && /\s/.test(source[at] ?? '')) at += 1;
    if (source[at] !== '%') return at;
    const end = source.indexOf('\n', at);
    at = end === -1 ? source.length : end;
  }
}
