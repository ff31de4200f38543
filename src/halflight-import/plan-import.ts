import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { CheckContext } from '../halflight/checks/context';
import { IMPORTED_REDIRECTS } from '../halflight/limits';
import { findLinkProblem } from '../halflight/checks/link-targets';
import { toOldPath } from '../halflight/derive/to-url';
import { readExistingSite, type ExistingSite } from './existing-site';
import { createItemFinder } from './find-item';
import { readHostRules, type UnkeptRule } from './host-rules';
import type { Blog, Skipped } from './importer';
import { fixFragments, makeEntry, type Made } from './make-entry';
import { giveAliases, type OldUrl } from './old-urls';
import { learnOldUrls } from './learn-old-urls';
import { planOldUrls } from './plan-old-urls';
import type { StaticFile } from './static-files';
import { findPeople } from './people';
import { createFilePlacer, type PlacedFile, toOldFile } from './place-files';
import { placeItems, type Placed } from './place-items';
import { unreadDateOf } from './texts';
import { withRuledUrls } from './rule-urls';
import { silent, type Progress } from './progress';
import type { Source } from './source';
import type { Left } from './to-markdown';
import { unifyTags } from './unify-tags';
import { addSettings, fillSettings, type Added } from './site-settings';
import { withCopyOfSite } from './copy-of-site';
import { findErrors, makePublishable, type Correction } from './make-publishable';
import { isExpected, settle, type Draft } from './settle';
import type { Problem } from '../halflight/problem';
import { findStarters } from './starters';
import { writeEntry, writeValidEntry } from './write-entry';
import { readContent } from '../halflight/sourcing/read-content';

/** An entry that an import writes, with its files. */
export interface PlannedEntry {
  /** The file that it is made from. */
  from: string;
  /** Its path in the content folder. */
  to: string;
  collection: string;
  draft: boolean;
  text: string;
  /** Its files that do not exist yet. */
  files: PlacedFile[];
  /**
   * `new` does not exist yet; `same` exists with the same text; `stale` was written by an import without its downloads, and is replaced; `kept`
   * exists with a different text and is left alone.
   */
  status: 'new' | 'same' | 'stale' | 'kept';
  /** Set if it replaces a starter of `npm create halflight`. */
  replaces?: true;
}

/** Everything that an import would do. Nothing has been written yet. */
export interface Plan {
  entries: PlannedEntry[];
  skipped: Skipped[];
  /** Shortcodes, tags and elements that stay as they are. */
  left: Left[];
  /** The number of shortcodes and tags that were converted. */
  turned: number;
  /** The number of links between items, which now lead to their entries. */
  links: number;
  /** Links and images whose targets do not exist, as written. */
  dangling: { file: string; target: string }[];
  oldUrls: OldUrl[];
  /** Files of the blog's own site that are only on the web. */
  remote: string[];
  /** Settings files that change, by path. */
  settings: ReadonlyMap<string, string>;
  /** What is added to `site.md`. */
  added: Added;
  /** The hosts that pictures are shown from, and the paths that another program probably serves, with the number of pictures or links. */
  hosts: ReadonlyMap<string, number>;
  elsewhere: ReadonlyMap<string, number>;
  /** What was changed so that the site can be published, and what would still stop a build. */
  corrections: readonly (Correction & { from: string })[];
  errors: readonly Problem[];
  /** Starters of `npm create halflight` that yield. */
  removed: readonly string[];
  /** Files that are copied to `static/`. */
  statics: readonly StaticFile[];
  /** Lines that are added to `static/_redirects`. */
  hostLines: readonly string[];
  /** Rules of the old host that no redirect stands for. */
  rules: readonly UnkeptRule[];
}

interface Options {
  folder: string;
  download: boolean;
  /** URLs that could not be downloaded, and the files that others were downloaded to. */
  failed?: ReadonlySet<string>;
  downloaded?: ReadonlyMap<string, string>;
  /** The URLs of the old sitemap. */
  sitemap?: readonly string[];
  progress?: Progress;
}

const TOO_MANY = `site.md has room for ${IMPORTED_REDIRECTS} redirects: write a rule for your host, such as a line of static/_redirects`;

