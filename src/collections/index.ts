import type { Collection, ValuesOf } from './define-collection';
import { schemas } from './schemas';

/** A collection of the registry, with its own fields. */
export type AnyCollection = (typeof schemas)[keyof typeof schemas];

/** Every collection of the site: all folders beside this, in the order that their definitions say. */
export const collections: readonly AnyCollection[] = Object.values(schemas).sort((a, b) => a.position - b.position);

/** The name of a collection in code: `post`. */
export type CollectionName = AnyCollection['name'];

/** The definition of the collection of a name. */
export type CollectionOf<Name extends CollectionName> = Extract<AnyCollection, { name: Name }>;

/** The typed values of an entry, by the name of its collection: `Values<'post'>`. */
export type Values<Name extends CollectionName> = ValuesOf<CollectionOf<Name>>;

/** What `site.md` says. */
export type SiteValues = Values<'site'>;

/** What `person.md` says. */
export type PersonValues = Values<'person'>;

/** The collection of a name; `undefined` where none is called so. A site that declares some of its own names all that it has as `registry`. */
export function findCollection(
  name: string | undefined,
  registry: readonly Collection[] = collections,
): Collection | undefined {
  return registry.find((collection) => collection.name === name);
}
