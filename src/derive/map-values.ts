import { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import { itemOf, kindOf, shapeOf, unwrap, type FieldKind } from '../collections/field';

type Schema = z.core.$ZodType;

/** What becomes of one value, by its kind. A promise is waited for. */
export type Visit = (kind: FieldKind, value: unknown) => unknown;

/**
 * Rebuilds the values of an entry, giving each leaf (a text, an image, a link's target) to `visit` with its kind.
 * The one walk over schemas: it finds images, links and Markdown wherever a definition has put them, sections included.
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
      const schema = shape[name];
      return [name, schema && value !== undefined ? await mapValue(schema, value, visit) : value] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

async function mapValue(schema: Schema, value: unknown, visit: Visit): Promise<unknown> {
  const item = itemOf(schema);
  if (item && Array.isArray(value)) return Promise.all(value.map((each) => mapValue(item, each, visit)));
  const member = memberOf(schema, value);
  if (member) return mapShape(member, value as Record<string, unknown>, visit);
  const kind = kindOf(schema);
  return kind ? await visit(kind, value) : value;
}

/** The fields of a group, or of the member of a union that the value's `type` names. */
function memberOf(schema: Schema, value: unknown): Record<string, Schema> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (kindOf(schema)?.kind === 'image') return undefined;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const { type } = value as { type?: string };
    const option = inner.options.find(
      (candidate) =>
        candidate instanceof z.ZodObject &&
        candidate.shape.type instanceof z.ZodLiteral &&
        candidate.shape.type.value === type,
    );
    return option instanceof z.ZodObject ? option.shape : undefined;
  }
  return shapeOf(schema);
}
