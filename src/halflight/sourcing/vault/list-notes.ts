import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../group-by';
import { inWords } from '../../derive/to-distinct-urls';
import { shortenSlug } from '../shorten-slug';
import { toSlug } from '../to-slug';

/** Folders of notes that are made from others, or that were thrown away. */
const LEFT = /^(?:\..*|node_modules|_?templates?)$/i;

interface Listing {
  root: string;
  /** When each folder last changed, which it does when a file is added, renamed or removed. */
  changes: readonly (readonly [folder: string, time: number])[];
  notes: readonly string[];
}

// Cached, because node creation asks for it once per node.
let last: Listing | undefined;

/**
 * The Markdown files of a vault, as paths in the content folder, sorted. Hidden files and folders and those of templates are left out. None if there
 * is no such folder.
 */
export function listNotes(folder: string, vault: string): readonly string[] {
  const root = join(folder, vault);
  if (last?.root === root && last.changes.every(([path, time]) => changeOf(path) === time)) return last.notes;
  const changes: [string, number][] = [];
  const look = (below: string): string[] => {
    const path = join(folder, below);
    changes.push([path, changeOf(path)]);
    return readdirSync(path, { withFileTypes: true }).flatMap((item) => {
      if (LEFT.test(item.name) || item.name.includes('\\')) return [];
      const inside = `${below}/${item.name}`;
      if (item.isDirectory()) return look(inside);
      return item.isFile() && item.name.endsWith('.md') ? [inside] : [];
    });
  };
  const notes = changeOf(root) === 0 ? [] : look(vault).sort();
  last = { root, changes, notes };
  return notes;
}

/** When a folder last changed; 0 if there is no such folder. */
function changeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() ? stats.mtimeMs : 0;
}

/**
 * The slug of each note, by the path of its file: its folders and its name in lower case, joined by hyphens. `index.md`, or else `README.md`, is the
 * page of its folder. Notes whose names differ only by signs get the signs as words (`c-plus-plus` beside `c`), and a number if that is not enough.
 */
export function toNoteSlugs(notes: readonly string[], vault: string): ReadonlyMap<string, string> {
  const all = new Set(notes);
  const wanted = groupBy(notes, (note) => slugOf(note, vault, all, toSlug));
  const slugs = new Map<string, string>();
  const taken = new Set(wanted.keys());
  for (const [slug, alike] of wanted) {
    // `C.md` keeps the plain URL, and `C++.md` does not.
    const [first = '', ...others] = alike.sort((a, b) => a.length - b.length);
    slugs.set(first, slug);
    for (const other of others) {
      const distinct = toFree(
        slugOf(other, vault, all, (name) => toSlug(inWords(name))),
        taken,
      );
      taken.add(distinct);
      slugs.set(other, distinct);
    }
  }
  return slugs;
}

function slugOf(note: string, vault: string, all: ReadonlySet<string>, toPart: (name: string) => string): string {
  const parts = note.slice(vault.length + 1, -'.md'.length).split('/');
  const folder = parts.slice(0, -1);
  const isFolder = isPageOfFolder(note, all);
  return [...folder, ...(isFolder ? [] : parts.slice(-1))]
    .map((part) => shortenSlug(toPart(part.normalize('NFC'))) || 'note')
    .join('/');
}

/** Whether a note is the page of its folder. */
function isPageOfFolder(note: string, all: ReadonlySet<string>): boolean {
  return (
    /(?:^|\/)index\.md$/.test(note) ||
    (note.endsWith('/README.md') && !all.has(note.replace(/README\.md$/, 'index.md')))
  );
}

function toFree(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
