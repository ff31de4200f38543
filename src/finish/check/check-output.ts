import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from '../../outputs/in-batches';
import { listFiles } from '../../outputs/list-files';
import type { Problem, UnplacedProblem } from '../../checks/problem';
import { hasFacts, loadFactsReader, type FileFacts } from './file-facts';
import { findBrokenReference } from './find-broken-reference';
import { toPublicSite, type PublicSite } from './public-site';
import { readRedirects } from './read-file';
import type { Reference } from './reference';

interface Input {
  /** The finished site: `public/`. */
  folder: string;
  /** Where it will be published: `url` of `site.md`. */
  url: string;
  /** What its author's files, which are copied as they are, lie in: links to them count, what is in them is theirs. */
  staticFolder: string;
}

/** What Gatsby's own code reads and nobody else asks for. */
const INTERNAL = /^(?:page-data|_gatsby|pagefind|~partytown)\//;

/** What a check of a finished site found, and how much it looked at. */
export interface Checked {
  problems: Problem[];
  pages: number;
  references: number;
}

/** Reads a finished site as browsers, crawlers and feed readers do: everything that is wrong with it, file by file. */
export async function checkOutput({ folder, url, staticFolder }: Input): Promise<Checked> {
  const files = (await listFiles(folder)).sort();
  const known = await readAll(folder, await findOwn(files, staticFolder));
  const pages = new Map(Array.from(known, ([file, { page }]) => (page ? [[file, page] as const] : [])).flat());
  const problems = Array.from(known.values(), (facts) => facts.problems).flat();
  const site = toPublicSite({
    url,
    files,
    ids: new Map(Array.from(pages, ([file, { ids }]) => [file, new Set(ids)])),
    redirects: await redirectsOf(folder, url, pages),
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
 * Reads the pages of a site while what stands beside them is still made, so that the check finds what they say: those that were written since an
 * instant (milliseconds since 1970), for of others it is kept.
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

/** Of these files those of ours that say something by themselves. */
async function findOwn(files: readonly string[], staticFolder: string): Promise<string[]> {
  const theirs = new Set(existsSync(staticFolder) ? await listFiles(staticFolder) : []);
  return files.filter((file) => hasFacts(file) && !INTERNAL.test(file) && !theirs.has(file));
}

/** The facts of each file that has any, in the order of the files. */
async function readAll(folder: string, files: readonly string[]): Promise<Map<string, FileFacts>> {
  const readFacts = await loadFactsReader();
  return new Map(
    await inBatches(
      files,
      async (file) => [file, readFacts(file, await readFile(join(folder, file), 'utf8'))] as const,
    ),
  );
}

/** The paths that the site itself answers with another: by a host's rule, or a page that moves on. */
async function redirectsOf(
  folder: string,
  url: string,
  pages: ReadonlyMap<string, NonNullable<FileFacts['page']>>,
): Promise<Map<string, string>> {
  const prefix = new URL(url).pathname.replace(/\/$/, '');
  const path = join(folder, '_redirects');
  const rules = existsSync(path) ? readRedirects(await readFile(path, 'utf8')) : [];
  const moved = Array.from(pages, ([file, { movesTo }]) =>
    movesTo === undefined ? [] : [[`/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`, movesTo] as const],
  ).flat();
  const withoutPrefix = (from: string) => (from.startsWith(`${prefix}/`) ? from.slice(prefix.length) : from);
  return new Map([...rules.map(({ from, to }) => [withoutPrefix(from), to] as const), ...moved]);
}

/** The same check for a whole site: most pages name the same addresses. */
function createReferenceCheck(site: PublicSite): (reference: Reference, file: string) => UnplacedProblem | undefined {
  const checked = new Map<string, UnplacedProblem | undefined>();
  return (reference, file) => {
    const { kind, address, posts = false, full = false } = reference;
    // What begins elsewhere than at the top means something else in each folder.
    const from = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address) ? '' : file;
    const key = [kind, posts, full, from, address].join(' ');
    if (!checked.has(key)) checked.set(key, findBrokenReference(reference, file, site));
    return checked.get(key);
  };
}

/** An address as an author would have written it: without the prefix, or as it is. */
function toWritten(address: string, { url, prefix }: PublicSite): string {
  if (address.startsWith(url)) return address.slice(url.length - 1);
  return prefix !== '' && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}
