import { findCollection } from '../collections';
import type { Route } from '../routes/route';
import type { CheckContext } from './context';
import type { Place } from '../problem';

/** Where an author sets the path of a page that does not belong to an entry: in `site.md`, or in a collection's declaration. */
export function placeOfRoute(
  { kind, collection: name }: Pick<Route, 'kind' | 'collection'>,
  { at, content: { collections, entries, site } }: Pick<CheckContext, 'at' | 'content'>,
): Place {
  const collection = kind === 'list' ? findCollection(name, collections) : undefined;
  if (!collection) return { file: 'site.md', line: 1, column: 1 };
  if (collection.slugs) return at('site.md', ['vault', 'path']);
  if (!collection.declared) return at('site.md', ['collections', collection.folder, 'path']);
  // Its translations have the same slug.
  const declaration = entries.find(
    (entry) =>
      entry.collection === 'collection' &&
      entry.slug === collection.name &&
      (entry.language === undefined || entry.language === site?.language),
  );
  return at(declaration?.filePath ?? `collections/${collection.name}.md`, ['path']);
}
