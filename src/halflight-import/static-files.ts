import { extname } from 'node:path';
import { hostFiles } from '../halflight/checks/host-files';
import { toOldPath } from '../halflight/derive/to-url';
import { isPicture } from '../halflight/fields/picture-files';
import { toPlain } from '../halflight/to-file-path';
import { HOST_RULES } from './host-rules';
import type { Blog, Item } from './importer';
import { folderOf, toPath } from './permalinks';
import type { Source } from './source';
import { isText } from './texts';

/** A file of the old site that keeps its URL: it is copied to `static/`. */
export interface StaticFile {
  /** Its path in the source. */
  from: string;
  /** Its URL, and its path below `static/`, both with a leading slash. */
  url: string;
}

/** Files that an old site had for its build or its host, or that Halflight makes itself. */
const NOT_COPIED =
  /(?:^|\/)(?:_headers|\.\w[^/]*|sitemap[^/]*\.xml(?:\.gz)?|robots\.txt|Thumbs\.db)$|^\/(?:index\.html?|404\.html?)$/i;

/** The files of a blog that its program copies as they are, except where `isTaken` says that the new site has something else at the URL. */
export function findStaticFiles(source: Source, { publishes }: Blog, isTaken: (url: string) => boolean): StaticFile[] {
  if (!publishes) return [];
  const urls = new Set<string>();
  return source.files.flatMap((from) => {
    const url = publishes(from);
    if (url === undefined || NOT_COPIED.test(url) || HOST_RULES.test(from) || hostFiles.has(url)) return [];
    const page = toOldPath(url.replace(/(?:^|(?<=\/))index\.html?$/, ''));
    // Disks that ignore case hold only one of two names.
    if (urls.has(toPlain(url)) || isTaken(url) || isTaken(page)) return [];
    urls.add(toPlain(url));
    return [{ from, url }];
  });
}

/** Says for a program that copies some folders as they are which URL a file gets. */
export function publishedFrom(folders: readonly string[]): (file: string) => string | undefined {
  return (file) => {
    const folder = folders.find((each) => file.startsWith(`${each}/`));
    return folder === undefined ? undefined : file.slice(folder.length);
  };
}

/**
 * Says for files in the folders of texts which URL they have there: below that of the text, which `folderOfItem` finds. Pictures are left out: pages show
 * them in sizes of their own, and a second copy of each would double a site.
 */
export function publishedBeside(
  items: readonly Item[],
  folderOfItem: (item: Item) => string | undefined,
): (file: string) => string | undefined {
  const urls = new Map<string, string>();
  for (const item of items) {
    const folder = folderOfItem(item);
    const [url] = item.oldUrls;
    if (folder !== undefined && url !== undefined && !item.draft && !urls.has(folder)) urls.set(folder, url);
  }
  return (file) => {
    if (isText(file) || isPicture(file)) return undefined;
    for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder)) {
      const url = urls.get(folder);
      if (url !== undefined) return toPath(url.replace(/\.html?$/, ''), file.slice(folder.length));
    }
    return undefined;
  };
}

const PUBLIC =
  /^\.(?:avif|gif|jpe?g|png|svg|webp|ico|mp[34]|m4[av]|og[gav]|opus|wav|flac|webm|mov|pdf|zip|gz|epub|docx?|xlsx?|pptx?|od[tsp]|txt|csv|html?|css|m?js|json|xml|webmanifest|wasm|woff2?|ttf|otf|eot)$/i;

/** Files of a program's own at the top of its folder. */
const OWN =
  /^(?:package(?:-lock)?\.json|composer\.json|tsconfig\.json|(?:LICENSE|LICENCE|README|CHANGELOG)\b.*|.*\.config\.m?js|(?:Gulpfile|Gruntfile|webpack)\b.*)$/i;

/** Whether a file among texts is one that visitors ask for, and not a template with front matter. */
export function isPublic(file: string, source: Source): boolean {
  if (!PUBLIC.test(extname(file)) || OWN.test(file)) return false;
  return !/\.(?:html?|css|m?js|json|xml|txt|csv|svg)$/i.test(file) || !/^---\s*\n/.test(source.text(file));
}
