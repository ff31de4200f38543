import type { Mentioning } from '../features/backlinks/mentioned-in';
import { isInVault } from '../features/vault/settings';
import { filesInLanguage, languagesOf } from '../derive/languages';
import { toPagePath } from '../derive/to-url';
import { splitTarget } from '../parse-url';
import { aliasesOfEntries, createNameFinder, type NameFinder } from '../sourcing/file-names';
import { formsOf, toFilePath } from '../to-file-path';
import { readPlainName, readWikiTarget } from '../wiki-target';
import type { RoutableEntry, Route, RouteSettings } from './route';

/**
 * Adds to each page of an entry which pages link to it, and to which it links. Only pages that anybody may find count: not those of unlisted and of
 * protected entries. In a text in a language, a file means its page in that language.
 */
export function withMentions(
  routes: readonly Route[],
  entries: readonly RoutableEntry[],
  site: RouteSettings,
): Route[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const pages = routes.filter(({ kind, unlisted, ...page }) => kind === 'entry' && !unlisted && !page.protected);
  const byFile = new Map(pages.map((page) => [page.source, page]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const languages = languagesOf(site);
  const { find } = createNameFinder({
    files: entries.map(({ filePath }) => filePath),
    aliases: aliasesOfEntries(entries, languages),
    vault: site.vault?.folder,
  });
  const pageOf = (target: string, from: Route): Route | undefined => {
    const inVault = isInVault(from.source, site);
    const file = target.startsWith('/') && !inVault ? undefined : fileOf(target, from.source, find, inVault);
    if (file === undefined)
      return target.startsWith('/') ? byPath.get(toPagePath(splitTarget(target).path)) : undefined;
    return filesInLanguage(file, from.language, languages)
      .flatMap(formsOf)
      .map((form) => byFile.get(form))
      .find((page) => page !== undefined);
  };
  const mentionedIn = new Map<Route, Mentioning[]>();
  const mentioned = new Map<Route, Set<Route>>();
  for (const page of pages) {
    const { titleHtml, mentions = [] } = byId.get(page.entry ?? '') ?? {};
    for (const { target, sentence } of mentions) {
      const other = pageOf(target, page);
      if (!other || other === page) continue;
      const known = mentioned.get(page) ?? new Set();
      mentioned.set(page, known);
      if (known.has(other)) continue;
      known.add(other);
      const { path, title = page.name ?? '' } = page;
      const mention = { path, title, ...(titleHtml !== undefined && { titleHtml }), sentence };
      const others = mentionedIn.get(other);
      if (others) others.push(mention);
      else mentionedIn.set(other, [mention]);
    }
  }
  return routes.map((page) => {
    const from = mentionedIn.get(page);
    const to = mentioned.get(page);
    return {
      ...page,
      ...(from && { mentionedIn: from, context: { ...page.context, mentionedIn: from } }),
      ...(to && { mentions: Array.from(to, ({ path, title, name }) => ({ path, title: title ?? name ?? '' })) }),
    };
  });
}

/** The Markdown file that a target means in a file; `undefined` if it means none, or several. */
function fileOf(target: string, from: string, find: NameFinder['find'], inVault: boolean): string | undefined {
  const named = readWikiTarget(target) ?? (inVault ? readPlainName(target) : undefined);
  if (!named) return toFilePath(from.includes('/') ? from.replace(/\/[^/]*$/, '') : '', target)?.path;
  const [file, ...others] = find(named.name, from);
  return others.length === 0 ? file : undefined;
}
