import { Document, isAlias, isMap, isNode, isScalar, parseDocument, visit, type Node } from 'yaml';
import { YAML_ALIAS_LIMIT, YAML_DEPTH_LIMIT, YAML_ERROR_LIMIT, YAML_SIZE_LIMIT } from '../limits';
import type { TextEdit } from '../problem';
import { editYaml, type Replacement, type YamlEdits } from './front-matter-edits';
import { positionAt, type Position } from './position';
import { findNotText } from './read-text';
import { explainYaml, lineAt, quoteIt, type YamlProblem } from './explain-yaml';

type Path = readonly PropertyKey[];

/** The front matter of a Markdown file, with the position of each part. */
export interface FrontMatter {
  /** Text, lists and maps as written; nothing is converted to a number, a date or a boolean. */
  values: unknown;
  body: string;
  /** The line of the file on which the body begins, 1-based. */
  bodyLine: number;
  /** The position of a value, or of the nearest existing value if it is missing. */
  positionOf(path: Path): Position;
  keyPositionOf(path: Path): Position;
  /** Whether a value is an unquoted text on a single line. */
  isPlain(path: Path): boolean;
  /** The position of a comment directly after an unquoted value, and the line with both in quotes; `undefined` if there is none. */
  commentBehind(path: Path): { position: Position; suggestion?: string } | undefined;
  /** The edits to the file for a change to its front matter, which keep everything else as written; none if the change is not possible. */
  edit(change: (yaml: YamlEdits) => Replacement[]): TextEdit[];
  errors: { position: Position; message: string; suggestion?: string }[];
}

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m;

/** Parses the front matter of a Markdown file; `undefined` if it has none. A byte order mark and CRLF are accepted. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const source = text.replace(/^\uFEFF/, '');
  const match = FENCE.exec(source);
  if (match?.index !== 0) return undefined;
  const yaml = match[1] ?? '';
  const { document, mistakes } = parse(yaml);
  const toPosition = (offset: number): Position => {
    const { line, column } = positionAt(yaml, offset);
    // The YAML begins on the second line of the file.
    return { line: line + 1, column };
  };
  const values = mistakes.length > 0 ? undefined : toValues(document, mistakes);
  return {
    // Empty front matter has no fields.
    values: mistakes.length > 0 ? undefined : (values ?? {}),
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    positionOf: (path) => toPosition(offsetOf(document, path)),
    keyPositionOf: (path) => toPosition(keyOffsetOf(document, path)),
    isPlain: (path) => {
      const node = nodeAt(document, path);
      return isScalar(node) && node.type === 'PLAIN';
    },
    commentBehind: (path) => {
      const node = nodeAt(document, path);
      const end = isScalar(node) && node.type === 'PLAIN' ? node.range?.[1] : undefined;
      if (end === undefined || !beginsComment(yaml, end)) return undefined;
      const { suggestion } = quoteIt(lineAt(yaml, end), end, '');
      return { position: toPosition(end), ...(suggestion !== undefined && { suggestion }) };
    },
    edit: (change) =>
      mistakes.length > 0
        ? []
        : change(editYaml(document, yaml)).map(({ from, to, text: now }) => ({
            ...toPosition(from),
            found: yaml.slice(from, to),
            now,
          })),
    errors: mistakes.map(({ offset, ...mistake }) => ({ position: toPosition(offset), ...mistake })),
  };
}

function parse(yaml: string): { document: Document; mistakes: YamlProblem[] } {
  const refuse = (offset: number, message: string) => ({
    document: new Document(),
    mistakes: [{ offset, message }],
  });
  if (yaml.length > YAML_SIZE_LIMIT)
    return refuse(0, `it has more than ${YAML_SIZE_LIMIT / 1000} thousand characters; long texts belong below it`);
  const tooDeep = findTooDeep(yaml);
  if (tooDeep !== undefined) return refuse(tooDeep, 'it is nested too deeply');
  const document = parseDocument(yaml, {
    schema: 'failsafe',
    prettyErrors: false,
    strict: true,
    uniqueKeys: true,
    logLevel: 'silent',
  });
  const mistakes = document.errors
    // After a few errors the parser is out of sync, and further messages are noise.
    .slice(0, YAML_ERROR_LIMIT)
    .map((error) => explainYaml(error, yaml))
    // One mistake often causes two errors at the same place.
    .filter(({ offset }, index, all) => all.findIndex((other) => other.offset === offset) === index);
  return { document, mistakes: mistakes.length > 0 ? mistakes : findMisread(document, yaml) };
}

/**
 * The offset at which YAML is nested deeper than any real front matter; `undefined` if it is not. The parser recurses, so thousands of levels would
 * crash the process.
 */
