import { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import { itemOf, kindOf, shapeOf, unwrap, type FieldKind } from '../fields/field';

type Schema = z.core.$ZodType;

/** What a definition allows at one place in the front matter. */
export interface Place {
  /** The kind of field, unless it is a group or list. */
  kind: FieldKind | undefined;
  /** The names of the fields of a group. */
  names: string[] | undefined;
  /** The allowed words, if they are a fixed set. */
  options: readonly string[] | undefined;
  /** Whether the field's own schema accepts a value; absent at the top level. */
  accepts?: (value: unknown) => boolean;
}

/** What a definition allows at a path in the front matter; `undefined` for an unknown path. `values` decide which members of unions apply. */
export function placeAt(
  collection: Pick<Collection, 'fields'>,
  path: readonly PropertyKey[],
  values: unknown,
): Place | undefined {
  if (path.length === 0) return { kind: undefined, names: Object.keys(collection.fields), options: undefined };
  const [first, ...rest] = path;
  const field = Object.hasOwn(collection.fields, String(first)) ? collection.fields[String(first)] : undefined;
  return field && descend(field, rest, step(values, first));
}

function descend(schema: Schema, path: readonly PropertyKey[], value: unknown): Place | undefined {
  const [first, ...rest] = path;
  const accepts = (other: unknown) => z.safeParse(schema, other).success;
  const item = itemOf(schema);
  if (item) {
    if (first === undefined) return { kind: undefined, names: undefined, options: undefined, accepts };
    return descend(item, rest, step(value, first));
  }
  const shape = memberOf(schema, value) ?? shapeOf(schema);
  if (first === undefined) {
    const kind = kindOf(schema);
    return { kind, names: shape && Object.keys(shape), options: optionsOf(schema), accepts };
  }
  // `type` selects the member of a union. Its options are known even if its value is invalid.
  if (!shape) return first === 'type' ? { kind: undefined, names: undefined, options: typesOf(schema) } : undefined;
  const field = Object.hasOwn(shape, String(first)) ? shape[String(first)] : undefined;
  if (!field) return undefined;
  return descend(field, rest, step(value, first));
}

/** The fields of the union member that a value's `type` selects; `undefined` if the schema is not a union or has no such member. */
export function memberOf(schema: Schema, value: unknown): Record<string, Schema> | undefined {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined;
  const type = step(value, 'type');
  const option = inner.options.find((candidate) => typeOf(candidate) === type);
  return option instanceof z.ZodObject ? option.shape : undefined;
}

function typesOf(schema: Schema): readonly string[] | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodDiscriminatedUnion ? inner.options.map((option) => String(typeOf(option))) : undefined;
}

function typeOf(option: Schema): unknown {
  const type = option instanceof z.ZodObject ? (option.shape as Record<string, unknown>).type : undefined;
  return type instanceof z.ZodLiteral ? type.value : undefined;
}

function optionsOf(schema: Schema): readonly string[] | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}

/** The own property of a list or group, never an inherited one. */
export function step(value: unknown, key: PropertyKey | undefined): unknown {
  if (key === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<PropertyKey, unknown>)[key];
}

/** The value at a path of keys; `undefined` if there is none. */
export function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(step, values);
}
