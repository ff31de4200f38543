import { toFileName } from '../sourcing/to-slug';

/**
 * Characters that are special in the patterns, module names and code that Gatsby, Parcel and webpack make of paths. With one of these in its path, a
 * project does not compile, or its build never ends. Other punctuation was tested and is harmless.
 */
const SPECIAL = /[()[\]{}'#!?*|]/g;

/** Throws a helpful error if Gatsby cannot work in a project because of a character in its path. `root` is the project's absolute path. */
export function requirePlainPath(root: string): void {
  const characters = [...new Set(root.match(SPECIAL))];
  if (characters.length === 0) return;
  const folder = root.split(/[/\\]/).find((part) => part.search(SPECIAL) >= 0) ?? '';
  const listed = new Intl.ListFormat('en-GB').format(characters);
  throw new Error(
    `The path of this project contains ${listed}, which Gatsby and its tools misinterpret:\n\n  ${root}\n\nRename the folder "${folder}", for example to "${toFileName(folder) || 'halflight'}", and run the command there again.`,
  );
}
