import { decodePath, toPlain } from '../derive/to-file-path';
import { toOldPath } from '../derive/to-url';
import type { ExistingSite } from './existing-site';
import type { Placed } from './place-items';

/** What becomes of an old URL. */
export interface OldUrl {
  from: string;
  /** Where it leads now; absent where nothing can lead on. */
  to?: string;
  /** Why it leads nowhere, or elsewhere than to the entry. */
  why?: string;
}

/** Which old URLs each entry gets as aliases: none that is a page now, or that another has. */
export function giveAliases(
  placed: readonly Placed[],
  { map, lists, outputs, toAlias }: ExistingSite,
): { aliases: Map<Placed, string[]>; oldUrls: OldUrl[] } {
  const own = new Set(placed.map(({ to }) => to));
  const owners = new Map<string, string>();
  for (const path of map.paths) {
    const source = map.sourceAt(path) ?? '';
    if (!own.has(source)) owners.set(toPlain(path), source || 'a page that Halflight makes');
  }
  for (const list of lists) owners.set(toPlain(list), 'a list');
  for (const old of map.oldUrls) if (!own.has(old.file)) owners.set(toPlain(old.path), old.file);
  for (const { url, to } of placed) owners.set(toPlain(url), to);
  const aliases = new Map<Placed, string[]>();
  const oldUrls: OldUrl[] = [];
  for (const each of placed) {
    const list: string[] = [];
    for (const written of each.item.oldUrls) {
      if (/[?#]/.test(written)) {
        oldUrls.push({ from: written, why: 'no redirect can see what follows the question mark' });
        continue;
      }
      const path = toWritten(toAlias(written));
      const page = toOldPath(path);
      if (page === each.url) oldUrls.push({ from: path, to: each.url });
      else if (/^\/tags\/|^\/search\/$/.test(page) || !/^\/(?!\/)[^\s?#\\]*$/.test(path) || page === '/')
        oldUrls.push({
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
        if (owner !== each.to) oldUrls.push({ from: path, why: `it is already a URL of ${owner}` });
      } else {
        owners.set(toPlain(page), each.to);
        list.push(path);
        oldUrls.push({ from: path, to: each.url });
      }
    }
    aliases.set(each, list);
  }
  return { aliases, oldUrls };
}

/** A path as an alias is written: letters of all languages as they are, spaces and signs that mean something escaped. */
function toWritten(path: string): string {
  return decodePath(path).replace(/[\s?#\\%"<>|^`]/g, (sign) => encodeURIComponent(sign));
}