/** Plans what an import would write. Reads the source and the content folder, and writes nothing. */
export function planImport(
  source: Source,
  read: Blog,
  { folder, download, failed = new Set(), downloaded = new Map(), sitemap = [], progress = silent }: Options,
): Plan {
  const filled = fillSettings(folder, read);
  const starters = read.items.length > 0 ? findStarters(folder, readContent(folder)) : new Set<string>();
  const site = readExistingSite(folder, read, { texts: filled, removed: starters });
  learnOldUrls(read, site, sitemap);
  const { rules, unkept } = readHostRules(source, site);
  const { items, kept } = withRuledUrls(read.items, rules, site);
  const blog: Blog = { ...read, items };
  const { placed, skipped } = placeItems(blog, site);
  const finder = createItemFinder(blog.items);
  const byItem = new Map(placed.map((each) => [each.item, each]));
  // Files downloaded by an earlier import are always used.
  const downloads = (url: string, to: string) => (download ? !failed.has(url) : existsSync(join(folder, to)));
  const placer = createFilePlacer(source, blog, site, finder, downloads);
  const people = findPeople(blog, site.content);
  progress.begin('Converting texts', placed.length);
  const made = placed.flatMap((each) => {
    progress.step();
    try {
      return [makeEntry(each, { blog, site, finder, byItem, placer, people })];
    } catch (error) {
      skipped.push({ file: each.item.file, why: error instanceof Error ? error.message : String(error) });
      return [];
    }
  });
  for (const { placed: each } of made) {
    const { written } = unreadDateOf(each.item.values) ?? {};
    if (written !== undefined)
      skipped.push({
        file: each.item.file,
        why: `its date cannot be read: "${written}", which is kept in "extra"`,
      });
  }
  const spell = unifyTags(made.map(tagsOf));
  for (const each of made) if (each.values.tags) each.values.tags = [...new Set(tagsOf(each).map(spell))];
  const { aliases, oldUrls } = giveAliases(
    made.map((each) => each.placed),
    site,
  );
  const toEntry = (
    to: string,
    text: string,
    rest: Pick<PlannedEntry, 'from' | 'collection' | 'draft'>,
  ): PlannedEntry => ({
    ...rest,
    ...{ to, text, files: [] },
    ...(starters.has(to) ? { status: 'new', replaces: true } : { status: statusOf(join(folder, to), text) }),
  });
  const madeAt = new Map(made.map((each) => [each.placed.to, each]));
  const drafts = made.map((one): Draft => {
    const { placed: each, values, extra } = one;
    const { item, to, slug } = each;
    const own = aliases.get(each) ?? [];
    const whole = { ...values, ...(slug !== undefined && { slug }), ...(own.length > 0 && { aliases: own }) };
    return { from: item.file, to, values: whole, extra, ...fixFragments(one, madeAt) };
  });
  const texted = new Map<Draft, string>();
  const write = (draft: Draft): string => {
    const { to, values, extra, body } = draft;
    const text = texted.get(draft) ?? writeValidEntry(to, { ...values }, extra, body).text;
    texted.set(draft, text);
    return text;
  };
  const authors = new Map(
    [...people.files].map(([slug, name]) => [`people/${slug}.md`, { name, text: writeEntry({ name }, '') }]),
  );
  const files = [...new Set(drafts.map(({ to }) => posix.dirname(to)))].flatMap(placer.inFolder);
  const old = planOldUrls(source, blog, { site, finder, made, aliases, oldUrls, sitemap, rules, kept });
  const locate = locator(source, downloaded);
  const texts = new Map([
    ...drafts.map((draft) => [draft.to, write(draft)] as const),
    ...[...authors].map(([to, { text }]) => [to, text] as const),
    ...filled,
  ]);
  const expected = new Set([
    ...files.flatMap((file) => (locate(file) === undefined && !existsSync(join(folder, file.to)) ? [file.to] : [])),
    ...old.statics.map(({ url }) => url),
  ]);
  const willBe = (target: string, to: string) => isExpected(site.toOwnPath(target) ?? target, to, expected);
  const fromOf = new Map([
    ...files.map(({ to, from }) => [to, from] as const),
    ...made.map(({ placed: { to, item } }) => [to, item.file] as const),
  ]);
  const [someFile = ''] = source.files;
  const dayOf = (to: string) => {
    const from = madeAt.get(to)?.placed.item.file;
    return from === undefined ? undefined : source.changedOn(source.has(from) ? from : someFile);
  };
  const { settled, added, entries, result, errors, unwritten } = withCopyOfSite(
    folder,
    {
      texts,
      files,
      locate,
      removed: starters,
      onCheck: (round) => progress.begin(`Checking texts, round ${round}`, texts.size),
    },
    (copy) => {
      const context = copy.read();
      const possible = old.redirects.flatMap(({ from, to }) => {
        const target = to.find((each) => leads(each, context, expected));
        // A long list has pages of its own, perhaps at the old URL.
        return target === undefined || context.map.sourceAt(toOldPath(from)) !== undefined
          ? []
          : [{ from, to: target }];
      });
      const redirects = possible.slice(0, IMPORTED_REDIRECTS);
      const unwritten = possible.slice(IMPORTED_REDIRECTS).map(({ from }) => ({ from, why: TOO_MANY }));
      const settled = settle(drafts, {
        ...{ context, site, isOfBlog: isOfBlog(blog, site) },
        expected: new Set([...expected, ...redirects.flatMap(({ from }) => [from, from.replace(/\/$/, '')])]),
      });
      const added: Added = {
        redirects,
        hosts: [...settled.hosts.keys()].sort(),
        otherPaths: [...new Set([...settled.elsewhere.keys(), ...old.proxied])].sort(),
      };
      const settings = addSettings(folder, filled, added, { context, moved: findMoved(starters, drafts) });
      const written = new Map([
        ...texts,
        ...settled.drafts.map((draft) => [draft.to, write(draft)] as const),
        ...settings,
      ]);
      for (const [to, text] of written) if (text !== texts.get(to)) copy.write(to, text);
      const result = makePublishable(copy, written, {
        ...{ dayOf, isExpected: willBe },
        files: new Set(files.map(({ to }) => to)),
      });
      const becameDrafts = new Set(result.corrections.flatMap(({ to, how }) => (how === 'draft' ? [to] : [])));
      const entries = settled.drafts.flatMap(({ to }) => {
        const { item, collection } = (madeAt.get(to) as Made).placed;
        const text = result.texts.get(to);
        const draft = item.draft || becameDrafts.has(to);
        return text === undefined ? [] : [toEntry(to, text, { from: item.file, collection: collection.name, draft })];
      });
      const kept = entries.filter(({ status }) => status === 'kept');
      for (const { to } of kept) copy.write(to, readFileSync(join(folder, to), 'utf8'));
      const errors = kept.length === 0 ? result.errors : findErrors(copy, result.texts, willBe);
      return { settled, added, entries, result, errors, unwritten };
    },
  );
  if (download && entries.some(({ status }) => status === 'kept'))
    markStale(entries, planImport(source, read, { folder, download: false }), folder);
  // Translations share a folder and its files, which are written with the first new or stale entry.
  const given = new Set<string>();
  for (const entry of entries) {
    const beside = posix.dirname(entry.to);
    if (given.has(beside) || !isWritten(entry)) continue;
    given.add(beside);
    const isNew = ({ to }: PlacedFile) => !result.leftOut.has(to) && !existsSync(join(folder, to));
    entry.files = placer.inFolder(beside).filter(isNew);
  }
  const isOnOldSite = ({ target }: { target: string }) => placer.remote.has(toOldFile(target, blog) ?? '');
  return {
    entries: [
      ...entries,
      ...[...authors].flatMap(([to, { name }]) => {
        const text = result.texts.get(to);
        return text === undefined ? [] : [toEntry(to, text, { from: name, collection: 'people', draft: false })];
      }),
    ],
    skipped: [...blog.skipped, ...skipped],
    left: made.flatMap(({ left }) => left),
    turned: made.reduce((sum, { turned }) => sum + turned, 0),
    links: made.reduce((sum, { links }) => sum + links, 0),
    dangling: [...made.flatMap(({ dangling }) => dangling), ...settled.dead].filter((link) => !isOnOldSite(link)),
    oldUrls: [
      ...explainLost(explainKept(oldUrls, entries, placed, site), result.leftOut, placed),
      ...old.unanswered,
      ...unwritten,
    ],
    remote: [...placer.remote],
    settings: new Map([...result.texts].filter(([to]) => !madeAt.has(to) && !authors.has(to))),
    ...{ added, errors, hosts: settled.hosts, elsewhere: settled.elsewhere },
    corrections: result.corrections.map((each) => ({ ...each, from: fromOf.get(each.to) ?? each.to })),
    removed: [...starters].filter((path) => !texts.has(path)),
    ...{ statics: old.statics, hostLines: old.hostLines, rules: [...unkept, ...old.unkept] },
  };
}

