import { posix } from 'node:path';
import { toContentFile } from './content-folder';
import { readFacts } from './pictures/read-facts';
import { toEntryId } from './read-entry';

/**
 * The copyright notice that is written into the published files of a picture: that of the album whose folder it is in, or else that of its own file;
 * nothing for a picture outside albums. It is the same wherever the picture is shown, so that it is encoded once. `path` is relative to the content
 * folder, `getNode` finds entries.
 */
export function copyrightOf(path: string, getNode: (id: string) => unknown): { copyright?: string } {
  const folder = posix.dirname(path);
  const album = [`${folder}/index.md`, `${folder}.md`]
    .map((file) => getNode(toEntryId(file)) as AlbumNode | null | undefined)
    .find((node) => node?.internal?.type === 'Album');
  if (!album) return {};
  const copyright = album.copyright ?? readFacts(toContentFile(path)).copyright;
  return copyright === undefined ? {} : { copyright };
}

interface AlbumNode {
  internal?: { type: string };
  copyright?: string | undefined;
}
