import { posix } from 'node:path';
import { findCollection, type Values } from '../collections';
import { imageEndings, isPicture } from '../fields/picture-files';
import { LISTED_VALUES } from '../limits';
import { nearest } from '../nearest';
import { toError, type Problem, type UnplacedProblem } from '../problem';
import { albumFolderOf, isNamed } from '../sourcing/album-pictures';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';
import { findUnreadable } from './picture-targets';

/** Files of a camera that no browser shows. */
const RAW = /\.(?:heic|heif|tiff?|dng|cr[23]|nef|arw|raf|orf|rw2|psd|bmp)$/i;

/**
 * Reports albums without pictures; captions of files that are not there, or that have two; pictures that cannot be published; and, once for each
 * album, pictures that do not say what they show.
 */
export const checkAlbums: Check = (context) =>
  context.content.entries.flatMap((entry) =>
    findCollection(entry.collection, context.content.collections)?.pictures ? checkAlbum(entry, context) : [],
  );

function checkAlbum(entry: Entry, context: CheckContext): Problem[] {
  const { pictures = [] } = entry;
  const { captions = [] } = entry.values as Partial<Values<'album'>>;
  const files = pictures.map(({ file }) => file);
  const place = (path: readonly PropertyKey[], problem: UnplacedProblem): Problem => ({
    ...context.at(entry.filePath, path),
    ...problem,
  });
  const stray = captions.flatMap(({ file }, index) => {
    const problem = findCaptionProblem(file, index, entry, files);
    return problem ? [place(['captions', index, 'file'], problem)] : [];
  });
  return [
    ...stray,
    ...findUnreadable(files, context).map((problem) => place(['title'], problem)),
    ...[...findEmpty(entry, context), ...findSilent(entry)].map((problem) =>
      place(captions.length > 0 ? ['captions'] : ['title'], problem),
    ),
  ];
}

function findCaptionProblem(
  written: string,
  index: number,
  { values }: Entry,
  files: readonly string[],
): UnplacedProblem | undefined {
  const { captions = [] } = values as Partial<Values<'album'>>;
  const names = files.map((file) => posix.basename(file));
  if (!files.some((file) => isNamed(written, file)))
    return toError(
      'missing-image',
      `there is no picture ${posix.basename(written)} in this album${names.length > 0 ? `; there are: ${list(names)}` : ''}`,
      nearest(posix.basename(written), names),
    );
  const before = captions.findIndex(({ file }) => isNamed(file, posix.basename(written)));
  if (before === index) return undefined;
  return {
    severity: 'warning',
    kind: 'duplicate-caption',
    message: `${written} already has a caption above, which is used: put both into one`,
  };
}

/** A folder without pictures, or with some that browsers do not show. */
function findEmpty(entry: Entry, { content: { files } }: CheckContext): UnplacedProblem[] {
  const folder = `${albumFolderOf(entry)}/`;
  const beside = [...files].filter((file) => posix.dirname(file) === posix.normalize(folder).replace(/\/$/, ''));
  const unshown = beside.filter((file) => RAW.test(file)).map((file) => posix.basename(file));
  if (unshown.length > 0)
    return [
      {
        severity: 'warning',
        kind: 'unread-picture',
        message: `no browser shows ${list(unshown)}, so the album leaves ${unshown.length === 1 ? 'it' : 'them'} out: save ${unshown.length === 1 ? 'it' : 'them'} as JPEG`,
      },
    ];
  // Of a draft, more is missing.
  if (beside.some(isPicture) || entry.values.draft === true) return [];
  return [
    {
      severity: 'warning',
      kind: 'empty-album',
      message: `the album has no pictures: put some into ${folder}, as ${imageEndings.join(', ')}`,
    },
  ];
}

function findSilent({ pictures = [] }: Entry): UnplacedProblem[] {
  const silent = pictures.filter(({ alt }) => alt === '').map(({ file }) => posix.basename(file));
  if (silent.length === 0) return [];
  return [
    {
      severity: 'warning',
      kind: 'no-alt',
      message: `${silent.length} of ${pictures.length} pictures do not say what they show (${list(silent)}): write it as "alt" under "captions", or into their files as alternative text or description`,
    },
  ];
}

/** Names, as many as fit on a line. */
function list(names: readonly string[]): string {
  const rest = names.length - LISTED_VALUES;
  return names.slice(0, LISTED_VALUES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
