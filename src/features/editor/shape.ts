import { isCollection, isMap, isScalar, isSeq, stringify, type Node } from 'yaml';

/**
 * What a field of front matter holds, as far as the editor has to know: how each accepted spelling becomes what a form shows, and how
 * what a form says is written. It is derived from the definitions of fields (`to-form.ts`), and goes to the browser as JSON.
 */
export type Shape =
  | { kind: 'text' }
  | { kind: 'number' }
  /** A strict day. One that says a time, too, shows its day. */
  | { kind: 'day' }
  /** `absent` is what holds when nothing is written; without it, something has to be. */
  | { kind: 'flag'; absent?: boolean }
  /** With `titled`, a bare path will do. */
  | { kind: 'image'; titled: boolean }
  | { kind: 'list'; item: Shape }
  /** `short` names the one field that the group may be written as. */
  | { kind: 'group'; fields: Fields; short?: string }
  /** Groups that their field `type` tells apart. */
  | { kind: 'blocks'; types: Readonly<Record<string, Fields>> }
  /** Anything: shown as YAML, and left as it is. */
  | { kind: 'yaml' };

/** The fields of a group by their names, in the order in which they are written. */
export type Fields = Readonly<Record<string, Shape>>;

/** What a form holds. */
export type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };

/** What is written: front matter knows text, lists and maps. `undefined` is what is left out. */
export type Written = string | Written[] | { [name: string]: Written } | undefined;

/** The fields of a picture. */
const PICTURE: Fields = {
  src: { kind: 'text' },
  alt: { kind: 'text' },
  dark: { kind: 'text' },
  focus: { kind: 'text' },
};

/** Why a file is not opened: it says what the check refuses, or what a form cannot show. Nothing of it is touched then. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** What a form shows of a value. Throws `Unreadable` for one that no field of this shape may have. */
export function readValue(shape: Shape, node: Node | null | undefined): Value {
  if (!node || isEmpty(node)) return shape.kind === 'flag' ? shape.absent : undefined;
  switch (shape.kind) {
    case 'text':
      return readText(node);
    case 'day':
      return readText(node).slice(0, 10);
    case 'number': {
      const text = readText(node).trim();
      if (!Number.isFinite(Number(text))) throw new Unreadable(`"${text}" is no number`);
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
      if (!isSeq<Node>(node)) throw new Unreadable(`"${String(node)}" is no list`);
      return node.items.map((item) => readValue(shape.item, item));
    case 'group':
      return isScalar(node) && shape.short !== undefined
        ? { ...readGroup(shape.fields, undefined), [shape.short]: readText(node) }
        : readGroup(shape.fields, node);
    case 'blocks':
      if (!isSeq<Node>(node)) throw new Unreadable(`"${String(node)}" is no list`);
      return node.items.map((item) => {
        const type = isMap(item) ? String(item.get('type')) : '';
        return { type, ...readGroup(fieldsOf(shape, type), item) };
      });
    case 'yaml':
      return stringify(node.toJSON(), { schema: 'failsafe' }).trim();
  }
}

/** What is written of what a form says: nothing of what is empty, and the shortest of several spellings. */
export function toWritten(shape: Shape, value: Value): Written {
  switch (shape.kind) {
    case 'flag':
      return typeof value === 'boolean' && value !== shape.absent ? String(value) : undefined;
    case 'image': {
      const { src, alt, ...others } = writeGroup(PICTURE, value);
      if (src === undefined) return undefined;
      if (shape.titled && alt === undefined && Object.keys(others).length === 0) return src;
      // Without words a picture is decoration: only where a title stands beside it that need not be said.
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

/** The fields of a group within a shape, if it has any; `type` is that of a block. */
export function fieldsWithin(shape: Shape, type = ''): Fields | undefined {
  if (shape.kind === 'group') return shape.fields;
  if (shape.kind === 'image') return PICTURE;
  return shape.kind === 'blocks' ? shape.types[type] : undefined;
}

/** The type of a block. */
export function typeOf(block: Value): string {
  return isGroup(block) && typeof block.type === 'string' ? block.type : '';
}

function fieldsOf({ types }: Extract<Shape, { kind: 'blocks' }>, type: string): Fields {
  const fields = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!fields) throw new Unreadable(`there is no section "${type}"`);
  return fields;
}

function readGroup(fields: Fields, node: Node | undefined): Record<string, Value> {
  if (node && !isMap<unknown, Node>(node)) throw new Unreadable(`"${String(node)}" is no group of fields`);
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

/** Whether a value is a group of fields. */
export function isGroup(value: Value): value is { [name: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function orNothing(items: Written[]): Written {
  return items.length > 0 ? items : undefined;
}

function readText(node: Node): string {
  if (isCollection(node) || !isScalar(node)) throw new Unreadable(`"${String(node)}" is no text`);
  return String(node.value);
}

/** `summary:` with nothing after it says nothing; `alt: ""` says something. */
function isEmpty(node: Node): boolean {
  return isScalar(node) && (node.value === null || (node.type === 'PLAIN' && node.source === ''));
}
