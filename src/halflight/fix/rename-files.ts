import { realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isNotebook } from '../entry-file';
import { isPicture } from '../fields/picture-files';
import type { CheckContext } from '../checks/context';
import type { Problem } from '../problem';
import { formsOf, toFilePath, toPlain } from '../to-file-path';
import { isSameFile } from './change-files';
import { toFileName, toFreeName } from './file-names';
import { CUSTOM_STYLE } from '../sourcing/custom-style';
import { readWikiTarget } from '../wiki-target';
import { toMarkdownOfNotebook } from '../sourcing/notebooks/read-notebook-text';
import { createNameFinder } from '../sourcing/file-names';
import { factsOf } from '../sourcing/facts-of';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { collectionOf, rewriteReferences, rewriteStyleSheet } from './rewrite-references';
import type { Texts } from './texts';

/** Names that need escaping in Markdown or in URLs, and extensions in capitals, which case-sensitive disks treat as different. */
const UNTIDY = /[\s%#?<>()[\]"'`|*&]|\.[a-z]*[A-Z][A-Za-z]*$/;

interface Options {
  /** Whether a file is really at its path, and not behind a symbolic link. */
  isOwn: (file: string) => boolean;
  texts: Texts;
}

/** The new form of a target in a file; `undefined` if it stays. */
type RenameIn = (file: string, target: string) => string | undefined;

/** Renames files whose problems ask for it, and untidily named pictures in use, along with all references. Returns new paths by old ones. */
export function renameFiles(
  context: CheckContext,
  problems: readonly Problem[],
  { isOwn, texts }: Options,
): ReadonlyMap<string, string> {
  const { content, folder } = context;
  const texted = [...content.files].filter((file) => file.endsWith('.md') || file === CUSTOM_STYLE);
  // Notebooks are not rewritten, so a file that one names keeps its name.
  const notebooks = [...content.files].filter(isNotebook);
  const markdownOf = (file: string) => toMarkdownOfNotebook(texts.get(file), file).markdown ?? '';
  const rewriteAll = (rename: RenameIn) => {
    for (const file of texted.filter(isOwn)) {
      const toNew = (target: string) => rename(file, target);
      const text = texts.get(file);
      texts.set(
        file,
        file === CUSTOM_STYLE
          ? rewriteStyleSheet(text, toNew)
          : rewriteReferences(text, collectionOf(file, content), toNew),
      );
    }
  };
  /** All referenced paths, both where references are rewritten and where links are parsed. */
  const findNamed = (): Set<string> => {
    const named = new Set<string>();
    const { find } = createNameFinder({ files: [...content.files], aliases: [] });
    const look = (file: string, target: string): undefined => {
      // A name in double brackets is not rewritten, so the file keeps it.
      const { name = '' } = readWikiTarget(target) ?? {};
      for (const meant of find(name, file)) named.add(meant);
      for (const form of formsOf(toFilePath(posix.dirname(file), target)?.path ?? '')) named.add(form);
    };
    rewriteAll(look);
    for (const file of notebooks)
      rewriteReferences(markdownOf(file), collectionOf(file, content), (target) => look(file, target));
    for (const file of [...texted, ...notebooks]) {
      const text = isNotebook(file) ? markdownOf(file) : texts.get(file);
      for (const { target } of factsOf(readFrontMatter(text)?.body ?? text).links) look(file, target);
    }
    return named;
  };
  const asked = problems.flatMap(({ file, fix }) =>
    fix && 'rename' in fix && isOwn(file) ? [{ from: file, to: fix.rename }] : [],
  );
  const untidy = [...content.files].filter(
    (file) => isPicture(file) && UNTIDY.test(posix.basename(file)) && isOwn(file),
  );
  if (asked.length === 0 && untidy.length === 0) return new Map();
  const [named, linked] = [findNamed(), findLinked(folder, content.files, isOwn)];
  let wanted = [
    ...asked,
    ...untidy.filter((file) => named.has(file) && !linked.has(file)).map((file) => ({ from: file, to: file })),
  ];
  for (;;) {
    const goBack = texts.remember();
    const renamed = giveNames(wanted, content.files, folder);
    rewriteAll(toRenames(renamed, content.files));
    const stillNamed = findNamed();
    const lost = [...renamed.keys()].filter((file) => stillNamed.has(file));
    if (lost.length === 0) return renamed;
    // A file keeps its name if a reference to it could not be rewritten.
    wanted = wanted.filter(({ from }) => !lost.includes(from));
    goBack();
  }
}

/** Assigns each file a tidy path that is not taken. A file that moves to another folder keeps its path if its name is taken there. */
function giveNames(
  wanted: readonly { from: string; to: string }[],
  files: ReadonlySet<string>,
  top: string,
): ReadonlyMap<string, string> {
  const taken = new Map<string, Set<string>>();
  const namesIn = (folder: string) => {
    const names = taken.get(folder) ?? new Set<string>();
    taken.set(folder, names);
    return names;
  };
  for (const file of files) namesIn(posix.dirname(file)).add(posix.basename(file).toLowerCase());
  const given = new Map<string, string>();
  for (const { from, to } of wanted) {
    const [folder, name] = [posix.dirname(to), posix.basename(to)];
    const names = namesIn(folder);
    const tidy = isPicture(name) ? toFileName(name) : name;
    const stays = posix.dirname(from) === folder;
    // An interrupted run has already given it this name.
    if (isSameFile(join(top, from), join(top, folder, tidy))) names.delete(tidy.toLowerCase());
    // If only the case changes, the name is taken by the file itself.
    if (stays) names.delete(posix.basename(from).toLowerCase());
    else if (names.has(tidy.toLowerCase())) continue;
    const free = toFreeName(tidy, names);
    names.add(free.toLowerCase());
    given.set(from, posix.join(folder, free));
  }
  return given;
}

/** Rewrites targets that refer to one of these files, whatever their case and slashes, unless they refer to another existing file. */
function toRenames(renamed: ReadonlyMap<string, string>, files: ReadonlySet<string>): RenameIn {
  const meant = new Map([...renamed].map(([from, to]) => [toMeant(from), to]));
  return (file, target) => {
    const folder = posix.dirname(file);
    const path = toFilePath(folder, target);
    if (!path) return undefined;
    const forms = formsOf(path.path);
    const isThere = forms.some((form) => files.has(form));
    const to =
      forms.map((form) => renamed.get(form)).find(Boolean) ?? (isThere ? undefined : meant.get(toMeant(path.path)));
    if (to === undefined) return undefined;
    const start = /^\.\//.exec(target)?.[0] ?? '';
    return start + (posix.relative(folder, to) || posix.basename(to)) + path.rest;
  };
}

const toMeant = (path: string): string => toPlain(posix.normalize(path.replaceAll('\\', '/')));

/** The files that symbolic links point to; renaming one would break the link. */
function findLinked(folder: string, files: ReadonlySet<string>, isOwn: (file: string) => boolean): Set<string> {
  const root = realpathSync(folder);
  const links = [...files].filter((file) => !isOwn(file));
  return new Set(links.map((file) => posix.relative(root, realpathSync(join(root, file)))));
}
