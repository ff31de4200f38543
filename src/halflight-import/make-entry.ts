import { posix } from 'node:path';
import { isPicture } from '../halflight/fields/picture-files';
import { toString } from 'mdast-util-to-string';
import { settingsIn, type SiteSettings } from '../halflight/derive/languages';
import { parseMarkdown } from '../halflight/markdown/parse';
import { findTooMuch } from '../halflight/markdown/too-much';
import { mediaKindOf } from '../halflight/markdown/media-files';
import { factsOf, readingOf } from '../halflight/sourcing/facts-of';
import type { ExistingSite } from './existing-site';
import { numberIn, type ItemFinder } from './find-item';
import type { Blog, Item } from './importer';
import { mapFrontMatter } from './map-front-matter';
import { isOwnList, toList } from './list-urls';
import type { People } from './people';
import type { FilePlacer } from './place-files';
import type { Placed } from './place-items';
import { rewriteTargets, type Rewrite } from '../halflight/fix/rewrite-targets';
import { toMarkdown, type Left } from './to-markdown';
import { textOf, type Values } from './values';
import { decodeUrl } from '../halflight/parse-url';
import { capitalize } from '../halflight/letter-case';

export interface Making {
  blog: Blog;
  site: ExistingSite;
  finder: ItemFinder;
  byItem: ReadonlyMap<Item, Placed>;
  placer: FilePlacer;
  people: People;
}

export interface Target {
  type: 'link' | 'image';
  target: string;
}

/** An entry to be written, and the parts of its text and front matter that could not be converted. */
export interface Made {
  placed: Placed;
  values: Record<string, unknown>;
  extra: Values;
  body: string;
  left: readonly Left[];
  turned: number;
  /** The number of links to other entries. */
  links: number;
  /** What its links and pictures lead to. */
  targets: readonly Target[];
  /** Broken links of a vault, as written. */
  dangling: { file: string; target: string }[];
}

