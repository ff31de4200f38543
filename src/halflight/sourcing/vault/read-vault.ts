import type { SiteValues } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import { listNotes, toNoteSlugs } from './list-notes';
import { toVault } from './to-vault';

// Cached, because node creation asks for it once per node.
let last: { notes: readonly string[]; settings: string; collection: Collection } | undefined;

/** The collection of the vault that `site.md` names, with its notes as they are now; none without a vault. Later calls only list its files. */
export function readVault(folder: string, { vault, language, words }: Partial<SiteValues>): Collection[] {
  if (!vault) return [];
  const notes = listNotes(folder, vault.folder);
  const settings = JSON.stringify([vault, language, words]);
  if (last?.notes !== notes || last.settings !== settings)
    last = {
      notes,
      settings,
      collection: toVault({ vault, language, words }, toNoteSlugs(notes, vault.folder)),
    };
  return [last.collection];
}
