import type { Problem } from '../../problem';
import { createCache, toKey } from '../../cache';
import { checkPage } from './check-page';
import { readFileOf } from './read-file';
import { loadPageReader } from './read-page';
import type { Reference } from './reference';

/** What is known about a finished file regardless of the rest of the site. */
export interface FileFacts {
  references: Reference[];
  /** Its problems, except for broken references. */
  problems: Problem[];
  /** For a page only: the ids that links may lead to, and its redirect target. */
  page?: { ids: string[]; movesTo?: string };
}

export const fileCache = createCache<FileFacts>('files');

/** Whether facts can be read from a file of `public/`: a page, or another kind of file that contains URLs. */
export function hasFacts(file: string): boolean {
  return file.endsWith('.html') || readFileOf(file) !== undefined;
}

/** Returns the facts of a finished file, given its path in `public/` and its text. */
type FactsReader = (file: string, text: string) => FileFacts;

/**
 * Creates a reader of the facts of finished files. Each file is read once and, with a cache, only if it is new or has changed since the last build.
 * The cache key is its path and text, so the targets of its references are checked separately, every time.
 */
export async function loadFactsReader(): Promise<FactsReader> {
  const readPage = await loadPageReader();
  // Feeds repeat the content of pages, and each entry is in several feeds.
  const readPiece = (html: string): readonly Reference[] =>
    find(['', html], () => ({ references: readPage(html).references, problems: [] })).references;
  return (file, text) => {
    const readFile = readFileOf(file);
    if (readFile) return find([file, text], () => ({ references: readFile(text, readPiece), problems: [] }));
    return find([file, text], () => {
      const facts = readPage(text);
      const { references, ids, movesTo } = facts;
      return {
        references,
        problems: checkPage(facts, file),
        page: { ids: [...ids], ...(movesTo !== undefined && { movesTo }) },
      };
    });
  };
}

function find(sources: readonly string[], make: () => FileFacts): FileFacts {
  const key = toKey(...sources);
  const cached = fileCache.get(key);
  if (cached) return cached;
  const facts = make();
  fileCache.set(key, facts);
  return facts;
}
