import { toFileName } from '../sourcing/to-slug';

/**
 * Characters that have a meaning in the patterns, module names and code that Gatsby, Parcel and webpack make of paths. With one of these in its path,
 * a project does not compile, or its build never ends. Other signs were tried, and do no harm.
 */
const SPECIAL = /[()[\]{}'#!?*|]/g;

/** Throws, with an explanation, if Gatsby cannot work in a project because of a character in its path. `root` is the absolute path of the project. */
export function requirePlainPath(root: string): void {
  const characters = [...new Set(root.match(SPECIAL))];
  if (characters.length === 0) return;
  const folder = root.split(/[/\\]/).find((part) => part.search(SPECIAL) >= 0) ?? '';
  const listed = new Intl.ListFormat('en-GB').format(characters);
  throw new Error(
    `The path of this project has ${listed} in it, which Gatsby and its tools take for something else:\n\n  ${root}\n\nRename the folder "${folder}", for example to "${toFileName(folder) || 'halflight'}", and run the command there again.`,
  );
}
