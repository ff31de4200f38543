import type { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import { itemOf, kindOf, shapeOf, type FieldKind } from '../fields/field';
import { memberOf } from './schema-at';

/** One value of an entry: its kind, and its path in the front matter. */
export interface FoundValue {
  kind: FieldKind;
  value: unknown;
  path: readonly PropertyKey[];
}

/** All values of an entry whose fields are of certain kinds, wherever they are defined, including in sections. */
export function findValues(
  collection: Pick<Collection, 'fields'>,
  values: Record<string, unknown>,
  kinds: ReadonlySet<FieldKind['kind']>,
): FoundValue[] {
  const found: FoundValue[] = [];
  const look = (schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): void => {
    const item = itemOf(schema);
    if (item) {
      if (Array.isArray(value)) value.forEach((each, index) => look(item, each, [...path, index]));
      return;
    }
    const kind = kindOf(schema);
    if (kind && kinds.has(kind.kind)) found.push({ kind, value, path });
    else if (typeof value === 'object' && value !== null && kind?.kind !== 'image')
      lookInto(memberOf(schema, value) ?? shapeOf(schema), value as Record<string, unknown>, path);
  };
  const lookInto = (
    shape: Record<string, z.core.$ZodType> | undefined,
    group: Record<string, unknown>,
    path: readonly PropertyKey[],
  ): void => {
    for (const [name, value] of Object.entries(group)) {
      // Every object inherits `constructor`, which is not a field.
      const schema = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (schema && value !== undefined) look(schema, value, [...path, name]);
    }
  };
  lookInto(collection.fields, values, []);
  return found;
}
