import { z } from 'zod';
import { isInvisible } from '../invisible';

/** How a field is explained to authors, in the field reference, editor completion and messages. */
export interface FieldText {
  /** The displayed name, such as `Summary`. */
  label: string;
  /** When to fill it in, and where it is shown. */
  hint?: string;
  /** A value as an author would write it in YAML: what follows the colon, or the lines below the key. */
  example?: string;
  /** The value that applies if the field is omitted, as an author would write it, if there is one. */
  default?: string;
  /** The value does not depend on the language: the check reports a translation whose value differs from the original's. */
  everyLanguage?: true;
}

/** What the derivations need to know about a kind of field. Containers (lists, objects) have none: they are traversed. */
export interface FieldKind extends FieldText {
  kind:
    | 'text'
    | 'markdown'
    | 'number'
    | 'flag'
    | 'day'
    | 'time'
    | 'choice'
    | 'image'
    | 'asset'
    | 'font'
    | 'drawing'
    | 'url'
    | 'email'
    | 'path'
    | 'link'
    | 'icon'
    | 'reference'
    | 'group'
    | 'json';
  /** The GraphQL type of the value, without `!`. Only opaque groups have one; other groups are traversed. */
  graphql?: string;
  /** The JSON Schema of what an author writes, if zod cannot derive it (values arrive as YAML source text). */
  jsonSchema?: Record<string, unknown>;
  /** The bounds of a text's length in characters, or of a number. */
  min?: number;
  max?: number;
  /** The field that a bare text in place of the group stands for. */
  short?: string;
  /** Suggests what an author may have meant by an invalid value. */
  guess?: (written: string) => string | undefined;
  /** Whether code blocks in a Markdown text are highlighted and have a copy button, as in a body. */
  code?: boolean;
  collection?: string;
  /** For a path: whether a full URL may stand in its place. */
  orUrl?: boolean;
}

/** Every field of every collection and section, with its label and hints. Filled by the functions of `kinds.ts`. */
export const fieldKinds = z.registry<FieldKind>();

/** The error message for a missing or unexpected value. */
export const textError =
  (expected: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${expected}`;

/** Registers the kind and texts of a field, and returns its schema. */
export function register<T extends z.ZodType>(schema: T, kind: FieldKind): T {
  fieldKinds.add(schema, kind);
  return schema;
}

/** A schema for a non-empty text. `expected` completes `must be ...`, and `read` normalizes the input. */
export function aString(
  expected: string,
  { min = 1, max, read }: { min?: number; max?: number; read?: (written: string) => string } = {},
): z.ZodString {
  const written = z.string({ error: textError(expected) }).trim();
  let schema = (read ? written.overwrite(read) : written).min(min, {
    error: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
  });
  // A text that nobody can see counts as empty.
  if (min > 0)
    schema = schema.refine((text) => text === '' || !isInvisible(text), {
      error: 'must not be empty, but has only invisible characters: write a text, or remove it',
      params: { kind: 'empty' },
    });
  if (max) schema = schema.max(max, { error: `must have at most ${max} characters` });
  return schema;
}

/** The JSON types that a type-guessing YAML parser may turn a text into. */
export const scalar = ['string', 'number', 'boolean'];

/** A pattern for JSON Schema, which does not trim: allows whitespace at both ends. */
export const trimmed = (pattern: RegExp): string => `^\\s*(?:${pattern.source.replace(/^\^|\$$/g, '')})\\s*$`;

/** Unwraps `optional()`, `default()` and the like, down to the registered schema. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType } };
  if (fieldKinds.has(schema) || !def.innerType) return schema;
  return unwrap(def.innerType);
}

/** The kind and texts of a field; `undefined` for a list. */
export function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
  return fieldKinds.get(unwrap(schema));
}

/** Whether an entry is valid without the field. */
export function isOptional(schema: z.core.$ZodType): boolean {
  // A preprocessing transform accepts anything, even a missing value; the schema behind it may not.
  const inner = schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform ? schema.out : schema;
  return inner._zod.optin !== undefined;
}

/** The fields of a group; `undefined` if the schema is not a group. */
export function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return inner.shape;
  if (inner instanceof z.ZodPipe) return shapeOf(inner.out);
  return undefined;
}

/** The schema of a list's items; `undefined` if the schema is not a list. */
export function itemOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  // A list that may be written in another way.
  if (inner instanceof z.ZodPipe && inner.in instanceof z.ZodTransform) return itemOf(inner.out);
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

/** The maximum number of items of a list; `undefined` if unlimited. */
export function mostItemsOf(schema: z.core.$ZodType): number | undefined {
  const { checks = [] } = unwrap(schema)._zod.def;
  const [bound] = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return bound;
}
