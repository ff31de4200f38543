import { posix } from 'node:path';
import { decodeUrl } from '../halflight/parse-url';
import type { Item } from './importer';

/** The scheme of a placeholder link to an item whose entry has no path yet. */
const SCHEME = 'halflight-item:';

/** Finds items by the names that texts use for them. */
export interface ItemFinder {
  /** The item at an old URL, given as a path without the site's prefix. */
  atUrl: (path: string) => Item | undefined;
  /** The item with a number in its export. */
  ofNumber: (number: string) => Item | undefined;
  /** The item made from a file of the source. */
  ofFile: (path: string) => Item | undefined;
  /** A placeholder target for the item with a name, path or title, including its fragment; `undefined` if there is none. */
  toTarget: (name: string, from: Item) => string | undefined;
  /** The item that a placeholder target refers to. */
  ofTarget: (target: string) => { item: Item; fragment: string } | undefined;
}

/** The number in a WordPress URL without a permalink, a path such as `/?p=12` or `/?page_id=12`. */
export function numberIn(path: string): string | undefined {
  return /^\/?(?:index\.php)?\?(?:[^#]*&)?(?:p|page_id)=(\d+)/.exec(path)?.[1];
}

/** An old path in a comparable form: lower case, decoded, and without an extension or trailing slash. */
function toPlainUrl(path: string): string {
  return decodeUrl(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/index\.html?$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/+$/, '');
}

/** A finder for these items. If several share a URL or a name, the first wins; names in the language of the text take precedence. */
export function createItemFinder(items: readonly Item[]): ItemFinder {
  const urls = new Map<string, Item>();
  const files = new Map<string, Item>();
  const names = new Map<string, Item>();
  const numbers = new Map(items.map((item) => [item.number, item]));
  const add = (name: string, item: Item) => {
    const plain = name.toLowerCase();
    if (!plain) return;
    // Translations share names, so there is also a key with the language.
    for (const key of [plain, `${item.language ?? ''} ${plain}`]) if (!names.has(key)) names.set(key, item);
  };
  for (const item of items) {
    for (const url of item.oldUrls) if (!urls.has(toPlainUrl(url))) urls.set(toPlainUrl(url), item);
    files.set(item.file, item);
  }
  for (const item of items) {
    const path = item.file.replace(/(?:\.[a-z]{2})?\.\w+$/i, '').replace(/\/_?index$/, '');
    const parts = path.split('/');
    for (let from = parts.length - 1; from >= 0; from -= 1) add(parts.slice(from).join('/'), item);
    add(item.slug, item);
    if (typeof item.values.title === 'string') add(item.values.title, item);
  }
  const order = new Map(items.map((item, index) => [item, index]));
  return {
    atUrl: (path) => urls.get(toPlainUrl(path)),
    ofNumber: (number) => numbers.get(number),
    ofFile: (path) => files.get(path),
    toTarget: (name, from) => {
      const [, path = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(name.trim()) ?? [];
      const bare = path.replace(/^\/+/, '');
      const plain = bare
        .replace(/\.\w{2,8}$/, '')
        .replace(/\/(?:_?index)?$/, '')
        .toLowerCase();
      const beside = from.folders[0] === undefined ? undefined : posix.join(from.folders[0], path);
      const item =
        (path === '' ? from : undefined) ??
        (beside === undefined ? undefined : (files.get(beside) ?? files.get(`${beside}.md`))) ??
        files.get(bare) ??
        [`${from.language ?? ''} ${plain}`, plain, path.toLowerCase()].map((key) => names.get(key)).find(Boolean) ??
        urls.get(toPlainUrl(path));
      return item && `${SCHEME}${order.get(item)}${fragment}`;
    },
    ofTarget: (target) => {
      const [, index, fragment = ''] = new RegExp(`^${SCHEME}(\\d+)(#.*)?$`, 's').exec(target) ?? [];
      const item = index === undefined ? undefined : items[Number(index)];
      return item && { item, fragment };
    },
  };
}
