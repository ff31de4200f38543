import { collections } from '../halflight/collections';
import type { Collection } from '../halflight/collections/define-collection';
import { toCheckContext } from '../halflight/checks/context';
import type { SiteMap } from '../halflight/checks/site-map';
import { languagesOf, type SiteSettings } from '../halflight/derive/languages';
import { toListUrl } from '../halflight/derive/to-url';
import { listOutputFiles } from '../halflight/outputs/output-files';
import { parseUrl } from '../halflight/parse-url';
import { readContent, type Content } from '../halflight/sourcing/read-content';
import type { Blog, Item } from './importer';
import { aliasesOf } from './texts';
import { textsOf } from './values';

/** The site to import into: its existing content, and how the old site's paths map to it. */
export interface ExistingSite {
  content: Content;
  map: SiteMap;
  /** The paths of its list pages that have something to show, in all languages. */
  lists: ReadonlySet<string>;
  /** The paths of the others, at which an author's page may be. */
  emptyLists: ReadonlySet<string>;
  /** The paths of the files published beside pages, including feeds and calendars that the import will add. */
  outputs: ReadonlySet<string>;
  settings: Partial<SiteSettings>;
  timeZone: string;
  /** The tag of the main language, and those of the others. */
  language: string;
  others: readonly string[];
  /** Converts an old URL of an item to an alias: adds the path prefix of the old site, and removes that of the new one. */
  toAlias: (path: string, item: Item) => string;
  /** Converts a full URL or an absolute path of the old site to a path below its prefix; `undefined` for other URLs. */
  toOwnPath: (target: string) => string | undefined;
}

/**
 * Reads the content folder that a blog is imported into, as it is after the import has changed some `texts` and `removed` some files.
 */
export function readExistingSite(
  folder: string,
  blog: Blog,
  { texts, removed }: { texts: ReadonlyMap<string, string>; removed: ReadonlySet<string> },
): ExistingSite {
  const all = readContent(folder, undefined, texts);
  const content: Content = {
    ...all,
    entries: all.entries.filter(({ filePath }) => !removed.has(filePath)),
    files: new Set([...all.files].filter((file) => !removed.has(file))),
  };
  const { site } = content;
  const { map, routes } = toCheckContext(folder, content).context;
  const registry = collections as readonly Collection[];
  const settings: Partial<SiteSettings> = site ?? {};
  const inLanguages = [settings, ...(settings.translated ?? [])];
  const old = parseUrl(blog.url ?? '') ?? parseUrl('https://old.invalid/');
  const oldPath = (old?.pathname ?? '').replace(/\/$/, '');
  const newPath = (parseUrl(site?.url ?? '')?.pathname ?? '').replace(/\/$/, '');
  const host = (old?.host ?? '').replace(/^www\./, '');
  const [main, ...others] = languagesOf(site ?? {}).map(({ code }) => code);
  const below = (path: string) =>
    oldPath && `${path}/`.startsWith(`${oldPath}/`) ? path.slice(oldPath.length) || '/' : path;
  // A list with nothing to show gives way to a page. Every blog has posts, or will.
  const filled = new Set<string>([
    'post',
    ...content.entries.map((entry) => entry.collection),
    ...blog.items.map(({ kind }) => kind),
  ]);
  const urlsOf = (isFull: boolean) =>
    registry
      .filter(({ name, list }) => [name, ...(list?.also ?? [])].some((each) => filled.has(each)) === isFull)
      .flatMap((each) => inLanguages.flatMap((own) => toListUrl(each, own) ?? []));
  return {
    content,
    map,
    lists: new Set(urlsOf(true)),
    emptyLists: new Set(urlsOf(false)),
    outputs: new Set(listOutputFiles({ settings, pages: routes, written: new Set(registry.map(({ name }) => name)) })),
    settings,
    timeZone: site?.timeZone ?? 'UTC',
    // If `site.md` lists no languages, the site is in the language of the blog.
    language: (site?.languages ? main : (blog.language ?? main)) ?? 'en',
    others,
    toAlias: (path, { values }) => {
      // Only URLs listed by the author may contain the prefix; a computed path may begin with a folder of the same name.
      const isListed = [...aliasesOf(values), ...textsOf(values.alias)].includes(path);
      const full = isListed && below(path) !== path ? path : oldPath + path;
      return newPath && full.startsWith(`${newPath}/`) ? full.slice(newPath.length) : full;
    },
    toOwnPath: (target) => {
      if (/^\/(?!\/)/.test(target)) return below(target);
      if (!/^(?:https?:)?\/\//i.test(target)) return undefined;
      const url = parseUrl(target.startsWith('//') ? `https:${target}` : target);
      if (!url || url.host.replace(/^www\./, '') !== host || !`${url.pathname}/`.startsWith(`${oldPath}/`))
        return undefined;
      return below(url.pathname) + url.search + url.hash;
    },
  };
}
