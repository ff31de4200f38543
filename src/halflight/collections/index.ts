import type { Collection, ValuesOf } from './define-collection';
import { schemas } from './schemas';

/** A built-in collection, with its own fields. */
export type AnyCollection = (typeof schemas)[keyof typeof schemas];

/** Every built-in collection, ordered by `position`. */
export const collections: readonly AnyCollection[] = Object.values(schemas).sort((a, b) => a.position - b.position);

/** The name of a built-in collection: `post`. */
export type CollectionName = AnyCollection['name'];

export type CollectionOf<Name extends CollectionName> = Extract<AnyCollection, { name: Name }>;

/** The typed values of an entry, by the name of its collection: `Values<'post'>`. */
export type Values<Name extends CollectionName> = ValuesOf<CollectionOf<Name>>;

export type SiteValues = Values<'site'>;

export type PersonValues = Values<'person'>;

/** The collection with this name, or `undefined`. A site that declares collections passes all of its collections as `registry`. */
export function findCollection(
  name: string | undefined,
  registry: readonly Collection[] = collections,
): Collection | undefined {
  return registry.find((collection) => collection.name === name);
}
