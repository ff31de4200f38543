import { z } from 'zod';

/** What an author is told about a field; the field reference, the editor's completion and the messages all quote it. */
export interface FieldText {
  /** What authors call it, such as `Summary`. */
  label: string;
  /** When to fill it in, and where it shows. */
  hint?: string;
  /** A value as an author would write it in YAML: what follows the colon, or the lines below the key. */
  example?: string;
  /** What holds when it is left out, as an author would write it; only where that is a value. */
  default?: string;
}

/** What the derivations need to know of a kind of field; containers (lists, objects) need nothing and are walked. */
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
    | 'icon'
    | 'reference'
    | 'group'
    | 'json';
  /** The GraphQL type of the value, without `!`. Groups have none: they are walked. */
  graphql?: string;
  /** The JSON Schema of what an author writes, where zod cannot tell it (values arrive as YAML source text). */
  jsonSchema?: Record<string, unknown>;
  /** The bounds of a text's length in characters, or of a number. */
  min?: number;
  max?: number;
  /** The one field that a group may be written as. */
  short?: string;
  /** What an author may have meant by a value that is refused. */
  guess?: (written: string) => string | undefined;
  /** Whether blocks of code in a text in Markdown are coloured and can be copied, as those of a body. */
  code?: boolean;
  /** The collection a reference points into. */
  collection?: string;
}

/** Every field of every collection and section, with its words. Filled by the functions of `kinds.ts`. */
export const fieldKinds = z.registry<FieldKind>();

/** The message for a value that is absent, or is not what was expected. */
export const textError =
  (expected: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${expected}`;

/** Notes the kind and the words of a field. */
export function register<T extends z.ZodType>(schema: T, kind: FieldKind): T {
  fieldKinds.add(schema, kind);
  return schema;
}

/** A schema for a text that is not empty; `expected` completes `must be ...`, and `read` says what is meant by what was written. */
export function aString(
  expected: string,
  { min = 1, max, read }: { min?: number; max?: number; read?: (written: string) => string } = {},
): z.ZodString {
  const written = z.string({ error: textError(expected) }).trim();
  let schema = (read ? written.overwrite(read) : written).min(min, {
    error: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
  });
  if (max) schema = schema.max(max, { error: `must have at most ${max} characters` });
  return schema;
}

/** What a YAML parser that guesses types may make of a text. */
export const scalar = ['string', 'number', 'boolean'];

/** A pattern for JSON Schema. It knows no trimming, so the pattern itself lets blanks stand at both ends. */
export const trimmed = (pattern: RegExp): string => `^\\s*(?:${pattern.source.replace(/^\^|\$$/g, '')})\\s*$`;

/** Takes `optional()`, `default()` and the like off a schema, down to the one that a kind made. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType } };
  if (fieldKinds.has(schema) || !def.innerType) return schema;
  return unwrap(def.innerType);
}

/** The kind and words of a field, or `undefined` for a list. */
export function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
  return fieldKinds.get(unwrap(schema));
}

/** Whether an entry is complete without the field. */
export function isOptional(schema: z.core.$ZodType): boolean {
  // What puts a value into its full form takes anything, also none; what is made of it may not.
  const inner = schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform ? schema.out : schema;
  return inner._zod.optin === 'optional';
}

/** The fields of a group, or `undefined` when the schema is not one. */
export function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return inner.shape;
  if (inner instanceof z.ZodPipe) return shapeOf(inner.out);
  return undefined;
}

/** The schema of a list's items, or `undefined` when the schema is not a list. */
export function itemOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

/** How many items a list may have; `undefined` when nothing bounds it. */
export function mostItemsOf(schema: z.core.$ZodType): number | undefined {
  const { checks = [] } = unwrap(schema)._zod.def;
  const [bound] = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return bound;
}
