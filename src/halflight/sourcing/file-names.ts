import { posix } from 'node:path';
import { isNotebook } from '../entry-file';
import { isName } from '../features/redirects/settings';
import { splitLanguage, type Language } from '../derive/languages';
import { idOfPart } from '../markdown/select-part';
import { escapePath, toPlain } from '../to-file-path';
import type { WikiTarget } from '../wiki-target';

/** What `[[links]]` may name: every file of the content folder, and the names that entries give themselves. */
export interface FileNames {
  files: readonly string[];
  aliases: readonly (readonly [alias: string, file: string])[];
  /** The folder of the vault, if the site has one. */
  vault?: string | undefined;
}

export interface NameFinder {
  /**
   * The files that a name may mean in a file: none, the one that it means, or several of which none is nearer. In a vault it means one of its files, if
   * any has the name: as in Obsidian, the one with the shortest path.
   */
  find: (name: string, from: string) => readonly string[];
  /** Every name that means one file, to suggest the nearest. */
  names: () => readonly string[];
}

/** The names of a site's entries for `[[links]]`: aliases that are not old URLs. A translation's are those of its original. */
export function aliasesOfEntries(
  entries: Iterable<{ filePath: string; values: Readonly<Record<string, unknown>> }>,
  languages: readonly Language[],
): FileNames['aliases'] {
  return Array.from(entries).flatMap(({ filePath, values: { aliases } }) =>
    (Array.isArray(aliases) ? (aliases as string[]) : [])
      .filter(isName)
      .map((alias) => [alias, splitLanguage(filePath, languages).original] as const),
  );
}

interface Named {
  /** A name for the file: its whole path, with or without what may be left out. */
  path: string;
  file: string;
}

/**
 * Finds files by name as Obsidian does, in any case: the end of a path is enough, and `.md` may be left out. A whole path comes first, then a file in
 * the folder of the link. `index.md` has the name of its folder. Aliases count where no file has the name.
 */
export function createNameFinder({ files, aliases, vault }: FileNames): NameFinder {
  const byEnd = new Map<string, Named[]>();
  const add = (path: string, file: string) => {
    const plain = toPlain(path);
    const end = plain.slice(plain.lastIndexOf('/') + 1);
    const others = byEnd.get(end);
    if (others) others.push({ path: plain, file });
    else byEnd.set(end, [{ path: plain, file }]);
  };
  for (const file of files) for (const path of namesOf(file)) add(path, file);
  const byAlias = new Map<string, Set<string>>();
  for (const [alias, file] of aliases) {
    const plain = toPlain(alias);
    byAlias.set(plain, (byAlias.get(plain) ?? new Set()).add(file));
  }
  const inVault = (file: string) => vault !== undefined && file.startsWith(`${vault}/`);
  return {
    find: (name, from) => {
      const folder = posix.dirname(from);
      const meant = toPlain(/^\.{1,2}\//.test(name) ? posix.join(folder, name) : name.replace(/^\/|\/$/g, ''));
      const named = (byEnd.get(meant.slice(meant.lastIndexOf('/') + 1)) ?? []).filter(
        ({ path }) => path === meant || path.endsWith(`/${meant}`),
      );
      const beside = toPlain(name.startsWith('/') ? `${vault ?? ''}${name}` : posix.join(folder, name));
      const relative = inVault(from) ? named.find(({ path }) => path === beside) : undefined;
      if (relative) return [relative.file];
      const exact = named.filter(({ path }) => path === meant);
      const all = unique(exact.length > 0 ? exact : named);
      const here = all.filter((file) => posix.dirname(file) === folder);
      if (here.length === 1) return here;
      const sorted = all.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
      const found = sorted.length > 0 ? sorted : [...(byAlias.get(meant) ?? [])];
      if (!inVault(from)) return found;
      const nearest = found.find(inVault);
      return nearest === undefined ? found : [nearest];
    },
    names: () => [
      ...files.map((file) => (namesOf(file).at(-1) ?? file).replace(/^.*\//, '')),
      ...aliases.map(([alias]) => alias),
    ],
  };
}

function namesOf(file: string): string[] {
  if (!/\.md$/i.test(file) && !isNotebook(file)) return [file];
  const bare = file.replace(/\.[a-z]+$/i, '');
  return bare.endsWith('/index') ? [file, bare, bare.slice(0, -6)] : [file, bare];
}

const unique = (found: readonly Named[]): string[] => [...new Set(found.map(({ file }) => file))];

/** Whether a file is a canvas or a base of Obsidian, which no page shows. */
export function isObsidianOnly(file: string): boolean {
  return /\.(?:canvas|base)$/i.test(file);
}

/** The one file that a `[[link]]` in a text of a folder means, and the target of a plain link to it. Neither if there is none, or several. */
export function resolveName(
  target: WikiTarget,
  folder: string,
  find: NameFinder['find'],
): { file?: string; address?: string } {
  if (target.name === '') return { address: toPlainTarget(target, undefined, folder) };
  const [file, ...others] = find(target.name, posix.join(folder, '_'));
  if (file === undefined || others.length > 0 || isObsidianOnly(file)) return {};
  return { file, address: toPlainTarget(target, file, folder) };
}

/** The link target, relative to a folder, that a `[[link]]` to a file stands for; without a file, one within the same text. */
export function toPlainTarget({ part }: WikiTarget, file: string | undefined, folder: string): string {
  const path = file === undefined ? '' : posix.relative(folder, file);
  const relative = path === '' || path.startsWith('../') ? path : `./${path}`;
  return escapePath(relative) + (part === undefined ? '' : `#${encodeURIComponent(idOfPart(part))}`);
}
