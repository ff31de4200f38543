import { relative } from 'node:path';
import { isEntryFile } from '../../entry-file';
import type { Collection } from '../../collections/define-collection';
import { filesInLanguage, languagesOf } from '../../derive/languages';
import { formsOf } from '../../to-file-path';
import { toSourceLinks, type SourceLinks } from '../../derive/to-source-links';
import { splitTarget } from '../../parse-url';
import { toPagePath, toTagUrl, toUrl } from '../../derive/to-url';
import { fromProject } from '../../paths';
import { dayFieldOf } from '../../routes/sort-entries';
import { findMoved } from '../../sourcing/moved-paths';
import { contentFolder } from '../../sourcing/content-folder';
import { toEntryId } from '../../sourcing/read-entry';
import type { EntryNode } from '../../collections/entry-node';
import { collectionNamed, findEntry, findSite, type Resolving } from '../../sourcing/resolving';

/** The collection with this name. Throws if there is none, which no entry can have. */
export function collectionOf(name: string, resolving: Pick<Resolving, 'context'>): Collection {
  const collection = collectionNamed(name, resolving);
  if (!collection) throw new Error(`There is no collection "${name}".`);
  return collection;
}

/** The path of an entry's page; `undefined` for entries without one. */
export function pathOf(
  entry: Pick<EntryNode, 'collection' | 'slug' | 'hasBody' | 'hasPage' | 'language'>,
  resolving: Pick<Resolving, 'context'>,
): string | undefined {
  return toUrl(collectionOf(entry.collection, resolving), entry, findSite(resolving, entry.language) ?? {});
}

/**
 * Resolves a path in front matter or a link in a text: Markdown files become the URLs of their pages, and page paths end with a slash. In a text in a
 * language, a file means its page in that language, if there is one.
 */
export function addressOf(target: string, resolving: Pick<Resolving, 'context'>, language?: string): string {
  if (target.startsWith('/')) return movedAddress(target, resolving) ?? toPagePath(target);
  const { path, rest } = splitTarget(target);
  if (!isEntryFile(path)) return target;
  const entry = entryOf(path, resolving, language);
  const page = entry ? pathOf(entry, resolving) : undefined;
  return page ? page + rest : target;
}

/** The entry of a Markdown file: in a text in a language, its translation into that language, if there is one. */
export function entryOf(path: string, resolving: Pick<Resolving, 'context'>, language?: string): EntryNode | undefined {
  const languages = languagesOf(findSite(resolving) ?? {});
  return filesInLanguage(path, language, languages)
    .flatMap(formsOf)
    .map((form) => findEntry(toEntryId(form), resolving))
    .find((found) => found !== undefined);
}

/** The new URL of a page that has moved. It is read from the page's entry, so that the query runs again when the page moves once more. */
function movedAddress(target: string, resolving: Pick<Resolving, 'context'>): string | undefined {
  const moved = findMoved(target);
  if (!moved) return undefined;
  const entry = moved.entry === undefined ? findSite(resolving) && undefined : findEntry(moved.entry, resolving);
  const page = entry && pathOf(entry, resolving);
  return page ? page + moved.to.replace(/^[^?#]*/, '') : moved.to;
}

/** The tags of an entry, each with the URL of its page. */
export function tagLinksOf(
  { tags = [], language }: EntryNode,
  resolving: Pick<Resolving, 'context'>,
): { name: string; path: string }[] {
  const site = findSite(resolving, language);
  return tags.map((name) => ({ name, path: toTagUrl(name, site) }));
}

/** Entries by id, in the given order, reduced to what a link to each needs. Leaves out entries without a page. */
export function entryLinksOf(ids: readonly string[], resolving: Pick<Resolving, 'context'>): object[] {
  return ids.flatMap((id) => {
    const entry = findEntry(id, resolving);
    const path = entry && pathOf(entry, resolving);
    if (!path) return [];
    const { title, titleHtml, language } = entry;
    return [
      { id, title, titleHtml, date: entry[dayFieldOf(collectionOf(entry.collection, resolving))], path, language },
    ];
  });
}

/** Where the file of an entry can be read and edited, if `site.md` names the repository. */
export function sourceOf({ filePath }: EntryNode, resolving: Pick<Resolving, 'context'>): SourceLinks | undefined {
  const repository = findSite(resolving)?.repository;
  return (
    repository && toSourceLinks(repository, filePath, relative(fromProject(), contentFolder()).replaceAll('\\', '/'))
  );
}
