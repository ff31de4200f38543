import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../nearest';
import type { Check } from './context';
import type { Problem } from '../problem';
import type { Entry } from '../sourcing/read-entry';
import { URL_MANIFEST, readUrlManifest, type ManifestLine } from './url-manifest';

/**
 * Reports published URLs that would break. Unpublished pages keep their URLs: they are expected back, or were meant to expire. Without a URL
 * manifest, nothing is checked.
 */
export const checkUrls: Check = ({ folder, content, map }) => {
  const file = join(folder, URL_MANIFEST);
  // Without site.md, the lists' paths are unknown, and every URL would seem lost.
  if (!content.site || !content.files.has(URL_MANIFEST)) return [];
  const { paths, gone, wrong } = readUrlManifest(readFileSync(file));
  const problem = (line: number, kind: string, message: string, column = 1): Problem => ({
    file: URL_MANIFEST,
    line,
    column,
    // A page that exists again can be published: only the manifest is out of date.
    severity: kind === 'found-url' ? 'warning' : 'error',
    kind,
    message,
  });
  const leadsSomewhere = (path: string) =>
    map.sourceAt(path) !== undefined || map.movedTo(path) !== undefined || map.hasFile(path);
  const known = new Set([...paths, ...gone].map(({ path }) => path));
  // Entries whose URLs are not in the manifest: a lost page may have moved there.
  const fresh = content.entries.flatMap((entry) => {
    const path = map.pageOf(entry);
    return path !== undefined && !known.has(path) ? [{ entry, path }] : [];
  });
  const lost = paths.filter(({ path }) => !leadsSomewhere(path));
  return [
    ...wrong.map(({ line, column, message }) => problem(line, 'bad-url', message, column)),
    ...lost.map(({ path, line }) =>
      problem(
        line,
        'lost-url',
        `${path} would lead nowhere, although it was published: ${adviceFor(path, lost, fresh)}`,
      ),
    ),
    ...gone
      .filter(({ path }) => map.sourceAt(path) !== undefined)
      .map(({ path, line }) =>
        problem(
          line,
          'found-url',
          `${path} is the URL of a page again: delete this line, and "npm run urls" will record it`,
        ),
      ),
  ];
};

interface Candidate {
  entry: Entry;
  path: string;
}

function adviceFor(path: string, lost: readonly ManifestLine[], fresh: readonly Candidate[]): string {
  const found = findMoved(path, lost, fresh);
  const otherwise = 'if it was removed on purpose, move this line below a line "gone:"';
  if (!found)
    return `add it to the "aliases" of the page that replaced it ("aliases: [${path}]"), or under "redirects" in site.md; ${otherwise}`;
  const { entry } = found;
  const aliases = [...((entry.values.aliases as string[] | undefined) ?? []), path].map((alias) =>
    /[,[\]{}:]/.test(alias) ? JSON.stringify(alias) : alias,
  );
  const instead = aliases.length > 1 ? ', instead of the "aliases" that are there' : '';
  return `if it is now ${entry.filePath}, paste this line into its front matter${instead}: aliases: [${aliases.join(', ')}]; ${otherwise}`;
}

/** What a page was probably renamed to: of the entries with a new URL, the one with a similar name, or the only one in the same folder. */
function findMoved(path: string, lost: readonly ManifestLine[], fresh: readonly Candidate[]): Candidate | undefined {
  const name = nameOf(path);
  const same = fresh.filter((candidate) => nameOf(candidate.path) === name);
  const beside = fresh.filter((candidate) => folderOf(candidate.path) === folderOf(path));
  const candidates = beside.length > 0 ? beside : fresh;
  const near = nearest(
    name,
    candidates.map((candidate) => nameOf(candidate.path)),
  );
  const words = (text: string) => new Set(text.split(/[-_.~]/).filter((word) => word.length > 2));
  const shared = (candidate: Candidate) =>
    [...words(nameOf(candidate.path))].filter((word) => words(name).has(word)).length;
  const alike = [...candidates].sort((a, b) => shared(b) - shared(a)).filter((candidate) => shared(candidate) > 0);
  const alone =
    beside.length === 1 && lost.filter((other) => folderOf(other.path) === folderOf(path)).length === 1 ? beside : [];
  return same[0] ?? candidates.find((candidate) => nameOf(candidate.path) === near) ?? alike[0] ?? alone[0];
}

const nameOf = (path: string): string => path.split('/').at(-2) ?? '';
const folderOf = (path: string): string => path.split('/').slice(0, -2).join('/');