/** Whether a redirect may lead to a path: to a page or file that visitors will find, and that does not redirect itself. */
function leads(to: string, context: CheckContext, expected: ReadonlySet<string>): boolean {
  const entry = context.map.entryOf('site.md');
  const problem = entry && !expected.has(to) ? findLinkProblem(to, entry, context) : undefined;
  return problem?.severity !== 'error' && problem?.kind !== 'moved-link';
}

/** Whether the old site had something at a path: below its top folder, or at the file itself. */
function isOfBlog({ items }: Blog, { toOwnPath }: Pick<ExistingSite, 'toOwnPath'>): (path: string) => boolean {
  const tops = new Set(
    items.flatMap(({ oldUrls }) =>
      oldUrls.map((url) => (toOwnPath(url) ?? url).split(/[/?#]/)[1]?.toLowerCase() ?? ''),
    ),
  );
  return (path) => tops.has(path.split('/')[1]?.toLowerCase() ?? '');
}

/** The new files of pages that starters were at: `pages/about/index.md` for `pages/about.md`. */
function findMoved(starters: ReadonlySet<string>, drafts: readonly Draft[]): Map<string, string> {
  const toName = (path: string) => path.replace(/(?:\/index)?\.md$/, '');
  const now = new Map(drafts.map(({ to }) => [toName(to), to]));
  return new Map(
    [...starters].flatMap((path) => {
      const to = now.get(toName(path));
      return to === undefined ? [] : [[path, to] as const];
    }),
  );
}

/** Says where the files of a plan can be read. */
export function locator(source: Source, downloaded: ReadonlyMap<string, string>) {
  return ({ from, remote }: PlacedFile): string | undefined =>
    remote ? downloaded.get(from) : join(source.root, from);
}

const tagsOf = ({ values }: Made): string[] => (values.tags as string[] | undefined) ?? [];

/** Corrects the targets of old URLs of existing entries, which get no new aliases because they are left alone. */
function explainKept(
  oldUrls: readonly OldUrl[],
  entries: readonly PlannedEntry[],
  placed: readonly Placed[],
  { map }: ExistingSite,
): OldUrl[] {
  const kept = new Set(entries.filter(({ status }) => status === 'kept').map(({ to }) => to));
  const pages = new Map(placed.filter(({ to }) => kept.has(to)).map(({ url, to }) => [url, to]));
  return oldUrls.map((old) => {
    const file = pages.get(old.to ?? '');
    // If the author has removed a URL from such an entry, it leads nowhere, whatever the import would have written.
    const leads = map.sourceAt(toOldPath(old.from)) !== undefined || map.movedTo(old.from) !== undefined;
    return file === undefined || leads
      ? old
      : { from: old.from, why: `${file} is left as it is: write this old URL into its "aliases"` };
  });
}

/** Says of the old URLs of entries that could not be imported that they lead nowhere. */
function explainLost(oldUrls: readonly OldUrl[], lost: ReadonlySet<string>, placed: readonly Placed[]): OldUrl[] {
  const urls = new Set(placed.flatMap(({ to, url }) => (lost.has(to) ? [url] : [])));
  return oldUrls.map((old) =>
    urls.has(old.to ?? '') ? { from: old.from, why: 'its text could not be imported' } : old,
  );
}

/** Marks entries that are unchanged since `earlier`, an import without downloads, wrote them. */
function markStale(entries: readonly PlannedEntry[], earlier: Plan, folder: string): void {
  const texts = new Map(earlier.entries.map(({ to, text }) => [to, text]));
  for (const entry of entries)
    if (entry.status === 'kept' && statusOf(join(folder, entry.to), texts.get(entry.to) ?? '') === 'same')
      entry.status = 'stale';
}

/** Whether an import writes an entry. */
export const isWritten = ({ status }: Pick<PlannedEntry, 'status'>): boolean => status === 'new' || status === 'stale';

/** Compares a text with the file at an absolute path, if there is one. */
export function statusOf(path: string, text: string): 'new' | 'same' | 'kept' {
  if (!existsSync(path)) return 'new';
  return readFileSync(path, 'utf8') === text ? 'same' : 'kept';
}
