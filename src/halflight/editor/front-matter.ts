import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLSeq,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import {
  fieldsWithin,
  isGroup,
  readValue,
  toWritten,
  typeOf,
  Unreadable,
  type Fields,
  type Shape,
  type Value,
  type Written,
} from './shape';

/**
 * The form value that holds the file's original text, so that untouched fields are written back verbatim. No field has this name. It is JSON, because
 * the editor trims each text that it saves.
 */
export const ORIGINAL = '__original';

/** The form value that holds the text below the front matter. */
export const BODY = 'body';

const FRONT_MATTER = /^---[ \t]*\n([^]*?)^---[ \t]*(?![^\n])([^]*)$/m;

/** Leading blank lines and trailing whitespace. The indentation of the first line stays, because it may mark a code block. */
const AROUND = /^(?:[ \t]*\n)+|\s+$/g;

/** A list of plain values up to this many characters is written on one line. */
const LINE = 80;

/** The source text of one front matter field, with the blank lines and comments up to the next field. */
export interface Part {
  name: string;
  text: string;
  gap: string;
}

/** Converts the text of a Markdown file to form values. Throws `Unreadable` for front matter that the check would reject, and for YAML aliases. */
export function toForm(fields: Fields, text: string): Record<string, Value> {
  const { head, rest } = split(text);
  const values: Record<string, Value> = {};
  const parts = new Map(toParts(head).parts.map((part) => [part.name, part]));
  for (const [name, shape] of Object.entries(fields)) {
    const part = parts.get(name);
    const value = readValue(shape, part && (pairOf(part).value as Node | null));
    if (value !== undefined) values[name] = value;
  }
  return { ...values, [BODY]: rest.replace(AROUND, ''), [ORIGINAL]: JSON.stringify(text) };
}

/** The text of the file that form values were made from; `undefined` for a new entry. */
export function originalOf(form: Readonly<Record<string, Value>>): string | undefined {
  const original = form[ORIGINAL];
  return typeof original === 'string' && original !== '' ? (JSON.parse(original) as string) : undefined;
}

/** Converts form values to the text of a Markdown file. Unchanged fields stay as written; a new field goes after those defined before it. */
export function fromForm(fields: Fields, form: Readonly<Record<string, Value>>): string {
  const original = originalOf(form);
  const before = original === undefined ? { head: '', rest: '\n' } : split(original);
  const { start, parts } = toParts(before.head);
  const names = Object.keys(fields);
  for (const [index, name] of names.entries()) {
    const shape = fields[name];
    if (!shape || shape.kind === 'yaml') continue;
    const part = parts.find((one) => one.name === name);
    const written = toWritten(shape, form[name]);
    if (part) {
      const known = pairOf(part).value as Node | null;
      if (isSame(written, toWritten(shape, readValue(shape, known)))) continue;
      if (written === undefined) {
        part.text = '';
        continue;
      }
      part.text = rewrite(part, shape, form[name]);
    } else if (written !== undefined) {
      const earlier = new Set(names.slice(0, index));
      const place = parts.findLastIndex((one) => earlier.has(one.name)) + 1;
      insert(parts, place, { name, text: toText({ [name]: written }), gap: '' });
    }
  }
  const body = typeof form[BODY] === 'string' ? form[BODY].replace(AROUND, '') : '';
  // The editor trims each text that it saves, so a lost indent on the first line is not the author's change.
  const rest = body.trim() === before.rest.trim() ? before.rest : `\n${body && `\n${body}\n`}`;
  return join(start, parts, rest);
}

/** Inserts a field at an index. Blank lines and comments between two fields stay before the next one. */
export function insert(parts: Part[], place: number, part: Part): void {
  const added = { ...part, gap: '' };
  parts.splice(place, 0, added);
  const previous = parts[place - 1];
  if (previous) [added.gap, previous.gap] = [previous.gap, ''];
}

/** Joins a file from its parts. `start` is what precedes the first field, `rest` what follows the closing dashes. */
export function join(start: string, parts: readonly Part[], rest: string): string {
  return `---\n${start}${parts.map(({ text, gap }) => text + gap).join('')}---${rest}`;
}

