import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../outputs/list-files';
import type { Problem, UnplacedProblem } from '../../checks/problem';
import { checkPage } from './check-page';
import { findBrokenReference } from './find-broken-reference';
import { createHtmlValidator } from './find-invalid-html';
import { toPublicSite, type PublicSite } from './public-site';
import { readFileOf, readRedirects } from './read-file';
import { loadPageReader, type PageFacts } from './read-page';
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
  const own = files.filter((file) => !INTERNAL.test(file) && !existsSync(join(staticFolder, file)));
  const { problems, pages, references } = await readAll(folder, own);
  const site = toPublicSite({
    url,
    files,
    ids: new Map(Array.from(pages, ([file, { ids }]) => [file, ids])),
    redirects: await redirectsOf(folder, url, pages),
  });
  const judge = createReferenceJudge(site);
  let count = 0;
  for (const [file, named] of references) {
    count += named.length;
    for (const reference of named) {
      const problem = judge(reference, file);
      if (problem) problems.push({ file, ...reference.place, written: toWritten(reference.address, site), ...problem });
    }
  }
  return { problems, pages: pages.size, references: count };
}

/** What is known of a page once it was read: its addresses lie apart. */
type Page = Pick<PageFacts, 'ids' | 'movesTo'>;

async function readAll(folder: string, files: readonly string[]) {
  const problems: Problem[] = [];
  const pages = new Map<string, Page>();
  const references = new Map<string, Reference[]>();
  const judgeHtml = createHtmlValidator();
  const readPage = await loadPageReader();
  for (const file of files) {
    const read = readFileOf(file);
    if (!read && !file.endsWith('.html')) continue;
    const text = await readFile(join(folder, file), 'utf8');
    if (read) {
      references.set(file, read(text, readPage));
      continue;
    }
    const { facts, tree } = readPage(text);
    pages.set(file, { ids: facts.ids, movesTo: facts.movesTo });
    references.set(file, facts.references);
    problems.push(...checkPage(facts, file), ...judgeHtml(text, tree, file));
  }
  return { problems, pages, references };
}

/** The paths that the site itself answers with another: by a host's rule, or a page that moves on. */
async function redirectsOf(
  folder: string,
  url: string,
  pages: ReadonlyMap<string, Page>,
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

/** The same judge for a whole site: most pages name the same addresses. */
function createReferenceJudge(site: PublicSite): (reference: Reference, file: string) => UnplacedProblem | undefined {
  const judged = new Map<string, UnplacedProblem | undefined>();
  return (reference, file) => {
    const { kind, address, posts = false, full = false } = reference;
    // What begins elsewhere than at the top means something else in each folder.
    const from = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address) ? '' : file;
    const key = [kind, posts, full, from, address].join(' ');
    if (!judged.has(key)) judged.set(key, findBrokenReference(reference, file, site));
    return judged.get(key);
  };
}

/** An address as an author would have written it: without the prefix, or as it is. */
function toWritten(address: string, { url, prefix }: PublicSite): string {
  if (address.startsWith(url)) return address.slice(url.length - 1);
  return prefix !== '' && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}
