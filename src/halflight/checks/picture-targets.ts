import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isElsewhere } from '../features/redirects/settings';
import { isOnHost, isWebAddress } from '../fields/formats';
import { LISTED_VALUES, ORNAMENT_BYTES } from '../limits';
import { nearest } from '../nearest';
import { escapePath } from '../to-file-path';
import { decodeUrl, parseUrl } from '../parse-url';
import { storedPicture } from '../sourcing/notebooks/stored-pictures';
import { altIn, readFacts } from '../sourcing/pictures/read-facts';
import type { Entry } from '../sourcing/read-entry';
import { imageEndings, isPicture, picturesMatching } from '../fields/picture-files';
import { findImageProblem } from './check-image';
import type { CheckContext } from './context';
import {
  aboutFile,
  asSeenFrom,
  backslashProblem,
  findUnescapedProblem,
  folderOf,
  nearestFile,
  toSameFile,
} from './named-files';
import { toError, type UnplacedProblem } from '../problem';

/** The problem with a picture that an entry names; `undefined` if it is fine. */
export function findPictureProblem(src: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (isWebAddress(src) || src.startsWith('//')) return findHostProblem(src, context);
  if (/^data:/i.test(src)) return undefined;
  const named = decodeUrl(src.replace(/[?#].*$/s, ''));
  if (named.startsWith('/')) {
    if (isElsewhere(named, context.content.site ?? {})) return undefined;
    if (!context.map.hasFile(named)) return toError('missing-image', `there is no picture static${named}`);
    const published = join('static', named);
    return existsSync(published) ? aboutFile(named, findImageProblem(published)) : undefined;
  }
  const file = posix.join(folderOf(entry.filePath), named);
  const stored = storedPicture(file);
  if (stored) return aboutFile('a picture in the notebook', findImageProblem(stored.absolutePath));
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

/**
 * The problems with a folder or a pattern in place of a list of pictures: there are none, or some of them cannot be published, or do not say what they
 * show.
 */
export function findFolderProblems(src: string, entry: Entry, context: CheckContext): UnplacedProblem[] {
  const pattern = posix.join(folderOf(entry.filePath), decodeUrl(src));
  const files = picturesMatching(pattern, context.content.files);
  if (files.length === 0) {
    const folders = new Set([...context.content.files].filter(isPicture).map(folderOf));
    const meant = nearest(pattern.replace(/\/?(?:\*.*)?$/, ''), [...folders].filter(Boolean));
    return [
      toError(
        'missing-image',
        `there are no pictures in ${pattern}; allowed are ${imageEndings.join(', ')}`,
        meant && `${asSeenFrom(entry.filePath, meant)}/`,
      ),
    ];
  }
  return [...findUnreadable(files, context), ...findSilent(files, context)];
}

/** The problems with each of some pictures of the content folder. */
export function findUnreadable(files: readonly string[], { folder }: CheckContext): UnplacedProblem[] {
  return files.flatMap((file) => aboutFile(file, findImageProblem(join(folder, file))) ?? []);
}

/** One warning for all pictures of a folder whose files do not say what they show. */
function findSilent(files: readonly string[], { folder }: CheckContext): UnplacedProblem[] {
  const silent = files.filter((file) => altIn(readFacts(join(folder, file))) === '');
  if (silent.length === 0) return [];
  const named = silent.slice(0, LISTED_VALUES).map((file) => posix.basename(file));
  const rest = silent.length - named.length;
  return [
    {
      severity: 'warning',
      kind: 'no-alt',
      message: `${silent.length} of ${files.length} pictures do not say what they show (${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}): write it into their files as alternative text or description, or list them here with "alt"`,
    },
  ];
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
