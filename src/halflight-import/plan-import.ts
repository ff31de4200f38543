import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { toOldPath } from '../halflight/derive/to-url';
import { readExistingSite, type ExistingSite } from './existing-site';
import { createItemFinder } from './find-item';
import type { Blog, Skipped } from './importer';
import { fixFragments, makeEntry, type Made } from './make-entry';
import { giveAliases, redirectLists, type OldUrl } from './old-urls';
import { findPeople } from './people';
import { createFilePlacer, type PlacedFile } from './place-files';
import { placeItems, type Placed } from './place-items';
import { unreadDateOf } from './texts';
import type { Source } from './source';
import type { Left } from './to-markdown';
import { unifyTags } from './unify-tags';
import { writeEntry, writeValidEntry } from './write-entry';

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
}

interface Options {
  folder: string;
  download: boolean;
  /** URLs that could not be downloaded. */
  failed?: ReadonlySet<string>;
}

/** Plans what an import would write. Reads the source and the content folder, and writes nothing. */
export function planImport(source: Source, blog: Blog, { folder, download, failed = new Set() }: Options): Plan {
  const site = readExistingSite(folder, blog);
  const { placed, skipped } = placeItems(blog, site);
  const finder = createItemFinder(blog.items);
  const byItem = new Map(placed.map((each) => [each.item, each]));
  // Files downloaded by an earlier import are always used.
  const downloads = (url: string, to: string) => (download ? !failed.has(url) : existsSync(join(folder, to)));
  const placer = createFilePlacer(source, blog, site, finder, downloads);
  const people = findPeople(blog, site.content);
  const made = placed.flatMap((each) => {
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
  ): PlannedEntry => ({ ...rest, to, text, files: [], status: statusOf(join(folder, to), text) });
  const bodies = new Map(made.map((each) => [each.placed.to, each]));
  const entries = made.map(({ placed: each, values, extra, body }) => {
    const { item, to, slug, collection } = each;
    const own = aliases.get(each) ?? [];
    const whole = { ...values, ...(slug !== undefined && { slug }), ...(own.length > 0 && { aliases: own }) };
    const { text } = writeValidEntry(to, whole, extra, fixFragments(body, to, bodies));
    return toEntry(to, text, { from: item.file, collection: collection.name, draft: item.draft });
  });
  if (download && entries.some(({ status }) => status === 'kept'))
    markStale(entries, planImport(source, blog, { folder, download: false }), folder);
  // Translations share a folder and its files, which are written with the first new or stale entry.
  const given = new Set<string>();
  for (const entry of entries) {
    const beside = posix.dirname(entry.to);
    if (given.has(beside) || !isWritten(entry)) continue;
    given.add(beside);
    entry.files = placer.inFolder(beside).filter(({ to }) => !existsSync(join(folder, to)));
  }
  const authors = [...people.files].map(([slug, name]) =>
    toEntry(`people/${slug}.md`, writeEntry({ name }, ''), { from: name, collection: 'people', draft: false }),
  );
  return {
    entries: [...entries, ...authors],
    skipped: [...blog.skipped, ...skipped],
    left: made.flatMap(({ left }) => left),
    turned: made.reduce((sum, { turned }) => sum + turned, 0),
    links: made.reduce((sum, { links }) => sum + links, 0),
    dangling: made.flatMap(({ dangling }) => dangling),
    oldUrls: explainKept([...oldUrls, ...redirectLists(blog, made.flatMap(tagsOf), site)], entries, placed, site),
    remote: [...placer.remote],
  };
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
