import { toPlain } from '../halflight/derive/to-file-path';
import { decodeUrl } from '../halflight/parse-url';
import { toOldPath } from '../halflight/derive/to-url';
import { oldPath } from '../halflight/features/redirects/settings';
import type { ExistingSite } from './existing-site';
import type { Placed } from './place-items';

export interface OldUrl {
  from: string;
  /** Where it redirects to; absent if no redirect is possible. */
  to?: string;
  /** Why it has no redirect, or does not redirect to the entry. */
  why?: string;
}

/** Assigns old URLs to entries as aliases, except those that are already a page or belong to another entry. */
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
      const path = toWritten(toAlias(written, each.item));
      const page = toOldPath(path);
      if (page === each.url) oldUrls.push({ from: path, to: each.url });
      else if (/^\/tags\/|^\/search\/$/.test(page) || !isOldPath(path) || page === '/')
        oldUrls.push({
          from: path,
          why:
            page === '/'
              ? 'it is the home page'
              : /^\/(?:tags|search)\//.test(page)
                ? 'Halflight has pages of its own there'
                : 'a redirect cannot begin there',
        });
      else {
        const owner = outputs.has(page) || map.hasFile(page) ? 'a file' : (owners.get(toPlain(page)) ?? each.to);
        if (owner !== each.to) oldUrls.push({ from: path, why: `it is already a URL of ${owner}` });
        // One that differs from the URL of its page in capitals alone is no less an old URL.
        else if (!list.some((other) => toOldPath(other) === page)) {
          owners.set(toPlain(page), each.to);
          list.push(path);
          oldUrls.push({ from: path, to: each.url });
        }
      }
    }
    aliases.set(each, list);
  }
  return { aliases, oldUrls };
}

const oldPaths = oldPath({ label: 'Old URL' });

/** Whether the check would accept a path as an old URL. */
const isOldPath = (path: string): boolean => oldPaths.safeParse(path).success;

/** A path as an alias is written: spaces and reserved characters are escaped, letters of all scripts are not. */
function toWritten(path: string): string {
  return decodeUrl(path).replace(/[\s?#\\%"<>|^`]/g, (sign) => encodeURIComponent(sign));
}
