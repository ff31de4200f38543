import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isOnHost, isWebAddress } from '../fields/formats';
import { ORNAMENT_BYTES } from '../limits';
import { decodeUrl, parseUrl } from '../parse-url';
import type { Entry } from '../sourcing/read-entry';
import { findImageProblem, isPicture } from './check-image';
import type { CheckContext } from './context';
import {
  aboutFile,
  backslashProblem,
  findUnescapedProblem,
  folderOf,
  nearestFile,
  toSameFile,
  escapePath,
} from './named-files';
import { toError, type UnplacedProblem } from '../problem';

/** The problem with a picture that an entry names; `undefined` if it is fine. */
export function findPictureProblem(src: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (isWebAddress(src) || src.startsWith('//')) return findHostProblem(src, context);
  if (/^data:/i.test(src)) return undefined;
  const named = decodeUrl(src.replace(/[?#].*$/s, ''));
  if (named.startsWith('/')) {
    if (!context.map.hasFile(named)) return toError('missing-image', `there is no picture static${named}`);
    const published = join('static', named);
    return existsSync(published) ? aboutFile(named, findImageProblem(published)) : undefined;
  }
  const file = posix.join(folderOf(entry.filePath), named);
  const there = context.map.fileNamed(file);
  if (there !== undefined) return aboutFile(named, findImageProblem(join(context.folder, there)));
  if (named.includes('\\')) return backslashProblem(src, named, file, 'picture', entry, context);
  const suggestion = nearestFile(file, entry, context, isPicture);
  const problem = toError(
    'missing-image',
    `there is no picture ${file}`,
    suggestion && escapePath(suggestion),
    toSameFile(src, file, entry, context),
  );
  return findUnescapedProblem(src, problem, entry, context) ?? problem;
}

/**
 * The problem with a picture in a field; `undefined` if it is fine. Unlike pictures in texts, it is published in several sizes, so a file from
 * `static/`, copied as it is, does not work.
 */
export function findFieldPictureProblem(src: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (src.startsWith('//')) return toError('missing-image', `"${src}" must be a full URL`, `https:${src}`);
  if (!/^(?:\/|data:)/i.test(src)) return findPictureProblem(src, entry, context);
  const name = src.startsWith('/') ? posix.basename(src.replace(/[?#].*$/s, '')) : '';
  return toError(
    'missing-image',
    `a picture in front matter must be a file in the content folder: put it beside this file, and write ./${name || 'photo.jpg'}`,
  );
}

/** The problem with an ornament's SVG: the picture itself, or its size, because every page contains it. */
export function findOrnamentProblem(name: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  const problem = findPictureProblem(name, entry, context);
  const there = context.map.fileNamed(posix.join(folderOf(entry.filePath), decodeUrl(name)));
  if (problem?.severity === 'error' || there === undefined) return problem;
  const { size } = statSync(join(context.folder, there));
  if (size <= ORNAMENT_BYTES) return problem;
  const [is, most] = [size, ORNAMENT_BYTES].map((bytes) => Math.ceil(bytes / 1000));
  return toError(
    'oversized-image',
    `${name} is ${is} kB; an ornament may have at most ${most} kB, because every page contains it`,
  );
}

function findHostProblem(src: string, { content }: CheckContext): UnplacedProblem | undefined {
  if (!content.site) return undefined;
  const host = parseUrl(src, 'https://example.org')?.hostname ?? src;
  if (isOnHost(new URL(src, 'https://example.org').href, content.site.images?.hosts ?? [])) return undefined;
  return toError(
    'foreign-image',
    `the picture is on another site (${host}): put it beside the file, or list the host under "images.hosts" in site.md`,
  );
}
