import { createHash } from 'node:crypto';
import type { Problem } from '../../checks/problem';
import { createKept } from '../../sourcing/kept';
import { checkPage } from './check-page';
import { createHtmlValidator } from './find-invalid-html';
import { readFileOf } from './read-file';
import { loadPageReader } from './read-page';
import type { Reference } from './reference';

/** What a finished file says by itself, whatever else there is on the site. */
export interface FileFacts {
  references: Reference[];
  /** What is wrong with it, but for where its references lead. */
  problems: Problem[];
  /** Of a page alone: what links may lead to within it, and where it sends its visitors at once. */
  page?: { ids: string[]; movesTo?: string };
}

const kept = createKept<FileFacts>({
  name: 'files',
  // A message may come from anywhere.
  sources: ['src'],
  isWhole: ({ references, problems }) => Array.isArray(references) && Array.isArray(problems),
});

/** Whether a file of `public/` is of a kind that facts are read of: a page, or another that names addresses. */
export function hasFacts(file: string): boolean {
  return file.endsWith('.html') || readFileOf(file) !== undefined;
}

/** Gives the facts of a finished file by its path in `public/` and its text. */
type FactsReader = (file: string, text: string) => FileFacts;

/**
 * Reads the facts of finished files: once of each, and, where they are kept, only of those that are new or changed since the last build. A file
 * is known by its path and its text, so what it says of the others is checked each time.
 */
export async function loadFactsReader(): Promise<FactsReader> {
  const readPage = await loadPageReader();
  const validateHtml = createHtmlValidator();
  // Feeds repeat what pages say, each entry in several.
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
