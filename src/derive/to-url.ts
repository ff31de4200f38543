import transliterate from '@sindresorhus/transliterate';
import { slug } from 'github-slugger';
import type { Collection } from '../collections/define-collection';
import type { SiteValues } from '../collections';
import type { ListName } from '../collections/list-names';

/** The settings of `site.md` that addresses depend on. */
type UrlSettings = Pick<SiteValues, 'collections' | 'language' | 'transliterate'> & {
  /** The path of the home page of its language, if that is not `/`. */
  home?: string | undefined;
};

/** What an address depends on of an entry. */
interface Addressable {
  slug: string;
  /** Whether there is Markdown below its front matter. */
  hasBody: boolean;
  /** Set where its fields decide that it has a page, or has none. */
  hasPage?: boolean | undefined;
}

const settingsOf = ({ folder }: Collection, site: UrlSettings) => site.collections?.[folder as ListName];

/**
 * The part of a URL that names an entry or a tag, in Latin letters where `site.md` asks for that: `ueber-kueste` for `über-küste` in German. Letters
 * that nobody has written down in Latin ones stay as they are.
 */
function toUrlPart(name: string, { language, transliterate: isPlain }: Partial<UrlSettings>): string {
  if (!isPlain || !/[^\0-\x7f]/.test(name)) return name;
  return name
    .split('/')
    .map((part) => slug(transliterate(part, { ...(language && { locale: language }) })) || part)
    .join('/');
}

/** Folders at the top of the finished site that builds keep for themselves: no page lies there. */
export const BUILD_FOLDERS: readonly string[] = ['_gatsby', 'page-data', 'pagefind', 'share', 'static'];

/** Makes a path begin and end with one slash: `/notes/` for `notes`. */
export function toListPath(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/** A path of the site as its pages have it: with a slash at the end, unless it names a file such as `/cv.pdf`. Query and fragment stay. */
export function toPagePath(path: string): string {
  const [, page = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(path) ?? [];
  const isFile = /\.[a-z\d]*[a-z][a-z\d]*$/i.test(page);
  return page.endsWith('/') || isFile ? path : `${page}/${rest}`;
}

/** An old URL as pages have theirs. `/old/index.html` is another name of `/old/`. */
export function toOldPath(written: string): string {
  return toPagePath(written).replace(/(?<=\/)index\.html?$/, '');
}

/** The address of an entry's page, such as `/posts/a-title/`, without the site's prefix; `undefined` when it has none. The only place that makes one. */
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

/** The address of the page that lists a collection; `undefined` when there is none, or the site hides it. */
export function toListUrl(collection: Collection, site: UrlSettings): string | undefined {
  const settings = settingsOf(collection, site);
  if (!collection.list || settings?.hidden) return undefined;
  return toListPath(`${site.home ?? ''}/${settings?.path ?? collection.list.path}`);
}

/** The address of a page of a long list, counted from 1; the first is the list itself. */
export function toPageUrl(list: string, number: number): string {
  return number === 1 ? list : `${list}page/${number}/`;
}

/** The address of the page that lists all that a list has by years, such as `/posts/archive/`. */
export function toArchiveUrl(list: string): string {
  return `${list}archive/`;
}

/** The address of the page that lists everything with a tag, such as `/tags/number-theory/`; that of the list of tags for ''. */
export function toTagUrl(tag: string, site: Partial<UrlSettings> = {}): string {
  return toListPath(`${site.home ?? ''}/tags/${slug(toUrlPart(tag.normalize('NFC'), site))}/`);
}

/**
 * The address of the page that shows of a list what has one value, such as `/projects/tool/lathe/`; `undefined` for a value of signs alone.
 * @param list The path of the list.
 * @param filter What the value is of: `tool`.
 */
export function toFilterUrl(
  list: string,
  filter: string,
  value: string,
  site: Partial<UrlSettings> = {},
): string | undefined {
  const name = slug(toUrlPart(value.normalize('NFC'), site));
  return name === '' ? undefined : `${list}${filter}/${name}/`;
}
