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

/**
 * All collections of a site: the built-in ones, then those that it declares. A built-in one that came later than the first declarations yields to one
 * of its name or folder, or at its path.
 */
export function withDeclared(
  declared: readonly Collection[],
  builtIn: readonly Collection[] = collections,
): readonly Collection[] {
  if (declared.length === 0) return builtIn;
  const isFree = (ours: Collection) => !ours.yields || !declared.some((own) => isSamePlace(ours, own));
  return [...builtIn.filter(isFree), ...declared];
}

function isSamePlace(one: Collection, other: Collection): boolean {
  return (
    one.name === other.name ||
    one.folder === other.folder ||
    (one.list !== undefined && one.list.path === other.list?.path)
  );
}

/** The collection with this name, or `undefined`. A site that declares collections passes all of its collections as `registry`. */
export function findCollection(
  name: string | undefined,
  registry: readonly Collection[] = collections,
): Collection | undefined {
  return registry.find((collection) => collection.name === name);
}