/** Splits a file into its front matter and the rest after the closing dashes, which begins with a line break if it is not empty. */
export function split(text: string): { head: string; rest: string } {
  const found = FRONT_MATTER.exec(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  // Anywhere else, the dashes are a thematic break or the underline of a heading.
  if (found?.index !== 0) throw new Unreadable('the file has no front matter');
  const [, head = '', rest = ''] = found;
  return { head, rest };
}

function parse(yaml: string): Document {
  return parseDocument(yaml, { schema: 'failsafe', logLevel: 'silent', uniqueKeys: true });
}

/** Splits front matter into fields, each a YAML document of its own. Throws `Unreadable` if that is impossible. */
export function toParts(head: string): { start: string; parts: Part[] } {
  const document = parse(head);
  const [error] = document.errors;
  if (error) throw new Unreadable(`the front matter cannot be read: ${error.message}`);
  const { contents } = document;
  if (contents === null) return { start: head, parts: [] };
  if (!isMap<Scalar, Node>(contents)) throw new Unreadable('the front matter has no fields');
  visit(document, {
    Alias: () => {
      throw new Unreadable('it has aliases (&name and *name)');
    },
  });
  // Converts flow style (`{…}`) to block style, without the fields that have no value.
  if (contents.flow) {
    contents.items = contents.items.filter(
      ({ value }) => !isScalar(value) || value.type !== 'PLAIN' || value.source !== '',
    );
    return toParts(toText(document.toJS() as Record<string, Written>));
  }
  const offsets = contents.items.map(({ key }) => key.range?.[0] ?? 0);
  if (offsets.some((offset) => offset > 0 && head[offset - 1] !== '\n'))
    throw new Unreadable('the fields of the front matter do not begin at the start of a line');
  const parts = contents.items.map(({ key }, index) => {
    const whole = head.slice(offsets[index], offsets[index + 1]);
    const [gap = ''] = /(?:^(?:#.*|[ \t]*)\n)*(?![^])/m.exec(whole) ?? [];
    return { name: String(key.value), text: whole.slice(0, whole.length - gap.length), gap };
  });
  return { start: head.slice(0, offsets[0] ?? 0), parts };
}

function pairOf({ text }: Part): Pair {
  const { contents } = parse(text);
  const pair = isMap(contents) ? contents.items[0] : undefined;
  if (!isPair(pair)) throw new Unreadable(`"${text.trim()}" is not a field`);
  return pair;
}

/** The new source text of a changed field; unchanged values within it keep their spelling. */
function rewrite(part: Part, shape: Shape, value: Value): string {
  const document = parse(part.text);
  const pair = (document.contents as YAMLMap).items[0] as Pair;
  pair.value = merge(document, shape, pair.value as Node | null, value);
  return document.toString({
    lineWidth: 0,
    // `yaml` can only pad both braces and brackets, or neither.
    flowCollectionPadding: /\{ \S/.test(part.text) && !/\[\S/.test(part.text),
    indentSeq: !/^-/m.test(part.text),
  });
}

/** The node for a form value, based on the existing node to keep its spelling. */
function merge(document: Document, shape: Shape, node: Node | null | undefined, value: Value): Node | null {
  const written = toWritten(shape, value);
  if (node && isSame(written, toWritten(shape, readValue(shape, node)))) return node;
  const type = typeOf(value);
  const fields = fieldsWithin(shape, type);
  // The short form of a picture is just its path.
  const texts = shape.kind === 'image' && typeof written === 'string' ? { src: written } : written;
  if (fields && isMap<Scalar, Node>(node) && isWrittenGroup(texts)) {
    const group = isGroup(value) ? value : {};
    for (const [name, own] of Object.entries(fields)) {
      if (own.kind === 'yaml') continue;
      const known = node.get(name, true) as Node | undefined;
      const text = texts[name];
      if (text === '') setIn(node, Object.keys(fields), name, toNode(document, text));
      else if (text !== undefined) setIn(node, Object.keys(fields), name, merge(document, own, known, group[name]));
      else if (known && toWritten(own, readValue(own, known)) !== undefined) node.delete(name);
    }
    return node;
  }
  if ((shape.kind === 'list' || shape.kind === 'blocks') && isSeq<Node>(node) && Array.isArray(value)) {
    node.items = mergeItems(document, shape, node.items, value);
    return node;
  }
  if (isScalar(node) && typeof written === 'string') {
    node.value = written;
    return node;
  }
  return withComments(toNode(document, written), node);
}

/** Gives a node the comments of the node that it replaces. A comment beside a value moves above it if the new one spans several lines. */
function withComments(node: Node | null, former: Node | null | undefined): Node | null {
  if (!node || !former) return node;
  const { commentBefore, comment, spaceBefore } = former;
  const isBlock = isCollection(node) && !node.flow;
  const above = isBlock ? [commentBefore, comment].filter(Boolean).join('\n') : commentBefore;
  return Object.assign(node, { spaceBefore, commentBefore: above || null, comment: isBlock ? null : comment });
}

/** The nodes of a list. Unchanged items keep their spelling wherever they moved to; a changed item is merged into a former one. */
function mergeItems(
  document: Document,
  shape: Extract<Shape, { kind: 'list' | 'blocks' }>,
  nodes: readonly Node[],
  values: readonly Value[],
): Node[] {
  const one = (item: Value): Written => {
    const written = shape.kind === 'list' ? toWritten(shape.item, item) : toWritten(shape, [item]);
    return shape.kind === 'blocks' && Array.isArray(written) ? written[0] : written;
  };
  const itemOf = (node: Node): Value => {
    if (shape.kind === 'list') return readValue(shape.item, node);
    const list = new YAMLSeq<Node>();
    list.items = [node];
    return (readValue(shape, list) as Value[])[0];
  };
  const left = nodes.map((node) => ({ node, value: itemOf(node) }));
  const wanted = values.filter((item) => one(item) !== undefined);
  const take = (fits: (known: Value) => boolean): Node | undefined => {
    const index = left.findIndex(({ value }) => fits(value));
    return index < 0 ? undefined : left.splice(index, 1)[0]?.node;
  };
  const same = wanted.map((item) => take((known) => isSame(one(known), one(item))));
  return wanted.flatMap((item, index): Node[] => {
    const kept = same[index];
    if (kept) return [kept];
    const former = take((known) => shape.kind !== 'blocks' || typeOf(known) === typeOf(item));
    if (shape.kind === 'list') return [merge(document, shape.item, former, item)].filter(isNode);
    // Treating `type` as a field keeps a block even if all its other fields were emptied.
    const fields: Shape = { kind: 'group', fields: { type: { kind: 'text' }, ...shape.types[typeOf(item)] } };
    return [former ? merge(document, fields, former, item) : toNode(document, one(item))].filter(isNode);
  });
}

/** Sets a field of a group; a new one goes after those defined before it. */
function setIn(node: YAMLMap<Scalar, Node>, names: readonly string[], name: string, value: Node | null): void {
  if (node.has(name)) {
    const pair = node.items.find(({ key }) => key.value === name);
    if (pair) pair.value = value;
    return;
  }
  const earlier = new Set(['type', ...names.slice(0, names.indexOf(name))]);
  const place = node.items.findLastIndex(({ key }) => earlier.has(String(key.value))) + 1;
  node.items.splice(place, 0, new Pair(new Scalar(name), value));
}

function toNode(document: Document, written: Written): Node | null {
  if (written === undefined) return null;
  const node = document.createNode(written);
  visit(node, {
    // Without quotes, an empty value would count as absent.
    Scalar: (_, scalar) => {
      if (scalar.value === '') scalar.type = 'QUOTE_DOUBLE';
    },
    Seq: (_, list) => {
      const isShort = list.items.every((item) => isScalar(item) && !/[\n,]/.test(String(item.value)));
      if (isShort && list.items.map(String).join(', ').length <= LINE) list.flow = true;
    },
  });
  return node;
}

function toText(values: Record<string, Written>): string {
  const document = parse('');
  document.contents = toNode(document, values);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function isWrittenGroup(written: Written): written is { [name: string]: Written } {
  return typeof written === 'object' && !Array.isArray(written);
}

function isSame(one: Written, other: Written): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
