import { z } from 'zod';
import { isInvisible } from '../invisible';

/** What a field is to its authors. The field reference, the editor's completion and the messages all quote it. */
export interface FieldText {
  /** The name that authors see, such as `Summary`. */
  label: string;
  /** When to fill it in, and where it shows. */
  hint?: string;
  /** A value as an author would write it in YAML: what follows the colon, or the lines below the key. */
  example?: string;
  /** The value that applies if the field is left out, as an author would write it; only where there is one. */
  default?: string;
  /** The value is no matter of language: the check reports a translation whose value is not that of its original. */
  everyLanguage?: true;
}

/** What the derivations need to know about a kind of field. Containers (lists, objects) need nothing: they are traversed. */
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
  /** The GraphQL type of the value, without `!`. Groups have none unless they are opaque: they are traversed. */
  graphql?: string;
  /** The JSON Schema of what an author writes, where zod cannot derive it (values arrive as YAML source text). */
  jsonSchema?: Record<string, unknown>;
  /** The bounds of a text's length in characters, or of a number. */
  min?: number;
  max?: number;
  /** The field that a group may be shortened to: a bare text stands for this field. */
  short?: string;
  /** Suggests what an author may have meant by an invalid value. */
  guess?: (written: string) => string | undefined;
  /** Whether code blocks in a Markdown text are highlighted and can be copied, like those of a body. */
  code?: boolean;
  /** The collection that a reference points into. */
  collection?: string;
}

/** Every field of every collection and section, with its label and hints. Filled by the functions of `kinds.ts`. */
export const fieldKinds = z.registry<FieldKind>();

/** The error message for a value that is missing, or is not what was expected. */
export const textError =
  (expected: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${expected}`;

/** Registers the kind and the texts of a field, and returns its schema. */
export function register<T extends z.ZodType>(schema: T, kind: FieldKind): T {
  fieldKinds.add(schema, kind);
  return schema;
}

/** A schema for a non-empty text. `expected` completes `must be ...`, and `read` normalizes what was written. */
export function aString(
  expected: string,
  { min = 1, max, read }: { min?: number; max?: number; read?: (written: string) => string } = {},
): z.ZodString {
  const written = z.string({ error: textError(expected) }).trim();
  let schema = (read ? written.overwrite(read) : written).min(min, {
    error: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
  });
  // A text that nobody sees is as good as none.
  if (min > 0)
    schema = schema.refine((text) => text === '' || !isInvisible(text), {
      error: 'must not be empty, and has only characters that nobody sees: write a text, or remove it',
      params: { kind: 'empty' },
    });
  if (max) schema = schema.max(max, { error: `must have at most ${max} characters` });
  return schema;
}

/** The types that a YAML parser that guesses types may give a text. */
export const scalar = ['string', 'number', 'boolean'];

/** A pattern for JSON Schema, which does not trim: the pattern itself allows whitespace at both ends. */
export const trimmed = (pattern: RegExp): string => `^\\s*(?:${pattern.source.replace(/^\^|\$$/g, '')})\\s*$`;

/** Unwraps `optional()`, `default()` and the like, down to the schema that a kind registered. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType } };
  if (fieldKinds.has(schema) || !def.innerType) return schema;
  return unwrap(def.innerType);
}

/** The kind and texts of a field, or `undefined` for a list. */
export function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
  return fieldKinds.get(unwrap(schema));
}

/** Whether an entry is valid without the field. */
export function isOptional(schema: z.core.$ZodType): boolean {
  // A preprocessing transform accepts anything, even a missing value; the schema behind it may not.
  const inner = schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform ? schema.out : schema;
  return inner._zod.optin === 'optional';
}

/** The fields of a group, or `undefined` if the schema is not one. */
export function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return inner.shape;
  if (inner instanceof z.ZodPipe) return shapeOf(inner.out);
  return undefined;
}

/** The schema of a list's items, or `undefined` if the schema is not a list. */
export function itemOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

/** The maximum number of items of a list; `undefined` if it has no limit. */
export function mostItemsOf(schema: z.core.$ZodType): number | undefined {
  const { checks = [] } = unwrap(schema)._zod.def;
  const [bound] = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return bound;
}
