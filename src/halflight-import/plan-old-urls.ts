import { isWebAddress } from '../halflight/fields/formats';
import { toOldPath } from '../halflight/derive/to-url';
import { decodeUrl } from '../halflight/parse-url';
import { toPlain } from '../halflight/to-file-path';
import type { ExistingSite } from './existing-site';
import type { ItemFinder } from './find-item';
import type { HostRule, UnkeptRule } from './host-rules';
import type { Blog } from './importer';
import { isOwnList, listOldLists, toList, type OldRedirect } from './list-urls';
import type { Made } from './make-entry';
import { findRedirects, type OldUrl } from './old-urls';
import type { Placed } from './place-items';
import { redirectsOf, toHostLine } from './rule-urls';
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
  /** The rules of the old host, and those that old URLs of entries stand for. */
  rules: readonly HostRule[];
  kept: ReadonlySet<HostRule>;
}

/** What answers the old URLs that belong to no entry. */
interface OldUrlsPlan {
  redirects: OldRedirect[];
  statics: StaticFile[];
  /** Paths that the old host took from another program. */
  proxied: string[];
  /** Lines for `static/_redirects`: rules of the old host with a pattern for what another site has now. */
  hostLines: string[];
  /** Rules of the old host that no redirect stands for. */
  unkept: UnkeptRule[];
  /** Old URLs that nothing answers. */
  unanswered: OldUrl[];
}

/** A URL for comparison: with a slash at the end, whatever its case. */
const toOwned = (url: string): string => toPlain(toOldPath(url));

/** Plans redirects and files for the old URLs of lists, feeds, plain files and the old host, and tries those of the old sitemap. */
export function planOldUrls(
  source: Source,
  blog: Blog,
  { site, finder, made, aliases, oldUrls, sitemap, rules, kept }: Around,
): OldUrlsPlan {
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
  const leadOf = (written: string): string | undefined => {
    const own = site.toOwnPath(written);
    if (own === undefined && isWebAddress(written)) return written;
    const path = (own ?? written).replace(/[?#].*$/s, '');
    const item = finder.atUrl(path);
    if (item) return urls.get(item);
    if (isOwnList(path, blog)) return toList(path, blog, site.settings);
    return statics.find(({ url }) => url === path)?.url ?? (isOurs(toOldPath(path)) ? toOldPath(path) : undefined);
  };
  const listed = made.map(({ placed, values }) => ({
    item: placed.item,
    tags: (values.tags as string[] | undefined) ?? [],
  }));
  const lists = listOldLists(blog, { listed, settings: site.settings, others: site.others });
  const paths = sitemap.map((url) => decodeUrl(site.toOwnPath(url) ?? url));
  const ofRules = rules
    .filter(({ isProxy, to }) => !isProxy || isPathOf(to))
    .map((rule) => ({
      rule,
      found: redirectsOf(rule, { lists, files: statics.map(({ url }) => url), sitemap: paths, leadOf }),
    }));
  const redirects = findRedirects([...ofRules.flatMap(({ found }) => found), ...lists], site, isTaken);
  // Those of an earlier import are in `site.md`.
  const led = new Set([...redirects, ...(site.settings.redirects ?? [])].map(({ from }) => toOwned(from)));
  const isKept = ({ found }: { found: readonly OldRedirect[] }) =>
    found.some(({ from }) => led.has(toOwned(from)) || isTaken(toOldPath(from)));
  const named = new Set([...kept, ...ofRules.filter(isKept).map(({ rule }) => rule)].map(({ rule }) => rule));
  const hostLines = new Map(
    rules.flatMap((rule) => {
      const line = toHostLine(rule);
      return line === undefined ? [] : [[rule.rule, line] as const];
    }),
  );
  // Old URLs of entries that lead nowhere are reported already.
  const known = new Set([...led, ...oldUrls.map(({ from }) => toOwned(from))]);
  const answers = (path: string) =>
    [path, toOldPath(path)].some(isTaken) || known.has(toOwned(path)) || site.map.movedTo(path) !== undefined;
  const proxies = rules.filter(({ isProxy, to }) => isProxy && !isPathOf(to));
  return {
    ...{ redirects, statics, hostLines: [...new Set(hostLines.values())] },
    proxied: proxies.flatMap(({ from: [start], from }) =>
      typeof start === 'string' && from.length <= 2 ? [start] : [],
    ),
    unkept: rules
      .filter(
        ({ rule }, index) =>
          !named.has(rule) && !hostLines.has(rule) && rules.findIndex((other) => other.rule === rule) === index,
      )
      .map(({ file, rule, to, isProxy }) => ({
        ...{ file, rule },
        why: isProxy
          ? 'another program answers there: have your new host ask it'
          : !isPathOf(to)
            ? 'it leads to another site, and nothing tells from which URLs'
            : 'nothing that was imported is where it leads, or the old URLs cannot be told from it',
      })),
    unanswered: [
      ...paths
        .filter((path) => !path.startsWith('/') || !answers(path))
        .map((from) => ({ from, why: 'the old sitemap has it, but nothing that was imported' })),
      ...(blog.shortLink === undefined
        ? []
        : [
            { from: blog.shortLink, why: 'no redirect can see what follows the question mark: it shows the home page' },
          ]),
    ],
  };
}

/** Whether a rule leads to a path of the old site. */
const isPathOf = ([first]: HostRule['to']): boolean => typeof first === 'string' && first.startsWith('/');
