import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { YAML_ALIAS_LIMIT } from '../limits';

export interface Position {
  line: number;
  column: number;
}

type Path = readonly PropertyKey[];

/** The front matter of a Markdown file, and where each part of it stands. */
export interface FrontMatter {
  /** Text, lists and maps, as written: no value has been guessed to be a number, a date or a boolean. */
  values: unknown;
  /** What follows the front matter. */
  body: string;
  /** The line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  /** Where a value stands; for one that is not there, the nearest that is. */
  positionOf(path: Path): Position;
  /** Where the key of a value stands. */
  keyPositionOf(path: Path): Position;
  /** What the YAML parser could not make sense of. */
  errors: { position: Position; message: string }[];
}

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m;

/** Reads the front matter of a Markdown file's text; `undefined` when it has none. A byte order mark and CRLF are accepted. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const source = text.replace(/^\uFEFF/, '');
  const match = FENCE.exec(source);
  if (match?.index !== 0) return undefined;
  const yaml = match[1] ?? '';
  const lines = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: lines,
    schema: 'failsafe',
    prettyErrors: false,
    strict: true,
    uniqueKeys: true,
  });
  // The YAML begins on the second line of the file.
  const toPosition = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + 1, column: Math.max(col, 1) };
  };
  const { values, errors } = toValues(document, toPosition);
  return {
    values,
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    positionOf: (path) => toPosition(offsetOf(document, path)),
    keyPositionOf: (path) => toPosition(keyOffsetOf(document, path)),
    errors,
  };
}

function toValues(
  document: Document,
  toPosition: (offset: number) => Position,
): Pick<FrontMatter, 'values' | 'errors'> {
  const errors = document.errors.map((error) => ({ position: toPosition(error.pos[0]), message: error.message }));
  if (errors.length > 0) return { values: undefined, errors };
  try {
    return { values: document.toJS({ maxAliasCount: YAML_ALIAS_LIMIT }) ?? {}, errors };
  } catch (error) {
    return {
      values: undefined,
      errors: [{ position: { line: 2, column: 1 }, message: error instanceof Error ? error.message : String(error) }],
    };
  }
}

function nodeAt(document: Document, path: Path): unknown {
  const node: unknown = document.getIn(path, true);
  return isAlias(node) ? (node.resolve(document) ?? node) : node;
}

function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = nodeAt(document, path.slice(0, depth));
    // An empty value stands after its key; the key is the better place to point at.
    if (isScalar(node) && node.source === '' && node.range?.[0] === node.range?.[1])
      return keyOffsetOf(document, path.slice(0, depth));
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffsetOf(document: Document, path: Path): number {
  const parent = path.length > 1 ? nodeAt(document, path.slice(0, -1)) : document.contents;
  if (isMap(parent)) {
    const name = String(path.at(-1));
    const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
  }
  return path.length > 1 ? offsetOf(document, path.slice(0, -1)) : 0;
}
