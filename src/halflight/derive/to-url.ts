import transliterate from '@sindresorhus/transliterate';
import { slug } from 'github-slugger';
import type { Collection } from '../collections/define-collection';
import type { SiteValues } from '../collections';
import type { ListName } from '../words/list-names';
import { withoutInvisible } from '../invisible';
import { decodeUrl, splitTarget, toListPath } from '../parse-url';
import { toDistinctUrls } from './to-distinct-urls';

/** The settings of `site.md` that affect URLs. */
type UrlSettings = Pick<SiteValues, 'collections' | 'language' | 'transliterate'> & {
  /** The path of the language's home page; omitted for `/`. */
  home?: string | undefined;
};

/** The parts of an entry that affect its URL. */
interface Addressable {
  slug: string;
  /** Whether there is Markdown below the front matter. */
  hasBody: boolean;
  /** Set if fields decide whether the entry has a page. */
  hasPage?: boolean | undefined;
}

const settingsOf = ({ folder }: Collection, site: UrlSettings) => site.collections?.[folder as ListName];

/**
 * The part of a URL that names an entry or a tag, transliterated to Latin letters if `site.md` asks for it: `ueber-kueste` for `über-küste` in
 * German. Letters without a transliteration are kept.
 */
export function toUrlPart(name: string, { language, transliterate: isPlain }: Partial<UrlSettings>): string {
  if (!isPlain || !/[^\0-\x7f]/.test(name)) return name;
  return name
    .split('/')
    .map((part) => slug(transliterate(part, { ...(language && { locale: language }) })) || part)
    .join('/');
}

/** Top-level folders of the finished site that are reserved for the build, so that pages must not use them. */
export const BUILD_FOLDERS: readonly string[] = ['_gatsby', 'page-data', 'pagefind', 'share', 'static'];

/** A path on the site in the form of page URLs: with a trailing slash, unless it names a file such as `/cv.pdf`. Query and fragment are kept. */
export function toPagePath(path: string): string {
  const { path: page, rest } = splitTarget(path);
  const isFile = /\.[a-z\d]*[a-z][a-z\d]*$/i.test(page);
  return page.endsWith('/') || isFile ? path : `${page}/${rest}`;
}

/** An old URL in the form of page URLs: `/old/index.html` becomes `/old/`, and `/%C3%BCber/` becomes `/über/`. */
export function toOldPath(written: string): string {
  return toPagePath(withoutEscapedLetters(written)).replace(/(?<=\/)index\.html?$/, '');
}

/** Decodes a path, except for characters that a URL cannot contain or that would change its meaning. */
function withoutEscapedLetters(path: string): string {
  return decodeUrl(path.replace(/%(?=2f|3f|23)/gi, '%25')).replace(
    /%(?!2f|3f|23)|[\s\p{Cc}"<>[\\\]^`{|}]/giu,
    encodeURIComponent,
  );
}

/** The URL of an entry's page, such as `/posts/a-title/`, without the site's path prefix; `undefined` if it has none. All page URLs are made here. */
export function toUrl(
  collection: Collection,
  { slug, hasBody, hasPage = hasBody }: Addressable,
  site: UrlSettings,
): string | undefined {
  const { page } = collection;
  if (!page || (page.onlyWithBody && !hasPage)) return undefined;
  const own = settingsOf(collection, site)?.path;
  const path = own ? `${own}/:slug/` : page.path;
  return toListPath(`${site.home ?? ''}/${path}`.replace(':slug', toUrlPart(slug, site)));
}

/** The URL of the page of a picture, below that of its album: `/albums/sea/pier/`. */
export function toPictureUrl(album: string, slug: string, site: UrlSettings): string {
  return `${album}${toUrlPart(slug, site)}/`;
}

/** The URL of a collection's list page; `undefined` if there is none or the site hides it. */
export function toListUrl(collection: Collection, site: UrlSettings): string | undefined {
  const settings = settingsOf(collection, site);
  if (!collection.list || settings?.hidden) return undefined;
  return toListPath(`${site.home ?? ''}/${settings?.path ?? collection.list.path}`);
}

/** The URL of a page of a paginated list, counted from 1; the first page is the list itself. */
export function toPageUrl(list: string, number: number): string {
  return number === 1 ? list : `${list}page/${number}/`;
}

/** The URL of the archive of a list by year, such as `/posts/archive/`. */
export function toArchiveUrl(list: string): string {
  return `${list}archive/`;
}

/** A tag or other value as part of a URL; '' if it has no letters or digits. Values that look the same get the same URL. */
function toSlugOf(value: string, site: Partial<UrlSettings>): string {
  return slug(toUrlPart(withoutInvisible(value).normalize('NFC'), site));
}

/** The URL of a tag's page, such as `/tags/number-theory/`; for '', the URL of the list of tags. */
export function toTagUrl(tag: string, site: Partial<UrlSettings> = {}): string {
  return toListPath(`${site.home ?? ''}/tags/${toSlugOf(tag, site)}/`);
}

/**
 * The URL of a list filtered by one value, such as `/projects/tool/lathe/`; `undefined` for a value without letters and digits.
 * @param list The path of the list.
 * @param filter The field of the value: `tool`.
 */
export function toFilterUrl(
  list: string,
  filter: string,
  value: string,
  site: Partial<UrlSettings> = {},
): string | undefined {
  const name = toSlugOf(value, site);
  return name === '' ? undefined : `${list}${filter}/${name}/`;
}

/** The function that gives the URL of each of a site's tags; `undefined` for a tag without one. */
export function tagUrlsOf(
  tags: Iterable<string>,
  site: Partial<UrlSettings> = {},
): (tag: string) => string | undefined {
  const none = toTagUrl('', site);
  return toDistinctUrls(tags, (tag) => {
    const url = toTagUrl(tag, site);
    return url === none ? undefined : url;
  });
}

/** The id of the entry with this slug in the list of a declared collection whose entries have no pages. */
export function toListId(slug: string): string {
  return `entry-${slug}`;
}
