import { posix } from 'node:path';
import { decodePath } from '../derive/to-file-path';
import type { Item } from './importer';

/** What stands for an item in a link until it is known where its entry will be. */
const SCHEME = 'halflight-item:';

/** Finds items by what texts call them. */
export interface ItemFinder {
  /** The item at an old URL, a path below the site's. */
  atUrl: (path: string) => Item | undefined;
  /** The item of a file of the source. */
  ofFile: (path: string) => Item | undefined;
  /** A target that stands for the item of a name, a path or a title, with what follows `#`; `undefined` when there is none. */
  toTarget: (name: string, from: Item) => string | undefined;
  /** The item that such a target stands for. */
  ofTarget: (target: string) => { item: Item; fragment: string } | undefined;
}

/** A path as those who link to it may write it: with capitals or not, with an ending or not. */
export function toPlainUrl(path: string): string {
  return decodePath(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/index\.html?$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/+$/, '');
}

export function createItemFinder(items: readonly Item[]): ItemFinder {
  const urls = new Map<string, Item>();
  const files = new Map<string, Item>();
  const names = new Map<string, Item>();
  const add = (name: string, item: Item) => {
    const plain = name.toLowerCase();
    if (!plain) return;
    // Translations have the same names.
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
      const [, index, fragment = ''] = /^halflight-item:(\d+)(#.*)?$/s.exec(target) ?? [];
      const item = index === undefined ? undefined : items[Number(index)];
      return item && { item, fragment };
    },
  };
}
