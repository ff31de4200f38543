import type { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import { itemOf, kindOf, shapeOf, type FieldKind } from '../fields/field';
import { memberOf } from './schema-at';

type Schema = z.core.$ZodType;

/** Transforms one value according to its kind. A promise is awaited. */
type Visit = (kind: FieldKind, value: unknown) => unknown;

/**
 * Rebuilds the values of an entry, replacing each leaf (a text, an image, a link target) with what `visit` returns for it. Reaches every leaf,
 * including those in sections.
 */
export async function mapValues(
  collection: Pick<Collection, 'fields'>,
  values: Record<string, unknown>,
  visit: Visit,
): Promise<Record<string, unknown>> {
  return mapShape(collection.fields, values, visit);
}

async function mapShape(
  shape: Record<string, Schema>,
  values: Record<string, unknown>,
  visit: Visit,
): Promise<Record<string, unknown>> {
  const pairs = await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, schema && value !== undefined ? await mapValue(schema, value, visit) : value] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

async function mapValue(schema: Schema, value: unknown, visit: Visit): Promise<unknown> {
  const item = itemOf(schema);
  if (item && Array.isArray(value)) {
    const items = await Promise.all(value.map((each) => mapValue(item, each, visit)));
    // A folder in a list of images may become several.
    return kindOf(item)?.kind === 'image' ? items.flat() : items;
  }
  const kind = kindOf(schema);
  if (typeof value === 'object' && value !== null && kind?.kind !== 'image') {
    const shape = memberOf(schema, value) ?? shapeOf(schema);
    if (shape) return mapShape(shape, value as Record<string, unknown>, visit);
  }
  return kind ? await visit(kind, value) : value;
}
