import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from '../../outputs/in-batches';
import { listFiles } from '../../outputs/list-files';
import type { Problem, UnplacedProblem } from '../../problem';
import { hasFacts, loadFactsReader, type FileFacts } from './file-facts';
import { findBrokenReference } from './find-broken-reference';
import { toPath, toPublicSite, type PublicSite } from './public-site';
import { readRedirects } from './read-file';
import type { Reference } from './reference';

interface Input {
  /** The finished site: `public/`. */
  folder: string;
  /** Where the site will be published: `url` in `site.md`. */
  url: string;
  /** The folder of the author's own files, which are copied unchanged: links to them are valid, but their content is not checked. */
  staticFolder: string;
  /** Paths that another program serves: `otherPaths` in `site.md`. */
  otherPaths?: readonly string[] | undefined;
}

/** Folders that only the code of Gatsby, its plugins and Pagefind reads. */
const INTERNAL = /^(?:page-data|_gatsby|pagefind|~partytown)\//;

/** The problems of a finished site, and how much was checked. */
export interface Checked {
  problems: Problem[];
  pages: number;
  references: number;
}

/** Checks a finished site as browsers, crawlers and feed readers see it, and returns all of its problems, file by file. */
export async function checkOutput({ folder, url, staticFolder, otherPaths }: Input): Promise<Checked> {
  const files = (await listFiles(folder)).sort();
  const known = await readAll(folder, await findOwn(files, staticFolder));
  const pages = new Map(Array.from(known, ([file, { page }]) => (page ? [[file, page] as const] : [])).flat());
  const problems = Array.from(known.values(), (facts) => facts.problems).flat();
  const site = toPublicSite({
    url,
    files,
    ids: new Map(Array.from(pages, ([file, { ids }]) => [file, new Set(ids)])),
    redirects: await redirectsOf(folder, url, pages),
    otherPaths,
  });
  const check = createReferenceCheck(site);
  let count = 0;
  for (const [file, { references }] of known) {
    count += references.length;
    for (const reference of references) {
      const problem = check(reference, file);
      if (problem) problems.push({ file, ...reference.place, written: toWritten(reference.address, site), ...problem });
    }
  }
  return { problems, pages: pages.size, references: count };
}

/**
 * Reads the pages of a site while its other files are still being made, so that their facts are cached when the check runs. Only reads pages written
 * since an instant (milliseconds since 1970), because the facts of the others are cached already.
 */
export async function readPagesAhead(
  { folder, staticFolder }: Pick<Input, 'folder' | 'staticFolder'>,
  since: number,
): Promise<void> {
  const pages = (await findOwn(await listFiles(folder), staticFolder)).filter((file) => file.endsWith('.html'));
  const times = await inBatches(pages, async (file) => (await stat(join(folder, file))).mtimeMs);
  await readAll(
    folder,
    pages.filter((_, index) => (times[index] ?? 0) >= since),
  );
}

/** Our own files among these, as far as facts can be read from them. */
async function findOwn(files: readonly string[], staticFolder: string): Promise<string[]> {
  const theirs = new Set(existsSync(staticFolder) ? await listFiles(staticFolder) : []);
  return files.filter((file) => hasFacts(file) && !INTERNAL.test(file) && !theirs.has(file));
}

/** The facts of each of these files, in order. */
async function readAll(folder: string, files: readonly string[]): Promise<Map<string, FileFacts>> {
  const readFacts = await loadFactsReader();
  return new Map(
    await inBatches(
      files,
      async (file) => [file, readFacts(file, await readFile(join(folder, file), 'utf8'))] as const,
    ),
  );
}

/** The paths that the site itself redirects, by a rule for hosts or a redirect page, and their targets. */
async function redirectsOf(
  folder: string,
  url: string,
  pages: ReadonlyMap<string, NonNullable<FileFacts['page']>>,
): Promise<Map<string, string>> {
  const prefix = new URL(url).pathname.replace(/\/$/, '');
  const path = join(folder, '_redirects');
  const rules = existsSync(path) ? readRedirects(await readFile(path, 'utf8')) : [];
  const moved = Array.from(pages, ([file, { movesTo }]) =>
    movesTo === undefined ? [] : [[toPath(file), movesTo] as const],
  ).flat();
  const withoutPrefix = (from: string) => (from.startsWith(`${prefix}/`) ? from.slice(prefix.length) : from);
  return new Map([...rules.map(({ from, to }) => [withoutPrefix(from), to] as const), ...moved]);
}

/** `findBrokenReference` for a whole site, memoized because most pages refer to the same URLs. */
function createReferenceCheck(site: PublicSite): (reference: Reference, file: string) => UnplacedProblem | undefined {
  const checked = new Map<string, UnplacedProblem | undefined>();
  return (reference, file) => {
    const { kind, address, posts = false, full = false } = reference;
    // A relative reference depends on the folder.
    const from = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address) ? '' : file;
    const key = [kind, posts, full, from, address].join(' ');
    if (!checked.has(key)) checked.set(key, findBrokenReference(reference, file, site));
    return checked.get(key);
  };
}

/** A URL as an author would have written it: without the path prefix, or unchanged. */
function toWritten(address: string, { url, prefix }: PublicSite): string {
  if (address.startsWith(url)) return address.slice(url.length - 1);
  return prefix !== '' && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}