function findTooDeep(yaml: string): number | undefined {
  let open = 0;
  for (const { 0: sign, index } of yaml.matchAll(/[[{\]}]|^[ ?-]+/gm)) {
    if (sign === '[' || sign === '{') open += 1;
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1);
    else if (sign.length > YAML_DEPTH_LIMIT) return index;
    if (open > YAML_DEPTH_LIMIT) return index;
  }
  return undefined;
}

/**
 * Finds valid YAML that does not mean what the author intended: values that begin with a special character. Also sets empty values to `undefined`.
 */
function findMisread(document: Document, yaml: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  const anchors = new Map<string, Node>();
  let aliases = 0;
  const must = (node: Node, sign: string) => {
    const offset = node.range?.[0] ?? 0;
    found.push(quoteIt(lineAt(yaml, offset), offset, `a value that begins with ${sign} must be quoted`));
  };
  const look = (node: Node & { tag?: string; anchor?: string }) => {
    if (node.anchor) anchors.set(node.anchor, node);
    if (node.tag?.startsWith('!')) must(node, '!');
    // The file itself has none, but "\x07" and "\uD800" stand for some.
    const bad = isScalar(node) && typeof node.value === 'string' ? findNotText(node.value) : undefined;
    if (bad)
      found.push({
        offset: node.range?.[0] ?? 0,
        message: `a text contains a character that is not text (${bad.name}), written with a backslash; delete it`,
      });
  };
  if (document.contents && !isMap(document.contents))
    found.push({ offset: 0, message: 'it must consist of fields, such as title: A title, each on a line of its own' });
  visit(document, {
    Alias(_, alias, ancestors) {
      aliases += 1;
      if (aliases > YAML_ALIAS_LIMIT) {
        found.push({ offset: alias.range?.[0] ?? 0, message: TOO_MANY_ALIASES });
        return visit.BREAK;
      }
      const target = anchors.get(alias.source);
      if (!target) must(alias, '*');
      else if (ancestors.includes(target))
        found.push({
          offset: alias.range?.[0] ?? 0,
          message: `the alias *${alias.source} stands for something that contains it`,
        });
    },
    Scalar(key, scalar) {
      // `summary:` with nothing after it has no value; `alt: ""` does.
      if (key !== 'key' && scalar.type === 'PLAIN' && scalar.source === '') scalar.value = undefined;
      look(scalar);
      const [, end = 0] = scalar.range ?? [];
      // After a quoted value, it can only be a comment.
      if (
        scalar.type === 'PLAIN' &&
        !WHOLE.test(scalar.source ?? '') &&
        beginsComment(yaml, scalar.source === '' ? end - 1 : end)
      )
        found.push(
          quoteIt(lineAt(yaml, end), end, 'a space and # begin a comment; a value that contains them must be quoted'),
        );
    },
    Pair(_, { key }) {
      if (isNode(key) && !isScalar(key)) must(key, isMap(key) ? '{' : '[');
    },
    Collection(_, collection) {
      look(collection);
    },
  });
  // `title: &Co` makes `Co` an anchor; if no aliases are used, it was meant literally.
  if (aliases === 0) for (const node of anchors.values()) must(node, '&');
  return found.slice(0, YAML_ERROR_LIMIT);
}

/** A flag, number or day: text after it is not part of it, unless the field is for text, which is only known later. */
const WHOLE = /^(?:true|false|-?\d+(?:\.\d+)?|\d{4}-\d{2}(?:-\d{2})?)$/;

/** Whether spaces and a # follow, which begin a comment. Without a space after the #, a comment is rarely meant. */
function beginsComment(yaml: string, offset: number): boolean {
  const comment = /[ \t]+#[^\s#]/y;
  comment.lastIndex = offset;
  return comment.test(yaml);
}

const TOO_MANY_ALIASES = 'its aliases (*name) expand endlessly; write the values out';

/** Converts the document to text, lists and maps; reports a mistake if its aliases expand endlessly. */
function toValues(document: Document, mistakes: YamlProblem[]): unknown {
  try {
    return document.toJS({ maxAliasCount: YAML_ALIAS_LIMIT });
  } catch {
    mistakes.push({ offset: 0, message: TOO_MANY_ALIASES });
    return undefined;
  }
}

function nodeAt(document: Document, path: Path): unknown {
  const node: unknown = document.getIn(path, true);
  return isAlias(node) ? (node.resolve(document) ?? node) : node;
}

function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = nodeAt(document, path.slice(0, depth));
    // An empty value comes after its key; the key is the better place to report.
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
