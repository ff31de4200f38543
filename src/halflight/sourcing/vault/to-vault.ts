import type { SiteValues } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import { toOwnCollection } from '../../collections/collection/to-own-collection';
import type { VaultSettings } from '../../features/vault/settings';
import { toWords } from '../../words/words';
import { toSlug } from '../to-slug';

/** The name of the collection of a vault's notes. */
export const VAULT = 'vault';

type Site = Partial<Pick<SiteValues, 'language' | 'words'>> & { vault: VaultSettings };

/**
 * The collection of the notes in the folder that `vault` in `site.md` names. It is like a declared collection, but its files
 * are listed and read in another way.
 * @param slugs The slug of each note, by the path of its file; omitted where no files are looked up.
 */
export function toVault(site: Site, slugs: ReadonlyMap<string, string> = new Map()): Collection {
  const { vault } = site;
  const { folder, title = folder, path = toSlug(folder) } = vault;
  const collection = toOwnCollection(VAULT, {
    label: title,
    hint: 'The notes of a vault.',
    folder,
    path,
    icon: 'book',
    list: 'index',
    sort: { by: 'title' },
    fields: [
      { name: 'summary', kind: 'text', optional: true },
      { name: 'created', kind: 'day', label: toWords(site).created, optional: true },
      { name: 'tags', kind: 'text', list: true, optional: true },
    ],
  });
  return { ...collection, nested: true, slugs };
}
