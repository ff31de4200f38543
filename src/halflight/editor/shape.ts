import { isCollection, isMap, isScalar, isSeq, stringify, type Node } from 'yaml';

/**
 * What the editor needs to know about a front matter field to convert every accepted spelling to a form value, and a form value back to front matter.
 * Derived from the field definitions (`to-form.ts`), and sent to the browser as JSON.
 */
export type Shape =
  | { kind: 'text' }
  | { kind: 'number' }
  /** A full date. For a date with a time, the form shows only the date. */
  | { kind: 'day' }
  /** `absent` is the default value; without it, the field is required. */
  | { kind: 'flag'; absent?: boolean }
  /** With `titled`, a bare path is accepted. */
  | { kind: 'image'; titled: boolean }
  | { kind: 'list'; item: Shape }
  /** `short` names the field whose value alone may stand for the group. */
  | { kind: 'group'; fields: Fields; short?: string }
  /** A list of groups, discriminated by their `type` field. */
  | { kind: 'blocks'; types: Readonly<Record<string, Fields>> }
  /** Anything else: shown as read-only YAML. */
  | { kind: 'yaml' };

/** The fields of a group by name, in the order in which they are written. */
export type Fields = Readonly<Record<string, Shape>>;

export type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };

/** A front matter value, which consists of text, lists and maps. `undefined` is left out. */
export type Written = string | Written[] | { [name: string]: Written } | undefined;

const PICTURE: Fields = {
  src: { kind: 'text' },
  alt: { kind: 'text' },
  dark: { kind: 'text' },
  focus: { kind: 'text' },
};

/** The reason why a file cannot be opened: the check rejects it, or a form cannot represent it. The file is left untouched. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Converts a YAML node to a form value. Throws `Unreadable` if it does not fit the shape. */
export function readValue(shape: Shape, node: Node | null | undefined): Value {
  if (!node || isEmpty(node)) return shape.kind === 'flag' ? shape.absent : undefined;
  switch (shape.kind) {
    case 'text':
      return readText(node);
    case 'day':
      return readText(node).slice(0, 10);
    case 'number': {
      const text = readText(node).trim();
      if (!Number.isFinite(Number(text))) throw new Unreadable(`"${text}" is not a number`);
      return Number(text);
    }
    case 'flag': {
      const text = readText(node).trim();
      if (text !== 'true' && text !== 'false') throw new Unreadable(`"${text}" is neither true nor false`);
      return text === 'true';
    }
    case 'image':
      return isScalar(node) ? { src: readText(node) } : readGroup(PICTURE, node);
    case 'list':
      // A folder stands for a list of pictures.
      if (isScalar(node) && shape.item.kind === 'image') return [readValue(shape.item, node)];
      if (!isSeq<Node>(node)) throw new Unreadable(`"${String(node)}" is not a list`);
      return node.items.map((item) => readValue(shape.item, item));
    case 'group':
      return isScalar(node) && shape.short !== undefined
        ? { ...readGroup(shape.fields, undefined), [shape.short]: readText(node) }
        : readGroup(shape.fields, node);
    case 'blocks':
      if (!isSeq<Node>(node)) throw new Unreadable(`"${String(node)}" is not a list`);
      return node.items.map((item) => {
        const type = isMap(item) ? String(item.get('type')) : '';
        return { type, ...readGroup(fieldsOf(shape, type), item) };
      });
    case 'yaml':
      return stringify(node.toJSON(), { schema: 'failsafe' }).trim();
  }
}

/** Converts a form value to front matter: empty values are left out, and the shortest of several spellings is used. */
export function toWritten(shape: Shape, value: Value): Written {
  switch (shape.kind) {
    case 'flag':
      return typeof value === 'boolean' && value !== shape.absent ? String(value) : undefined;
    case 'image': {
      const { src, alt, ...others } = writeGroup(PICTURE, value);
      if (src === undefined) return undefined;
      if (shape.titled && alt === undefined && Object.keys(others).length === 0) return src;
      // An empty `alt` marks a picture as decorative. With a title, `alt` may be left out.
      return { src, ...(alt === undefined && shape.titled ? {} : { alt: alt ?? '' }), ...others };
    }
    case 'list': {
      const items = Array.isArray(value) ? value.map((item) => toWritten(shape.item, item)) : [];
      return orNothing(items.filter((item) => item !== undefined));
    }
    case 'group': {
      const group = writeGroup(shape.fields, value);
      const names = Object.keys(group);
      if (names.length === 1 && names[0] === shape.short) return group[names[0] ?? ''];
      return names.length > 0 ? group : undefined;
    }
    case 'blocks': {
      const items = Array.isArray(value) ? value : [];
      return orNothing(
        items.map((item) => {
          const type = typeOf(item);
          return { type, ...writeGroup(fieldsOf(shape, type), item) };
        }),
      );
    }
    case 'yaml':
      return undefined;
    default: {
      const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
      return text === '' ? undefined : text;
    }
  }
}

/** The fields of a group, a picture or, for blocks, a block of the given `type`. */
export function fieldsWithin(shape: Shape, type = ''): Fields | undefined {
  if (shape.kind === 'group') return shape.fields;
  if (shape.kind === 'image') return PICTURE;
  return shape.kind === 'blocks' && Object.hasOwn(shape.types, type) ? shape.types[type] : undefined;
}

/** The type of a block, or '' if it has none. */
export function typeOf(block: Value): string {
  return isGroup(block) && typeof block.type === 'string' ? block.type : '';
}

function fieldsOf({ types }: Extract<Shape, { kind: 'blocks' }>, type: string): Fields {
  const fields = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!fields) throw new Unreadable(`there is no section "${type}"`);
  return fields;
}

function readGroup(fields: Fields, node: Node | undefined): Record<string, Value> {
  if (node && !isMap<unknown, Node>(node)) throw new Unreadable(`"${String(node)}" is not a group of fields`);
  const values = Object.entries(fields).map(([name, shape]) => [
    name,
    readValue(shape, node?.get(name, true) as Node | undefined),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, Value>;
}

function writeGroup(fields: Fields, value: Value): Record<string, Written> {
  const group = isGroup(value) ? value : {};
  const written = Object.entries(fields).map(([name, shape]) => [name, toWritten(shape, group[name])] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== undefined));
}

export function isGroup(value: Value): value is { [name: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function orNothing(items: Written[]): Written {
  return items.length > 0 ? items : undefined;
}

function readText(node: Node): string {
  if (isCollection(node) || !isScalar(node)) throw new Unreadable(`"${String(node)}" is not a text`);
  return String(node.value);
}

/** Whether a value counts as absent: `summary:` with nothing after it does, `alt: ""` does not. */
function isEmpty(node: Node): boolean {
  return isScalar(node) && (node.value === null || (node.type === 'PLAIN' && node.source === ''));
}
