import { posix } from 'node:path';
import { nearest } from '../nearest';
import type { Entry } from '../sourcing/read-entry';
import { isPicture } from '../fields/picture-files';
import { escapePath } from '../to-file-path';
import type { CheckContext } from './context';
import { toError, type Fix, type UnplacedProblem } from '../problem';

/** The folder of a file; '' at the top. */
export const folderOf = (filePath: string): string => (filePath.includes('/') ? posix.dirname(filePath) : '');

/** A path in the content folder, relative to a file. */
export function asSeenFrom(filePath: string, path: string): string {
  return posix.relative(folderOf(filePath), path) || path;
}

/**
 * The problem with a target that is literally the name of a file in its folder but, unescaped, means another; `undefined` for any other target.
 * `problem` says what was not found.
 */
export function findUnescapedProblem(
  target: string,
  problem: UnplacedProblem,
  entry: Entry,
  { map }: CheckContext,
): UnplacedProblem | undefined {
  const now = escapePath(target);
  if (now === target || map.fileNamed(posix.join(folderOf(entry.filePath), target)) === undefined) return undefined;
  const message = `${problem.message}: in the name of a file, % is written as %25, # as %23 and ? as %3F`;
  return { ...problem, message, suggestion: now, fix: { target, now } };
}

/** The problem with a path with backslashes, as on Windows: URLs have slashes. */
export function backslashProblem(
  target: string,
  named: string,
  file: string,
  what: 'link' | 'picture',
  entry: Entry,
  context: CheckContext,
): UnplacedProblem {
  const meant = posix.normalize(file.replaceAll('\\', '/'));
  return toError(
    what === 'picture' ? 'missing-image' : 'dangling-link',
    `the path of a ${what} has / instead of \\; found "${named}"`,
    context.map.fileNamed(meant) === undefined
      ? nearestFile(meant, entry, context, what === 'picture' ? isPicture : () => true)
      : asSeenFrom(entry.filePath, meant),
    toSameFile(target, meant, entry, context),
  );
}

/** Puts the file's name in front of the message; `undefined` stays `undefined`. */
export function aboutFile(name: string, problem: UnplacedProblem | undefined): UnplacedProblem | undefined {
  return problem && { ...problem, message: `${name} ${problem.message}` };
}

/** The fix for a target whose file exists except for case, Unicode normalization or slashes, if there is exactly one such file. */
export function toSameFile(target: string, file: string, entry: Entry, { map }: CheckContext): Fix | undefined {
  const [same, ...others] = map.filesLike(file);
  if (same === undefined || others.length > 0) return undefined;
  const [, start = '', rest = ''] = /^(\.\/)?[^?#]*([^]*)$/.exec(target) ?? [];
  return { target, now: start + escapePath(asSeenFrom(entry.filePath, same)) + rest };
}

/** The existing file with the most similar name, relative to an entry; files in the same folder come first. */
export function nearestFile(
  file: string,
  entry: Entry,
  { content, map }: CheckContext,
  fits: (other: string) => boolean,
): string | undefined {
  const found =
    map.filesLike(file).find(fits) ??
    nearest(file, map.filesBeside(file).filter(fits)) ??
    nearest(file, [...content.files].filter(fits));
  return found && asSeenFrom(entry.filePath, found);
}

/** The problem with a font or another file that an entry names; `undefined` if the file exists. */
export function findFileProblem(name: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  const file = posix.join(folderOf(entry.filePath), name);
  if (context.map.fileNamed(file) !== undefined) return undefined;
  return toError(
    'missing-file',
    `there is no file ${file}`,
    nearestFile(file, entry, context, () => true),
    toSameFile(name, file, entry, context),
  );
}
