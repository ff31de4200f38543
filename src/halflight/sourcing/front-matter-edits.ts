import {
  CST,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Path = readonly PropertyKey[];

/** A range of a text, as offsets, and its replacement. */
export interface Replacement {
  from: number;
  to: number;
  text: string;
}

/**
 * Edits of YAML that keep everything else as written: comments, order, quotes, line endings. Each returns the replacements in the text, or none if
 * the edit is not possible: values behind an alias and unusual layouts are left to the author.
 */
export interface YamlEdits {
  rename: (path: Path, name: string) => Replacement[];
  /** Renames a field, and turns its value into a list. */
  renameToList: (path: Path, name: string) => Replacement[];
  setText: (path: Path, text: string) => Replacement[];
  /** Removes a top-level field and its line. */
  remove: (name: string) => Replacement[];
  /** Removes an item from a top-level list, or the whole list if it is the only item. */
  removeItem: (name: string, index: number) => Replacement[];
  /** Moves texts from one field to the end of the list in another. */
  moveToList: (name: string, list: string, texts: readonly string[]) => Replacement[];
}

/** The edits of a document; `yaml` is the text that it was parsed from. */
export function editYaml(document: Document, yaml: string): YamlEdits {
  const lineEnd = yaml.includes('\r\n') ? '\r\n' : '\n';
  const pairAt = (path: Path): Pair | undefined => {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    if (!isMap(parent)) return undefined;
    return parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
  };
  const renameKey = (path: Path, name: string): Replacement[] => {
    const key = pairAt(path)?.key;
    if (!isScalar(key) || !key.range) return [];
    const [from, to] = key.range;
    const [quote = ''] = /^["']/.exec(yaml.slice(from, to)) ?? [];
    return [{ from, to, text: quote + name + quote }];
  };
  /** The source of a text, quoted if necessary to be valid in a flow list; `undefined` for anything but a text. */
  const inList = (node: unknown): string | undefined => {
    if (!isScalar(node) || !node.range || typeof node.value !== 'string') return undefined;
    const source = yaml.slice(node.range[0], node.range[1]);
    const isPlain = node.type === 'PLAIN' && !/[,[\]{}\n]/.test(source);
    return isPlain || /^(?:QUOTE_SINGLE|QUOTE_DOUBLE)$/.test(node.type ?? '') ? source : quote(node.value);
  };
  const remove = (name: string): Replacement[] => {
    const pair = pairAt([name]);
    const map = document.contents as YAMLMap;
    if (!pair || !isScalar(pair.key) || !pair.key.range || map.flow) return [];
    const from = pair.key.range[0];
    if (from > 0 && yaml[from - 1] !== '\n') return [];
    const value = pair.value as { range?: [number, number, number] } | null;
    const end = Math.max(pair.key.range[1] + 1, value?.range?.[1] ?? 0);
    const last = from + yaml.slice(from, end).trimEnd().length;
    if (hasComment(yaml.slice(from, last))) return [];
    // A comment after the value stays on the line.
    const [blank = ''] = /^[ \t]*(?:\r?\n|$)?/.exec(yaml.slice(last)) ?? [];
    return [{ from, to: last + blank.length, text: '' }];
  };
  const append = (seq: YAMLSeq, sources: readonly string[]): Replacement[] => {
    const last = seq.items.at(-1) as Scalar | undefined;
    if (seq.flow) {
      if (!last) {
        const at = (seq.range?.[0] ?? 0) + 1;
        return [{ from: at, to: at, text: sources.join(', ') }];
      }
      const at = last.range?.[1];
      return at === undefined ? [] : [{ from: at, to: at, text: `, ${sources.join(', ')}` }];
    }
    if (!last?.range) return [];
    const start = yaml.lastIndexOf('\n', last.range[0] - 1) + 1;
    const [, indent] = /^([ \t]*)-[ \t]+[^\s-]/.exec(yaml.slice(start)) ?? [];
    if (indent === undefined || yaml.slice(last.range[0], last.range[1]).includes('\n')) return [];
    const [rest = ''] = /^[^\r\n]*/.exec(yaml.slice(last.range[1])) ?? [];
    const at = last.range[1] + rest.length;
    return [{ from: at, to: at, text: sources.map((source) => `${lineEnd}${indent}- ${source}`).join('') }];
  };
  return {
    rename: renameKey,
    renameToList: (path, name) => {
      const value = pairAt(path)?.value;
      const source = inList(value);
      const key = renameKey(path, name);
      if (source === undefined || key.length === 0 || !isScalar(value) || !value.range) return [];
      const [from, to] = value.range;
      return [...key, { from, to: from + yaml.slice(from, to).trimEnd().length, text: `[${source}]` }];
    },
    setText: (path, text) => {
      const node = document.getIn(path, true);
      if (!isScalar(node) || !node.range) return [];
      const [from, to] = node.range;
      const source = yaml.slice(from, to);
      if (node.type === 'BLOCK_LITERAL') {
        const inLines = editLines(source, String(node.value), text);
        if (inLines !== undefined) return [{ from, to, text: inLines }];
      }
      if (node.type === 'QUOTE_SINGLE' && !text.includes('\n'))
        return [{ from, to, text: `'${text.replaceAll("'", "''")}'` }];
      if (node.type === 'PLAIN' && isPlain(text, source)) return [{ from, to, text }];
      // The source of a block scalar includes its last line ending.
      return [{ from, to, text: quote(text) + (/\r?\n$/.exec(source)?.[0] ?? '') }];
    },
    remove,
    removeItem: (name, index) => {
      const seq = pairAt([name])?.value;
      if (!isSeq(seq)) return [];
      const items = seq.items as Scalar[];
      if (items.length === 1) return remove(name);
      const range = items[index]?.range;
      if (!range) return [];
      const [from, to] = range;
      if (seq.flow) {
        const [before, after] = [items[index - 1]?.range?.[1], items[index + 1]?.range?.[0]];
        const [start, end] = after === undefined ? [before, to] : [from, after];
        return start === undefined || hasComment(yaml.slice(start, end)) ? [] : [{ from: start, to: end, text: '' }];
      }
      const start = yaml.lastIndexOf('\n', from - 1) + 1;
      const [line = ''] = /^[ \t]*-[ \t]+[^\r\n]*(?:\r?\n|$)/.exec(yaml.slice(start)) ?? [];
      return start + line.length > to - 1 ? [{ from: start, to: start + line.length, text: '' }] : [];
    },
    moveToList: (name, list, texts) => {
      const seq = pairAt([list])?.value;
      const value = pairAt([name])?.value;
      if (!isSeq(seq)) return [];
      const nodes = isSeq(value) ? value.items : [value];
      const sources = nodes
        .filter((node) => isScalar(node) && texts.includes(String(node.value)))
        .map((node) => inList(node));
      const removed = remove(name);
      if (removed.length === 0 || sources.includes(undefined)) return [];
      if (sources.length === 0) return removed;
      const added = append(seq, sources as string[]);
      return added.length === 0 ? [] : [...added, ...removed];
    },
  };
}

/** Whether a text can replace `instead` without quotation marks. */
function isPlain(text: string, instead: string): boolean {
  const signs = /[,[\]{}]/;
  // These characters are special inside brackets. If the old text has one unquoted, it is not in brackets.
  if (signs.test(text) && !signs.test(instead)) return false;
  const { contents, errors } = parseDocument(`- ${text}`, { schema: 'failsafe', logLevel: 'silent' });
  return errors.length === 0 && isSeq(contents) && contents.toJSON()[0] === text;
}

/** The source of a `|` block with its changed lines replaced; `undefined` if the number of lines differs. */
function editLines(source: string, before: string, now: string): string | undefined {
  const [head = '', ...lines] = source.split('\n');
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  if (old.length !== fresh.length) return undefined;
  const edited = lines.map((line, index) => {
    const [was, is] = [old[index], fresh[index]];
    if (was === undefined || is === undefined || was === is) return line;
    const at = line.lastIndexOf(was);
    return at < 0 ? undefined : line.slice(0, at) + is + line.slice(at + was.length);
  });
  return edited.includes(undefined) ? undefined : [head, ...edited].join('\n');
}

const hasComment = (source: string): boolean =>
  [...new Lexer().lex(source)].some((token) => CST.tokenType(token) === 'comment');

const quote = (text: string): string => JSON.stringify(text);
