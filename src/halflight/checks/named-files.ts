import { posix } from 'node:path';
import { nearest } from '../sourcing/nearest';
import type { Entry } from '../sourcing/read-entry';
import { isPicture } from './check-image';
import type { CheckContext } from './context';
import { toError, type Fix, type UnplacedProblem } from './problem';

/** The folder a file lies in; '' for one at the top. */
export const folderOf = (filePath: string): string => (filePath.includes('/') ? posix.dirname(filePath) : '');

/** A path in the content folder, relative to a file. */
export function asSeenFrom(filePath: string, path: string): string {
  return posix.relative(folderOf(filePath), path) || path;
}

/** A path as a link or the name of a picture: with escapes for what would end the path, or begin one. */
export function toTarget(path: string): string {
  return path.replace(/[%#?]/g, encodeURIComponent);
}

/**
 * The problem with a link, or the name of a picture, that is the name of a file as it stands in its folder, but means another one; `undefined` for any
 * other. `problem` says what was not found.
 */
export function findUnescapedProblem(
  target: string,
  problem: UnplacedProblem,
  entry: Entry,
  { map }: CheckContext,
): UnplacedProblem | undefined {
  const now = toTarget(target);
  if (now === target || map.fileNamed(posix.join(folderOf(entry.filePath), target)) === undefined) return undefined;
  const message = `${problem.message}: in the name of a file, % is written as %25, # as %23 and ? as %3F`;
  return { ...problem, message, suggestion: now, fix: { target, now } };
}

/** The problem with a path that has backslashes, as on Windows: URLs have slashes. */
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
    `${what} names use / not \\; found "${named}"`,
    context.map.fileNamed(meant) === undefined
      ? nearestFile(meant, entry, context, what === 'picture' ? isPicture : () => true)
      : asSeenFrom(entry.filePath, meant),
    toSameFile(target, meant, entry, context),
  );
}

/** A problem with a file itself, which its message then begins with; `undefined` stays. */
export function aboutFile(name: string, problem: UnplacedProblem | undefined): UnplacedProblem | undefined {
  return problem && { ...problem, message: `${name} ${problem.message}` };
}

/** The fix for a target whose file exists but for capitals, Unicode normalization or slashes, if there is exactly one such file. */
export function toSameFile(target: string, file: string, entry: Entry, { map }: CheckContext): Fix | undefined {
  const [same, ...others] = map.filesLike(file);
  if (same === undefined || others.length > 0) return undefined;
  const [, start = '', rest = ''] = /^(\.\/)?[^?#]*([^]*)$/.exec(target) ?? [];
  return { target, now: start + toTarget(asSeenFrom(entry.filePath, same)) + rest };
}

/** The existing file whose name is most similar, relative to an entry; those in the same folder come first. */
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
