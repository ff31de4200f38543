import { idsIn, type SidebarGroup } from '../features/sidebar/sidebar-group';
import { SIDEBAR_ENTRIES } from '../limits';
import type { RoutableEntry } from './route';

/** A group that is being filled. */
interface Folder {
  name: string;
  ids: string[];
  folders: Map<string, Folder>;
}

/**
 * The notes of a vault by folder: the page of the vault, then its folders, sorted by name, then its other notes. Within each folder, the page of the
 * folder comes first, and the others stay in list order.
 * @param listed The notes, in list order.
 * @param vault The folder of the vault.
 */
export function toNoteTree(listed: readonly RoutableEntry[], vault: string, language = 'en'): SidebarGroup[] {
  const top: Folder = { name: '', ids: [], folders: new Map() };
  const pagesFirst = [...listed.filter(isPageOfFolder), ...listed.filter((entry) => !isPageOfFolder(entry))];
  for (const { id, filePath } of pagesFirst) {
    const parts = filePath.slice(vault.length + 1).split('/');
    let folder = top;
    for (const name of parts.slice(0, -1)) {
      const inside = folder.folders.get(name) ?? { name, ids: [], folders: new Map() };
      folder.folders.set(name, inside);
      folder = inside;
    }
    folder.ids.push(id);
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  const toGroups = ({ folders }: Folder, place: string): SidebarGroup[] =>
    Array.from(folders.values())
      .sort((a, b) => compare(a.name, b.name))
      .map((folder, index) => {
        const anchor = `${place}-${index + 1}`;
        const groups = toGroups(folder, anchor);
        return { name: folder.name.normalize('NFC'), ids: folder.ids, anchor, ...(groups.length > 0 && { groups }) };
      });
  const home = listed.find(({ slug }) => slug === '')?.id;
  const others = top.ids.filter((id) => id !== home);
  return [
    ...(home === undefined ? [] : [{ ids: [home] }]),
    // No heading of a text has an id that begins so.
    ...toGroups(top, '_folder'),
    ...(others.length > 0 ? [{ ids: others }] : []),
  ];
}

function isPageOfFolder({ filePath }: RoutableEntry): boolean {
  return /\/(?:index|README)\.md$/.test(filePath);
}

/**
 * The tree as it is beside a note. It is on each of their pages, so in a vault with more notes than a sidebar has, only the folders around the note list
 * theirs, and the others are links to the list. Of a folder that is too large itself, only the note is there.
 * @param list The path of the list, which has the whole tree.
 */
export function toTreeBeside(tree: readonly SidebarGroup[], id: string, list: string): SidebarGroup[] {
  const isLarge = tree.flatMap(idsIn).length > SIDEBAR_ENTRIES;
  const toBeside = ({ anchor, groups, ...group }: SidebarGroup): SidebarGroup => {
    const { name, ids } = group;
    const isAround = name === undefined || idsIn({ ids, ...(groups && { groups }) }).includes(id);
    const isCut = isLarge && (!isAround || ids.length > SIDEBAR_ENTRIES);
    return {
      ...group,
      ...(isCut && { ids: ids.filter((other) => other === id) }),
      ...(isCut && anchor !== undefined && { to: `${list}#${anchor}` }),
      ...(groups && !(isLarge && !isAround) && { groups: groups.map(toBeside) }),
    };
  };
  return tree.map(toBeside);
}
