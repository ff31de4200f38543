import { createHash } from 'node:crypto';
import type { Problem } from '../../checks/problem';
import { createKept } from '../../sourcing/kept';
import { checkPage } from './check-page';
import { createHtmlValidator } from './find-invalid-html';
import { readFileOf } from './read-file';
import { loadPageReader } from './read-page';
import type { Reference } from './reference';

/** What a finished file says by itself, regardless of the rest of the site. */
export interface FileFacts {
  references: Reference[];
  /** Its problems, except for broken references. */
  problems: Problem[];
  /** For a page only: the ids that links may lead to, and where it redirects to. */
  page?: { ids: string[]; movesTo?: string };
}

const kept = createKept<FileFacts>({
  name: 'files',
  // A message may come from any of the sources.
  sources: ['src'],
  isWhole: ({ references, problems }) => Array.isArray(references) && Array.isArray(problems),
});

/** Whether facts can be read from a file of `public/`: it is a page, or another kind of file that contains URLs. */
export function hasFacts(file: string): boolean {
  return file.endsWith('.html') || readFileOf(file) !== undefined;
}

/** Returns the facts of a finished file, given its path in `public/` and its text. */
type FactsReader = (file: string, text: string) => FileFacts;

/**
 * Creates a reader of the facts of finished files. Each file is read once and, with a cache, only if it is new or has changed since the last build.
 * The key is its path and text, so where its references lead is checked separately, each time.
 */
export async function loadFactsReader(): Promise<FactsReader> {
  const readPage = await loadPageReader();
  const validateHtml = createHtmlValidator();
  // Feeds repeat the content of pages, and each entry is in several of them.
  const readPiece = (html: string): readonly Reference[] =>
    find(['', html], () => ({ references: readPage(html).facts.references, problems: [] })).references;
  return (file, text) => {
    const readFile = readFileOf(file);
    if (readFile) return find([file, text], () => ({ references: readFile(text, readPiece), problems: [] }));
    return find([file, text], () => {
      const { facts, tree } = readPage(text);
      const { references, ids, movesTo } = facts;
      return {
        references,
        problems: [...checkPage(facts, file), ...validateHtml(text, tree, file)],
        page: { ids: [...ids], ...(movesTo !== undefined && { movesTo }) },
      };
    });
  };
}

function find(sources: readonly string[], make: () => FileFacts): FileFacts {
  const digest = createHash('sha1').update(sources.join('\0')).digest('base64url');
  const known = kept.find(digest);
  if (known) return known;
  const facts = make();
  kept.keep(digest, facts);
  return facts;
}
