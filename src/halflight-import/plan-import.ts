import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { toOldPath } from '../halflight/derive/to-url';
import { readExistingSite, type ExistingSite } from './existing-site';
import { createItemFinder } from './find-item';
import { giveAliases, type OldUrl } from './give-aliases';
import type { Blog, Skipped } from './importer';
import { fixFragments, makeEntry, type Made } from './make-entry';
import { redirectLists } from './old-lists';
import { findPeople } from './people';
import { createFilePlacer, type PlacedFile } from './place-files';
import { placeItems, type Placed } from './place-items';
import { unreadDateOf } from './read-item';
import type { Source } from './source';
import type { Left } from './to-markdown';
import { unifyTags } from './unify-tags';
import { writeEntry, writeValidEntry } from './write-entry';

/** An entry that an import writes, with the files beside it. */
export interface PlannedEntry {
  /** The file that it is made from. */
  from: string;
  /** Its path in the content folder. */
  to: string;
  collection: string;
  draft: boolean;
  text: string;
  /** The files beside it that are not there yet. */
  files: PlacedFile[];
  /**
   * `new` is written; `same` exists with the same text; `stale` exists as an import without its downloads wrote it, and is replaced; `kept` exists
   * with a different text and is not touched.
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
  /** Links and pictures whose targets do not exist, as written. */
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
  // What an earlier import has downloaded is used in any case.
  const downloads = (url: string, to: string) => (download ? !failed.has(url) : existsSync(join(folder, to)));
  const placer = createFilePlacer(source, blog, { toOwnPath: site.toOwnPath, itemAt: finder.atUrl, downloads });
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

/** Corrects the targets of old URLs for existing entries, which are not touched and so get no new aliases. */
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
    // A URL that the author has removed from such an entry no longer leads there, whatever the import would have written.
    const leads = map.sourceAt(toOldPath(old.from)) !== undefined || map.movedTo(old.from) !== undefined;
    return file === undefined || leads
      ? old
      : { from: old.from, why: `${file} is left as it is: write this old URL into its "aliases"` };
  });
}

/** Marks the entries that are still as `earlier`, an import without downloads, would have written them. */
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
