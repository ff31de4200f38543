import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { collections, findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { toCheckContext } from '../checks/context';
import type { SiteMap } from '../checks/site-map';
import { isPicture } from '../checks/check-image';
import { mediaKindOf } from '../markdown/media-files';
import { parseUrl } from '../parse-url';
import { isSameCode, languagesOf, settingsIn, type SiteSettings } from '../derive/languages';
import { toListUrl, toOldPath, toPagePath, toTagUrl, toUrl } from '../derive/to-url';
import { listOutputFiles } from '../outputs/output-files';
import { factsOf, readingOf } from '../sourcing/kept-facts';
import { locate } from '../sourcing/locate';
import { readContent, type Content } from '../sourcing/read-content';
import { readEntry, toSlug } from '../sourcing/read-entry';
import { shortenSlug } from '../sourcing/shorten-slug';
import { createItemFinder, type ItemFinder } from './find-item';
import type { Blog, Item, Skipped } from './importer';
import { mapFrontMatter, namesOf } from './map-front-matter';
import { createFilePlacer, type FilePlacer, type PlacedFile } from './place-files';
import { rewriteTargets } from './rewrite-targets';
import type { Source } from './source';
import { toMarkdown, type Left } from './to-markdown';
import { unifyTags } from './unify-tags';
import { textOf, type Values } from './values';
import { writeEntry } from './write-entry';

/** A file that an import writes: an entry, with the files beside it. */
export interface PlannedEntry {
  /** What it is made of. */
  from: string;
  /** Its path in the content folder. */
  to: string;
  collection: string;
  draft: boolean;
  text: string;
  files: PlacedFile[];
  /** `new` is written; `same` is there already, word for word; `kept` is there and says something else: nothing of it is touched. */
  status: 'new' | 'same' | 'kept';
}

/** What becomes of an old URL. */
export interface OldUrl {
  from: string;
  /** Where it leads now; absent where nothing can lead on. */
  to?: string;
  /** Why it leads nowhere, or elsewhere than to the entry. */
  why?: string;
}

/** Everything that an import would do. Nothing is done yet. */
export interface Plan {
  entries: PlannedEntry[];
  skipped: Skipped[];
  /** Shortcodes, tags and elements that stay as they are. */
  left: Left[];
  /** How many were turned. */
  turned: number;
  /** Links between items that lead to their entries now. */
  links: number;
  /** Links and pictures that lead nowhere, as they are written. */
  dangling: { file: string; target: string }[];
  oldUrls: OldUrl[];
  /** Files of the blog's own site that are only on the web. */
  remote: string[];
}

interface Options {
  /** The content folder. */
  folder: string;
  download: boolean;
  /** URLs that could not be downloaded. */
  failed?: ReadonlySet<string>;
}

/** An item with the place that its entry gets. */
interface Placed {
  item: Item;
  collection: Collection;
  /** The path of its Markdown file in the content folder. */
  to: string;
  /** The URL of its page here. */
  url: string;
  slug?: string;
}

/** Works out what an import would write. Reads the source and the content folder, and writes nothing. */
export function planImport(source: Source, blog: Blog, { folder, download, failed = new Set() }: Options): Plan {
  const content = readContent(folder);
  const skipped: Skipped[] = [...blog.skipped];
  const site = siteOf(content, blog);
  const { map, routes } = toCheckContext(folder, content).context;
  // With the feeds and calendars that there will be.
  const written = new Set((collections as readonly Collection[]).map(({ name }) => name));
  const outputs = new Set(listOutputFiles({ settings: content.site ?? {}, pages: routes, written }));
  const placed = placeItems({ blog, content, site, map, skipped });
  const finder = createItemFinder(blog.items);
  const byItem = new Map(placed.map((each) => [each.item, each]));
  const placer = createFilePlacer(source, blog, { toOwnPath: site.toOwnPath, download, failed });
  const people = findPeople(blog, content);
  const plan: Plan = { entries: [], skipped, left: [], turned: 0, links: 0, dangling: [], oldUrls: [], remote: [] };
  const made = placed.flatMap((each) => {
    try {
      return [makeEntry(each, { blog, site, map, outputs, finder, byItem, placer, people, plan })];
    } catch (error) {
      skipped.push({ file: each.item.file, why: error instanceof Error ? error.message : String(error) });
      return [];
    }
  });
  const spell = unifyTags(made.map(({ values }) => (Array.isArray(values.tags) ? (values.tags as string[]) : [])));
  const aliases = giveAliases(
    made.map(({ placed: each }) => each),
    { site, map, outputs, plan },
  );
  const bodies = new Map(made.map((each) => [each.placed.to, each]));
  for (const each of made) {
    const { to, item } = each.placed;
    if (Array.isArray(each.values.tags)) each.values.tags = [...new Set((each.values.tags as string[]).map(spell))];
    const own = aliases.get(each.placed) ?? [];
    const values = {
      ...each.values,
      ...(each.placed.slug !== undefined && { slug: each.placed.slug }),
      ...(own.length > 0 && { aliases: own }),
    };
    const body = fixFragments(each.body, to, bodies);
    const text = writeValid(to, values, each.extra, body);
    plan.entries.push({
      ...{ from: item.file, to, collection: each.placed.collection.name, draft: item.draft, text },
      files: [],
      status: statusOf(join(folder, to), text),
    });
  }
  // Translations share a folder, and what lies in it: it is written with the first that is new.
  const given = new Set<string>();
  for (const entry of plan.entries) {
    const beside = posix.dirname(entry.to);
    if (given.has(beside) || entry.status !== 'new') continue;
    given.add(beside);
    entry.files = placer.inFolder(beside);
  }
  for (const [slug, name] of people.files) {
    const to = `people/${slug}.md`;
    const text = writeEntry({ name }, '');
    plan.entries.push({
      from: name,
      to,
      collection: 'people',
      draft: false,
      text,
      files: [],
      status: statusOf(join(folder, to), text),
    });
  }
  addLists(
    plan,
    blog,
    made.flatMap(({ values }) => (values.tags as string[] | undefined) ?? []),
    content,
  );
  const kept = new Set(plan.entries.filter(({ status }) => status === 'kept').map(({ to }) => to));
  const keptPages = new Map(placed.filter(({ to }) => kept.has(to)).map(({ url, to }) => [url, to]));
  plan.oldUrls = plan.oldUrls.map((old) => {
    const file = keptPages.get(old.to ?? '');
    // What its author took out of it leads nowhere, whatever would be written now.
    const leads = map.sourceAt(toOldPath(old.from)) !== undefined || map.movedTo(old.from) !== undefined;
    return file === undefined || leads
      ? old
      : { from: old.from, why: `${file} is left as it is: write this old URL into its "aliases"` };
  });
  plan.remote = [...placer.remote];
  return plan;
}

function statusOf(path: string, text: string): PlannedEntry['status'] {
  if (!existsSync(path)) return 'new';
  return readFileSync(path, 'utf8') === text ? 'same' : 'kept';
}

interface Site {
  settings: Partial<SiteSettings>;
  timeZone: string;
  /** The tag of the main language, and those of the others. */
  language: string;
  others: readonly string[];
  /** An old path as the new site has it: with the path that the old site lay at, if this one does not lie there. */
  toAlias: (path: string) => string;
  /** The path of a full URL of the old site, or an absolute path as it was below it; `undefined` for others. */
  toOwnPath: (target: string) => string | undefined;
}

function siteOf({ site }: Content, blog: Blog): Site {
  const old = parseUrl(blog.url ?? '') ?? parseUrl('https://old.invalid/');
  const oldPath = (old?.pathname ?? '').replace(/\/$/, '');
  const newPath = (parseUrl(site?.url ?? '')?.pathname ?? '').replace(/\/$/, '');
  const host = (old?.host ?? '').replace(/^www\./, '');
  const [main, ...others] = languagesOf(site ?? {}).map(({ code }) => code);
  const below = (path: string) =>
    oldPath && `${path}/`.startsWith(`${oldPath}/`) ? path.slice(oldPath.length) || '/' : path;
  return {
    settings: site ?? {},
    timeZone: site?.timeZone ?? 'UTC',
    // Without a list, the site is in whatever language the blog is in.
    language: (site?.languages ? main : (blog.language ?? main)) ?? 'en',
    others,
    toAlias: (path) => {
      const full = below(path) === path ? oldPath + path : path;
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

/** URLs at which Halflight makes pages of its own, whatever else there is. */
const OWN_PAGES = ['/404/', '/search/', '/tags/'];

/** Gives each item its place: that of the entry which was made of it before, else one that is free. */
function placeItems({
  blog,
  content,
  site,
  map,
  skipped,
}: Pick<Making, 'blog' | 'site' | 'map'> & { content: Content; skipped: Skipped[] }): Placed[] {
  const leads = new Map(map.oldUrls.map(({ path, to }) => [path, to]));
  const slugs = new Map(content.entries.map(({ filePath, slug }) => [filePath, slug]));
  const ownerOf = (path: string): string | undefined => {
    const to = leads.get(path);
    const entry = typeof to === 'object' ? to : map.entryOf(map.sourceAt(path) ?? '');
    return entry?.filePath;
  };
  const lists = (collections as readonly Collection[]).flatMap((each) =>
    [site.settings, ...(site.settings.translated ?? [])].flatMap((settings) => toListUrl(each, settings) ?? []),
  );
  const urls = new Set<string>(lists);
  const claimed = new Set<string>();
  const known = new Map(content.entries.map((entry) => [`${entry.collection} ${toPlain(entry.slug)}`, entry]));
  const placed: Placed[] = [];
  const groups = new Map<string, Placed>();
  const isMain = ({ language }: Item) => language === undefined || language === site.language;
  const urlOf = (collection: Collection, slug: string, language?: string) =>
    toUrl(collection, { slug, hasBody: true }, settingsIn<Partial<SiteSettings>>(site.settings, language)) ?? '/';
  const toFree = (collection: Collection, wanted: string, end: string): string => {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const there = known.get(`${collection.name} ${toPlain(slug)}`);
      const path = there?.filePath ?? [collection.folder, slug, end].filter(Boolean).join('/');
      const url = urlOf(collection, slug);
      const isFree = there !== undefined || (!urls.has(toPlain(url)) && map.sourceAt(url) === undefined) || url === '/';
      if (!claimed.has(path) && isFree) return path;
    }
  };
  // The original decides where its translations are.
  for (const item of [...blog.items].sort((a, b) => Number(isMain(b)) - Number(isMain(a)))) {
    const why = findReason(item);
    if (why !== undefined) {
      skipped.push({ file: item.file, why });
      continue;
    }
    const language = isMain(item) ? undefined : languageOf(item, site);
    const original =
      item.translationOf === undefined || language === undefined ? undefined : groups.get(item.translationOf);
    const collection = original?.collection ?? findCollection(item.kind);
    if (!collection) continue;
    const end = language === undefined ? 'index.md' : `index.${language}.md`;
    const wanted = item.slug.split('/').map(shortenSlug).join('/') || (item.kind === 'page' ? '' : 'post');
    const before = item.oldUrls
      .map((url) => ownerOf(toOldPath(site.toAlias(url))))
      .find((file) => file && !claimed.has(file) && locate(file)?.collection.name === collection.name);
    const place = original ? posix.join(posix.dirname(original.to), end) : (before ?? toFree(collection, wanted, end));
    if (claimed.has(place)) {
      skipped.push({ file: item.file, why: `${place} is already made of another file` });
      continue;
    }
    claimed.add(place);
    const slug = original ? toSlug(wanted.split('/').at(-1) ?? '') || undefined : undefined;
    const there = before === undefined ? undefined : slugs.get(before);
    const folderSlug = there ?? locate(place.replace(/index\.[\w-]+\.md$/, 'index.md'))?.slug ?? '';
    const ownSlug = slug !== undefined && slug !== folderSlug.split('/').at(-1) ? slug : undefined;
    const finalSlug = ownSlug === undefined ? folderSlug : [...folderSlug.split('/').slice(0, -1), ownSlug].join('/');
    const url = urlOf(collection, finalSlug, language);
    urls.add(toPlain(url));
    const each: Placed = { item, collection, to: place, url, ...(ownSlug !== undefined && { slug: ownSlug }) };
    placed.push(each);
    if (item.translationOf !== undefined && !groups.has(item.translationOf)) groups.set(item.translationOf, each);
  }
  return placed;

  /** Why an item is not imported, if it is not. */
  function findReason(item: Item): string | undefined {
    const isPage = item.kind === 'page';
    if (isPage && item.slug === '' && item.body.trim() === '')
      return 'it has no text of its own: Halflight makes a home page';
    if (isPage && OWN_PAGES.includes(`/${item.slug}/`)) return 'Halflight makes a page of its own there';
    if (isMain(item) || languageOf(item, site) !== undefined) return undefined;
    const listed = [site.language, ...site.others, item.language].join(', ');
    return `it is in another language: write "languages: [${listed}]" into site.md and import again`;
  }
}

const toPlain = (text: string): string => text.normalize('NFC').toLowerCase();

/** The language of the site that an item is in. */
function languageOf({ language }: Item, { others }: Site): string | undefined {
  return others.find((code) => isSameCode(code, language ?? ''));
}

interface Making {
  blog: Blog;
  site: Site;
  map: SiteMap;
  /** The paths of the files that are made beside pages. */
  outputs: ReadonlySet<string>;
  finder: ItemFinder;
  byItem: ReadonlyMap<Item, Placed>;
  placer: FilePlacer;
  people: People;
  plan: Plan;
}

interface Made {
  placed: Placed;
  values: Record<string, unknown>;
  extra: Values;
  body: string;
}

function makeEntry(placed: Placed, { blog, site, map, outputs, finder, byItem, placer, people, plan }: Making): Made {
  const { item, collection, to } = placed;
  const folder = posix.dirname(to);
  const { markdown, left, turned } = toMarkdown(item, blog, (name) => finder.toTarget(name, item));
  plan.left.push(...left);
  plan.turned += turned;
  const toLink = (other: Placed, fragment: string): string => {
    plan.links += 1;
    return (other === placed && fragment) || (posix.relative(folder, other.to) || posix.basename(other.to)) + fragment;
  };
  const body = rewriteTargets(markdown, (target, kind) => {
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
    const isOwn = own !== undefined || !/^(?:https?:)?\/\//i.test(target);
    const isHere =
      own !== undefined && (outputs.has(own) || map.hasFile(own) || map.sourceAt(toPagePath(own)) !== undefined);
    if (isOwn && !isHere && !isOwnList(own ?? target, blog)) plan.dangling.push({ file: item.file, target });
    if (own !== undefined && isOwnList(own, blog)) return toList(own, blog, site);
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
  const isMath = collection.fields.math && !('math' in values) && /^\$\$/m.test(text);
  return { placed, values: { ...values, ...(isMath && { math: true }) }, extra: mapped.extra, body: text };
}

/** A text that says where another item is, rather than leading there: it says where that is now. */
function nameItems(body: string, finder: ItemFinder, byItem: Making['byItem']): string {
  return body.replace(/halflight-item:\d+(?:#[\w-]*)?/g, (target) => {
    const named = finder.ofTarget(target);
    const url = named && (byItem.get(named.item)?.url ?? named.item.oldUrls[0]);
    return named === undefined || url === undefined ? target : url + named.fragment;
  });
}

/** The item that a link means: by its file, by its old URL, or by where it leads from the old page. */
function findItem(
  target: string,
  item: Item,
  { blog, site, finder }: Pick<Making, 'blog' | 'site' | 'finder'>,
): { item: Item; fragment: string } | undefined {
  const own = site.toOwnPath(target);
  if (own === undefined && /^(?:https?:)?\/\//i.test(target)) return undefined;
  const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(own ?? target) ?? [];
  const prefixed = blog.aliasesOfFiles?.find(([prefix]) => path.startsWith(prefix));
  const named = decode(path);
  const found = prefixed
    ? finder.ofFile(prefixed[1] + named.slice(prefixed[0].length))
    : named.startsWith('/')
      ? finder.atUrl(named)
      : (finder.ofFile(posix.join(item.folders[0] ?? '', named)) ??
        finder.ofFile(`${posix.join(item.folders[0] ?? '', named).replace(/\/$/, '')}/index.md`) ??
        finder.atUrl(posix.join(item.oldUrls[0] ?? '/', named)));
  return found && { item: found, fragment };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a path was that of a list: of posts, or of what has a tag. */
function isOwnList(path: string, blog: Blog): boolean {
  return (
    blog.lists.some(({ from }) => listPattern(from).test(toPagePath(path.replace(/[?#].*$/s, '')))) ||
    /^\/(?:[?#].*)?$/s.test(path)
  );
}

const listPattern = (from: string): RegExp =>
  new RegExp(`^${from.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replace(':name', '([^/]+)')}$`, 'i');

function toList(path: string, blog: Blog, site: Site): string | undefined {
  const page = toPagePath(path.replace(/[?#].*$/s, ''));
  const list = blog.lists.find(({ from }) => listPattern(from).test(page));
  if (!list) return '/';
  const [, name = ''] = listPattern(list.from).exec(page) ?? [];
  const post = findCollection('post');
  return list.to === 'tag' ? toTagUrl(decode(name)) : post && toListUrl(post, site.settings);
}

/** The title of an item: what it says, else its first heading, which is then none any more, else its name. */
function titleOf(item: Item, body: string): { title: string; text: string } {
  const said = textOf(item.values.title).replace(/\s+/g, ' ');
  if (said) return { title: said, text: body };
  const [, heading] = /^\s*#[ \t]+([^\n]+?)[ \t]*#*(?:\n|$)/.exec(body) ?? [];
  if (heading) return { title: heading, text: body.replace(/^\s*#[^\n]*\n?/, '') };
  const name = (item.slug.split('/').at(-1) || 'Untitled').replaceAll('-', ' ');
  return { title: name.charAt(0).toUpperCase() + name.slice(1), text: body };
}

/** Those who wrote a blog, if they are several. */
interface People {
  /** Files that `people/` needs: names by slugs. */
  files: ReadonlyMap<string, string>;
  toSlugs: (names: readonly string[]) => string[];
}

function findPeople(blog: Blog, content: Content): People {
  const nameOf = (name: string) => blog.authors.get(name) ?? name;
  const names = new Set(
    blog.items.flatMap(({ values }) => [...namesOf(values.author), ...namesOf(values.authors)].map(nameOf)),
  );
  const known = new Map(
    content.entries
      .filter(({ collection }) => collection === 'people')
      .map(({ slug, values }) => [String(values.name), slug]),
  );
  const slugs = new Map([...names].map((name) => [name, known.get(name) ?? (shortenSlug(toSlug(name)) || 'author')]));
  if (names.size < 2) return { files: new Map(), toSlugs: () => [] };
  return {
    files: new Map(
      [...slugs].flatMap(([name, slug]) =>
        known.has(name) && !content.files.has(`people/${slug}.md`) ? [] : [[slug, name] as const],
      ),
    ),
    toSlugs: (wanted) => [...new Set(wanted.flatMap((name) => slugs.get(nameOf(name)) ?? []))],
  };
}

/** Which old URLs each entry gets as aliases: none that is a page now, or that another has. */
function giveAliases(
  placed: readonly Placed[],
  { site, map, outputs, plan }: Pick<Making, 'site' | 'map' | 'outputs' | 'plan'>,
): Map<Placed, string[]> {
  const own = new Set(placed.map(({ to }) => to));
  const owners = new Map<string, string>();
  for (const path of map.paths) {
    const source = map.sourceAt(path) ?? '';
    if (!own.has(source)) owners.set(toPlain(path), source || 'a page that Halflight makes');
  }
  for (const collection of collections as readonly Collection[]) {
    const list = toListUrl(collection, site.settings);
    if (list) owners.set(toPlain(list), 'a list');
  }
  for (const old of map.oldUrls) if (!own.has(old.file)) owners.set(toPlain(old.path), old.file);
  for (const { url, to } of placed) owners.set(toPlain(url), to);
  const given = new Map<Placed, string[]>();
  for (const each of placed) {
    const list: string[] = [];
    for (const written of each.item.oldUrls) {
      if (/[?#]/.test(written)) {
        plan.oldUrls.push({ from: written, why: 'no redirect can see what follows the question mark' });
        continue;
      }
      const path = toWritten(site.toAlias(written));
      const page = toOldPath(path);
      if (page === each.url) plan.oldUrls.push({ from: path, to: each.url });
      else if (/^\/tags\/|^\/search\/$/.test(page) || !/^\/(?!\/)[^\s?#\\]*$/.test(path) || page === '/')
        plan.oldUrls.push({
          from: path,
          why:
            page === '/'
              ? 'it is the home page'
              : /^\/(?:tags|search)\//.test(page)
                ? 'Halflight has pages of its own there'
                : 'a redirect cannot begin there',
        });
      else if (owners.has(toPlain(page)) || outputs.has(page) || map.hasFile(page)) {
        const owner = owners.get(toPlain(page)) ?? 'a file';
        if (owner !== each.to) plan.oldUrls.push({ from: path, why: `it is already a URL of ${owner}` });
      } else {
        owners.set(toPlain(page), each.to);
        list.push(path);
        plan.oldUrls.push({ from: path, to: each.url });
      }
    }
    given.set(each, list);
  }
  return given;
}

/** A path as an alias is written: letters of all languages as they are, spaces and signs that mean something escaped. */
function toWritten(path: string): string {
  return decode(path).replace(/[\s?#\\%"<>|^`]/g, (sign) => encodeURIComponent(sign));
}

/** Links to headings of entries: each to an id that is there, else to the whole of the entry. */
function fixFragments(body: string, from: string, made: ReadonlyMap<string, Made>): string {
  if (!/#[^\s)]/.test(body)) return body;
  return rewriteTargets(body, (target, kind) => {
    const [, path = '', fragment] = /^([^#?]*)#(.+)$/s.exec(target) ?? [];
    if (kind !== 'link' || fragment === undefined || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path)) return undefined;
    const to = path === '' ? from : posix.join(posix.dirname(from), decode(path));
    const other = made.get(to);
    if (!other) return undefined;
    const ids = factsOf(other.body, readingOf({ values: other.values })).ids;
    const wanted = decode(fragment);
    if (ids.includes(wanted) || wanted === 'top') return undefined;
    const bare = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    const near = ids.find((id) => bare(id) === bare(wanted));
    return near === undefined ? path || posix.basename(from) : `${path}#${near}`;
  });
}

/** The text of an entry that its collection takes: fields that it refuses go to `extra`, too. */
function writeValid(to: string, values: Record<string, unknown>, extra: Values, body: string): string {
  const location = locate(to.replace(/index\.[\w-]+\.md$/, 'index.md'));
  let given: Record<string, unknown> = { ...values };
  const rest: Record<string, unknown> = { ...extra };
  const write = () => writeEntry({ ...given, ...(Object.keys(rest).length > 0 && { extra: rest }) }, body);
  if (!location) return write();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const text = write();
    const { problems } = readEntry(location, to, text);
    const lines = text.split('\n');
    const wrong = problems
      .filter(({ severity, kind }) => severity === 'error' && kind !== 'bad-slug')
      .flatMap(
        ({ line }) =>
          lines
            .slice(0, line)
            .findLast((each) => /^[\w-]+:/.test(each))
            ?.replace(/:.*$/, '') ?? [],
      )
      .filter((key) => key in given && key !== 'title' && key !== 'date');
    if (wrong.length === 0) return text;
    for (const key of wrong) rest[key] ??= given[key];
    given = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)));
  }
  return write();
}

/** The old URLs of lists: they belong to no entry, so `site.md` has to lead on. */
function addLists(plan: Plan, blog: Blog, tags: readonly string[], { site }: Content): void {
  const post = findCollection('post');
  const listUrl = post && toListUrl(post, site ?? {});
  const redirected = new Set((site?.redirects ?? []).map(({ from }) => toOldPath(from)));
  const seen = new Set<string>();
  for (const list of blog.lists) {
    const pairs =
      list.to === 'tag'
        ? [...new Set(tags)].map((tag) => [list.from.replace(':name', toSlug(tag)), toTagUrl(tag)] as const)
        : listUrl
          ? [[list.from, listUrl] as const]
          : [];
    for (const [from, to] of pairs) {
      if (from === to || seen.has(from) || redirected.has(from)) continue;
      seen.add(from);
      plan.oldUrls.push({ from, to, why: 'list' });
    }
  }
}