/** Converts an item to an entry: its text to Markdown, its files to copies beside it, and its front matter to the fields used here. */
export function makeEntry(placed: Placed, { blog, site, finder, byItem, placer, people }: Making): Made {
  const { item, collection, to, language } = placed;
  const folder = posix.dirname(to);
  const settings = settingsIn<Partial<SiteSettings>>(site.settings, language);
  const { markdown, left, turned, missing } = toMarkdown(item, blog, (name) => finder.toTarget(name, item));
  const dangling: Made['dangling'] = missing.map((target) => ({ file: item.file, target }));
  let links = 0;
  const toLink = (other: Placed, fragment: string): string => {
    links += 1;
    return (other === placed && fragment) || (posix.relative(folder, other.to) || posix.basename(other.to)) + fragment;
  };
  const { text: body, targets } = withTargets(markdown, (target, kind) => {
    const named = finder.ofTarget(target);
    if (named) {
      const other = byItem.get(named.item);
      return other ? toLink(other, named.fragment) : named.item.oldUrls[0];
    }
    if (/^(?:#|$)/.test(target) || (/^[a-z][a-z\d+.-]*:/i.test(target) && !/^https?:/i.test(target))) return undefined;
    const found = kind === 'link' ? findItem(target, item, { blog, site, finder }) : undefined;
    const other = found && byItem.get(found.item);
    if (other) return toLink(other, found.fragment);
    const file = placer.place(target, item, folder);
    if (file !== undefined) return file;
    const own = site.toOwnPath(target);
    if (own !== undefined && isOwnList(own, blog)) return toList(own, blog, settings);
    return undefined;
  });
  const { title, text } = titleOf(item, nameItems(body, finder, byItem));
  const mapped = mapFrontMatter(
    { ...item, values: { ...item.values, title } },
    {
      collection,
      timeZone: site.timeZone,
      understood: blog.understood,
      authorsOf: (names) => people.toSlugs(names),
      placePicture: (src) => {
        const file = placer.place(src, item, folder);
        return file !== undefined && (isPicture(file) || mediaKindOf(file) === undefined) ? `./${file}` : undefined;
      },
    },
  );
  const values = { ...mapped.values, title: mapped.values.title ?? title };
  // The home page of a blog has its text, and its newest posts.
  const isHome = item.kind === 'page' && item.slug === '' && collection.fields.sections && !('sections' in values);
  const sections =
    isHome && [...byItem.keys()].some(({ kind }) => kind === 'post')
      ? [{ type: 'prose' }, { type: 'posts', newest: HOME_POSTS }]
      : undefined;
  const isMath = collection.fields.math && !('math' in values) && /^[ \t>]*\$\$/m.test(text);
  return {
    ...{ placed, left, turned, links, targets, dangling, body: text, extra: mapped.extra },
    values: { ...values, ...(isMath && { math: true }), ...(sections && { sections }) },
  };
}

/** The posts on an imported home page: as many as a new site shows there. */
const HOME_POSTS = 10;

/** A text with its targets rewritten, and a list of these. A text that would take the parser too long stays; the content check refuses it. */
function withTargets(markdown: string, rewrite: Rewrite): { text: string; targets: Target[] } {
  const targets = new Map<string, Target>();
  if (findTooMuch(markdown)) return { text: markdown, targets: [] };
  const text = rewriteTargets(markdown, (written, kind) => {
    const now = rewrite(written, kind);
    const target = now ?? written;
    targets.set(`${kind} ${target}`, { type: kind === 'shown' ? 'image' : 'link', target });
    return now;
  });
  return { text, targets: [...targets.values()] };
}

/** Replaces placeholder targets outside of links with the URLs of their items. */
function nameItems(body: string, finder: ItemFinder, byItem: Making['byItem']): string {
  return body.replace(/halflight-item:\d+(?:#[\w-]*)?/g, (target) => {
    const named = finder.ofTarget(target);
    const url = named && (byItem.get(named.item)?.url ?? named.item.oldUrls[0]);
    return named === undefined || url === undefined ? target : url + named.fragment;
  });
}

/** The item that a link refers to: by number, by file, by old URL, or relative to the old page. */
function findItem(
  target: string,
  item: Item,
  { blog, site, finder }: Pick<Making, 'blog' | 'site' | 'finder'>,
): { item: Item; fragment: string } | undefined {
  const own = site.toOwnPath(target);
  if (own === undefined && /^(?:https?:)?\/\//i.test(target)) return undefined;
  const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(own ?? target) ?? [];
  const prefixed = Object.entries(blog.aliasesOfFiles ?? {}).find(([prefix]) => path.startsWith(prefix));
  const named = decodeUrl(path);
  const number = numberIn(own ?? target);
  const found = number
    ? finder.ofNumber(number)
    : prefixed
      ? finder.ofFile(prefixed[1] + named.slice(prefixed[0].length))
      : named.startsWith('/')
        ? (finder.atUrl(named) ??
          // A path relative to the content root.
          blog.staticFolders
            .flatMap((folder) => ['', '.md'].map((ending) => finder.ofFile(posix.join(folder, named) + ending)))
            .find(Boolean))
        : (finder.ofFile(posix.join(item.folders[0] ?? '', named)) ??
          finder.ofFile(`${posix.join(item.folders[0] ?? '', named).replace(/\/$/, '')}/index.md`) ??
          finder.atUrl(posix.join(item.oldUrls[0] ?? '/', named)) ??
          // Browsers resolve against the parent folder of a URL without a trailing slash.
          finder.atUrl(posix.join((item.oldUrls[0] ?? '/').replace(/[^/]+$/, ''), named)) ??
          // Some programs also resolve against the content root.
          item.folders
            .slice(1)
            .flatMap((folder) => ['', '.md'].map((ending) => finder.ofFile(posix.join(folder, named) + ending)))
            .find(Boolean) ??
          ['', '.md']
            .map((ending) => blog.findInVault?.(named + ending, item.folders[0] ?? ''))
            .map((file) => (file === undefined ? undefined : finder.ofFile(file)))
            .find(Boolean));
  return found && { item: found, fragment };
}

/** The title of an item: its own, or the words of its first heading, which is then removed from the text, or its name. */
function titleOf(item: Item, body: string): { title: string; text: string } {
  const said = textOf(item.values.title).replace(/\s+/g, ' ');
  if (said) return { title: said, text: body };
  const [, heading] = /^\s*#[ \t]+([^\n]+?)[ \t]*#*(?:\n|$)/.exec(body) ?? [];
  // Parsed as a heading: "1. The mill" alone would be a list.
  const words =
    heading &&
    toString(parseMarkdown(`# ${heading}`), { includeHtml: false })
      .replace(/\s+/g, ' ')
      .trim();
  if (words) return { title: words, text: body.replace(/^\s*#[^\n]*\n?/, '') };
  const name = (item.slug.split('/').at(-1) || 'Untitled').replaceAll('-', ' ');
  return { title: capitalize(name), text: body };
}

/** Fixes links to headings of entries: a missing id is replaced with a similar one, or else the fragment is removed. */
export function fixFragments(
  { body, targets, placed: { to: from } }: Made,
  made: ReadonlyMap<string, Made>,
): Pick<Made, 'body' | 'targets'> {
  if (!targets.some(({ target }) => target.includes('#'))) return { body, targets };
  const { text, targets: fixed } = withTargets(body, (target, kind) => {
    const [, path = '', fragment] = /^([^#?]*)#(.+)$/s.exec(target) ?? [];
    if (kind !== 'link' || fragment === undefined || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path)) return undefined;
    const to = path === '' ? from : posix.join(posix.dirname(from), decodeUrl(path));
    const other = made.get(to);
    if (!other) return undefined;
    const ids = factsOf(other.body, readingOf({ values: other.values })).ids;
    const wanted = decodeUrl(fragment);
    if (ids.includes(wanted) || wanted === 'top') return undefined;
    const bare = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    const near = ids.find((id) => bare(id) === bare(wanted));
    return near === undefined ? path || posix.basename(from) : `${path}#${near}`;
  });
  return { body: text, targets: fixed };
}
