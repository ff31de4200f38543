import type { SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import type { ListName } from '../words/list-names';
import { wordsIn } from '../collections/collection/to-own-collection';
import type { Words } from '../words/en';

/** The title of a collection's list: from `site.md`, or else from the words of the interface, or else the collection's label. */
export function toListTitle(
  { folder, label, declared }: Pick<Collection, 'folder' | 'label' | 'declared'>,
  { collections, language }: Partial<Pick<SiteValues, 'collections' | 'language'>>,
  words: Words,
): string {
  if (declared) return wordsIn({ declared }, language).label;
  const name = folder as ListName;
  if (folder === 'people') return words.team;
  if (folder === 'cv') return words.cvs;
  return collections?.[name]?.title ?? (folder in words ? words[name] : label);
}
