import { realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isPicture } from '../checks/check-image';
import type { CheckContext } from '../checks/context';
import type { Problem } from '../checks/problem';
import { formsOf, toFilePath } from '../derive/to-file-path';
import { toFileName, toFreeName } from '../import/place-files';

/** Files that get other names. */
export interface Renames {
  /** The new path of each, by the one that it has. */
  files: ReadonlyMap<string, string>;
  /** What a target in a file is now, if it names one of them. */
  targetIn: (file: string, target: string) => string | undefined;
}

/** Names that have to be escaped in Markdown or in a URL, and endings in capitals, which half of the disks take for another name. */
const UNTIDY = /[\s%#?<>()[\]"'`|*&]|\.[a-z]*[A-Z][A-Za-z]*$/;

/**
 * The files that get another name: those whose problem says so, and pictures whose names are untidy, if a text or a field names them. `askAll` asks
 * of all that is named in any file what it is now; those in `kept` keep their names.
 */
export function planRenames(
  { folder, content }: CheckContext,
  problems: readonly Problem[],
  {
    isOwn,
    askAll,
    kept,
  }: {
    isOwn: (file: string) => boolean;
    askAll: (toNew: (file: string, target: string) => undefined) => void;
    kept: ReadonlySet<string>;
  },
): Renames {
  const files = new Map<string, string>();
  const taken = new Map<string, Set<string>>();
  for (const file of content.files) {
    const [above, name] = [posix.dirname(file), posix.basename(file).toLowerCase()];
    taken.set(above, (taken.get(above) ?? new Set()).add(name));
  }
  const give = (from: string, to: string, isFree: boolean) => {
    const [above, wanted] = [posix.dirname(to), posix.basename(to)];
    const names = taken.get(above) ?? new Set<string>();
    taken.set(above, names);
    // A name of which only capitals change is its own.
    if (posix.dirname(from) === above) names.delete(posix.basename(from).toLowerCase());
    if (!isFree && names.has(wanted.toLowerCase())) return;
    const name = toFreeName(wanted, names);
    names.add(name.toLowerCase());
    files.set(from, posix.join(above, name));
  };
  for (const { file, fix } of problems) {
    if (!fix || !('rename' in fix) || !isOwn(file) || kept.has(file)) continue;
    const name = posix.basename(fix.rename);
    give(file, posix.join(posix.dirname(fix.rename), isPicture(name) ? toFileName(name) : name), false);
  }
  const untidy = [...content.files].filter(
    (file) => isPicture(file) && UNTIDY.test(posix.basename(file)) && isOwn(file) && !kept.has(file),
  );
  const [linked, named] = [new Set<string>(), new Set<string>()];
  if (untidy.length > 0) {
    for (const file of findLinked(folder, content.files, isOwn)) linked.add(file);
    askAll((file, target) => {
      const path = toFilePath(posix.dirname(file), target)?.path;
      const there = path === undefined ? undefined : formsOf(path).find((form) => content.files.has(form));
      if (there !== undefined) named.add(there);
      return undefined;
    });
  }
  for (const file of untidy)
    if (named.has(file) && !linked.has(file))
      give(file, posix.join(posix.dirname(file), toFileName(posix.basename(file))), true);
  const meant = new Map([...files].map(([from, to]) => [toPlain(from), to]));
  return {
    files,
    targetIn: (file, target) => {
      const folderOfFile = posix.dirname(file);
      const named = toFilePath(folderOfFile, target);
      if (!named) return undefined;
      const exact = formsOf(named.path)
        .map((form) => files.get(form))
        .find(Boolean);
      const isThere = formsOf(named.path).some((form) => content.files.has(form));
      const to = exact ?? (isThere ? undefined : meant.get(toPlain(named.path)));
      if (to === undefined) return undefined;
      const start = /^\.\//.exec(target)?.[0] ?? '';
      return start + (posix.relative(folderOfFile, to) || posix.basename(to)) + named.rest;
    },
  };
}

/** A path as it is meant, whichever slashes, capitals and forms of accents it is written in. */
const toPlain = (path: string): string => posix.normalize(path.replaceAll('\\', '/')).normalize('NFC').toLowerCase();

/** The files that a symbolic link leads to: under their new names it would lead nowhere. */
function findLinked(folder: string, files: ReadonlySet<string>, isOwn: (file: string) => boolean): string[] {
  const root = realpathSync(folder);
  return [...files].filter((file) => !isOwn(file)).map((file) => posix.relative(root, realpathSync(join(root, file))));
}
