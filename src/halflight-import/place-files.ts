import { extname, posix } from 'node:path';
import { toFileName, toFreeName } from '../halflight/fix/file-names';
import { decodeUrl, parseUrl } from '../halflight/parse-url';
import { refusalOf } from '../halflight/sourcing/active-file';
import type { ExistingSite } from './existing-site';
import type { ItemFinder } from './find-item';
import type { Blog, Item } from './importer';
import type { Source } from './source';

/** A file that is copied next to an entry. */
export interface PlacedFile {
  /** Its path in the source, or its URL if it has to be downloaded. */
  from: string;
  /** Its path in the content folder. */
  to: string;
  remote?: true;
}

/** Decides which files are copied next to entries, and under which names. */
export interface FilePlacer {
  /** The new name of a file that an item refers to by a path or a full URL of the site; `undefined` if there is none. */
  place: (target: string, item: Item, folder: string) => string | undefined;
  /** All files to be copied into a folder. */
  inFolder: (folder: string) => PlacedFile[];
  /** Files on the web that texts refer to and that are not downloaded. */
  remote: Set<string>;
}

/** Texts and programs, which are not copied; nor are files that are never published as they are. */
const TEXTS = new Set([
  '',
  ...'.md .mdx .markdown .ts .jsx .tsx .css .scss .astro .njk .liquid .toml .yml .yaml'.split(' '),
]);

const isCopied = (path: string): boolean => !TEXTS.has(extname(path).toLowerCase()) && refusalOf(path) === undefined;

const MEDIA =
  /\.(?:avif|gif|jpe?g|png|svg|webp|mp3|m4a|ogg|oga|opus|wav|flac|mp4|m4v|webm|ogv|mov|pdf|zip|epub|docx?|xlsx?|pptx?|odt|ods|txt|csv)$/i;

/** Creates a placer for a blog. `downloads` says whether a file on the blog's own site is to be downloaded to a path of the content folder. */
export function createFilePlacer(
  source: Source,
  blog: Blog,
  { toOwnPath }: Pick<ExistingSite, 'toOwnPath'>,
  { atUrl: itemAt }: Pick<ItemFinder, 'atUrl'>,
  downloads: (url: string, to: string) => boolean,
): FilePlacer {
  const folders = new Map<string, Map<string, PlacedFile>>();
  const remote = new Set<string>();
  const originals = new Map(blog.remote.map(({ url }) => [withoutScheme(url), url]));
  const filesIn = (folder: string) => folders.get(folder) ?? new Map<string, PlacedFile>();
  /** The path of a file in a folder of the content folder, existing or new. */
  const pathIn = (folder: string, from: string): string => {
    const files = filesIn(folder);
    const known = files.get(from);
    if (known) return known.to;
    const taken = new Set([...files.values()].map(({ to }) => posix.basename(to).toLowerCase()));
    return `${folder}/${toFreeName(toFileName(posix.basename(from.replace(/[?#].*$/, ''))), taken)}`;
  };
  const put = (from: string, folder: string, isRemote: boolean): string => {
    const to = pathIn(folder, from);
    folders.set(folder, filesIn(folder).set(from, { from, to, ...(isRemote && { remote: true as const }) }));
    return posix.basename(to);
  };
  /** The source paths that a URL may refer to: files in a page's folder are published below its URL. */
  const belowPages = (path: string): string[] => {
    const [, ...parts] = path.split('/');
    for (let count = parts.length - 1; count > 0; count -= 1) {
      const item = itemAt(`/${parts.slice(0, count).join('/')}/`);
      if (item) return item.folders.map((folder) => posix.join(folder, ...parts.slice(count)));
    }
    return [];
  };
  const find = (path: string, item: Item): string | undefined => {
    const isAbsolute = path.startsWith('/');
    const prefixes = Object.entries(blog.aliasesOfFiles ?? {});
    const prefixed = prefixes.find(([prefix]) => path.startsWith(prefix));
    const inStatic = (name: string) => blog.staticFolders.map((folder) => posix.join(folder, name));
    // A path may be relative to the file or, as in browsers, to the page.
    const beside = item.folders.map((folder) => posix.join(folder, path));
    const candidates = prefixed
      ? [prefixed[1] + path.slice(prefixed[0].length)]
      : isAbsolute
        ? [...inStatic(path), ...belowPages(path)]
        : [...beside, ...inStatic(posix.join(item.oldUrls[0] ?? '/', path)), ...inStatic(path)];
    // Paths that lead out of the source are ignored.
    const found =
      candidates
        .filter((candidate) => !/^\.\.(?:\/|$)/.test(candidate))
        .map(source.find)
        .find(Boolean) ?? blog.findInVault?.(path, item.folders[0] ?? '');
    return found !== undefined && isCopied(found) ? found : undefined;
  };
  return {
    remote,
    place: (target, item, folder) => {
      const own = toOwnPath(target);
      const isFull = /^(?:https?:)?\/\//i.test(target);
      if (isFull && own === undefined && !originals.has(withoutScheme(target))) return undefined;
      if (/^[a-z][a-z\d+.-]*:/i.test(target) && !isFull) return undefined;
      const path = decodeUrl((own ?? target).replace(/[?#].*$/s, '')).replaceAll('\\', '/');
      // WordPress stores pictures in several sizes. The original is used instead, since responsive sizes are generated here.
      const whole = path.replace(SIZE, '');
      const found = path ? (find(path, item) ?? (blog.media && find(whole, item))) : undefined;
      if (found !== undefined) return put(found, folder, false);
      // The old site may have more files than its repository.
      const lost = toOldFile(target, blog);
      if ((!isFull && lost === undefined) || !MEDIA.test(path)) return undefined;
      const [small, large] = [withoutScheme(target), withoutScheme(target).replace(SIZE, '')].map((name) =>
        originals.get(name),
      );
      const url = large ?? small ?? lost ?? (target.startsWith('//') ? `https:${target}` : target);
      if (downloads(url, pathIn(folder, url))) return put(url, folder, true);
      remote.add(url);
      return undefined;
    },
    inFolder: (folder) => [...(folders.get(folder)?.values() ?? [])],
  };
}

/** The suffix that WordPress adds to a picture's name for each size. */
const SIZE = /-\d{2,5}x\d{2,5}(?=\.\w+$)/;

const withoutScheme = (url: string): string =>
  decodeUrl(url)
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/[?#].*$/s, '');

/** The URL that a path had on the old site, if that is known; `undefined` for other targets. */
export const toOldFile = (target: string, { url }: Pick<Blog, 'url'>): string | undefined =>
  /^\/(?!\/)/.test(target) && url !== undefined ? parseUrl(target, url)?.href : undefined;
