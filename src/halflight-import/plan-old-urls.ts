import { toOldPath } from '../halflight/derive/to-url';
import { decodeUrl } from '../halflight/parse-url';
import { toPlain } from '../halflight/to-file-path';
import type { ExistingSite } from './existing-site';
import type { ItemFinder } from './find-item';
import { readHostRules } from './host-rules';
import type { Blog } from './importer';
import type { Made } from './make-entry';
import { findRedirects, isOwnList, toList, type OldUrl } from './old-urls';
import type { Placed } from './place-items';
import type { Source } from './source';
import { findStaticFiles, type StaticFile } from './static-files';

interface Around {
  site: ExistingSite;
  finder: ItemFinder;
  made: readonly Made[];
  aliases: ReadonlyMap<Placed, readonly string[]>;
  /** The old URLs of entries. */
  oldUrls: readonly OldUrl[];
  /** The URLs of the old sitemap. */
  sitemap: readonly string[];
}

/** What answers the old URLs that belong to no entry. */
interface OldUrlsPlan {
  redirects: { from: string; to: string }[];
  statics: StaticFile[];
  /** Paths that the old host took from another program. */
  proxied: string[];
  /** Rules of the old host that no redirect stands for, as written. */
  rules: { file: string; rule: string }[];
  /** URLs of the old sitemap that nothing answers. */
  unanswered: OldUrl[];
}

/** A URL for comparison: with a slash at the end, whatever its case. */
const toOwned = (url: string): string => toPlain(toOldPath(url));

/** Plans redirects and files for the old URLs of lists, feeds, plain files and the old host, and tries those of the old sitemap. */
export function planOldUrls(
  source: Source,
  blog: Blog,
  { site, finder, made, aliases, oldUrls, sitemap }: Around,
): OldUrlsPlan {
  const { rules, others } = readHostRules(source);
  const owned = new Set([...made.map(({ placed }) => placed.url), ...[...aliases.values()].flat()].map(toOwned));
  const isOurs = (path: string) =>
    owned.has(toOwned(path)) ||
    site.outputs.has(path) ||
    site.map.hasFile(path) ||
    site.map.sourceAt(path) !== undefined ||
    site.lists.has(path);
  const statics = findStaticFiles(source, blog, isOurs);
  const files = new Set(statics.map(({ url }) => toOwned(url)));
  const isTaken = (path: string) => isOurs(path) || files.has(toOwned(path));
  const urls = new Map(made.map(({ placed }) => [placed.item, placed.url]));
  const redirects = findRedirects(blog, {
    tags: made.flatMap(({ values }) => (values.tags as string[] | undefined) ?? []),
    ...{ site, rules, isTaken },
    leadOf: (to) => {
      const item = finder.atUrl(site.toOwnPath(to) ?? to);
      if (item) return urls.get(item);
      return isOwnList(to, blog) ? toList(to, blog, site.settings) : statics.find(({ url }) => url === to)?.url;
    },
  });
  const led = new Set(redirects.map(({ from }) => toOwned(from)));
  // Old URLs of entries that lead nowhere are reported already.
  const known = new Set([...led, ...oldUrls.map(({ from }) => toOwned(from))]);
  const answers = (path: string) =>
    [path, toOldPath(path)].some(isTaken) || known.has(toOwned(path)) || site.map.movedTo(path) !== undefined;
  return {
    ...{ redirects, statics },
    proxied: rules.flatMap(({ from, to, isProxy }) => (isProxy && /^https?:/.test(to) ? [from] : [])),
    rules: [
      ...others,
      ...rules
        .filter(({ from }) => !led.has(toOwned(from)) && !isTaken(toOldPath(from)))
        .map(({ file, from, to }) => ({ file, rule: `${from} ${to}` })),
    ],
    unanswered: sitemap
      .map((url) => decodeUrl(site.toOwnPath(url) ?? url))
      .filter((path) => !path.startsWith('/') || !answers(path))
      .map((from) => ({ from, why: 'the old sitemap has it, but nothing that was imported' })),
  };
}
