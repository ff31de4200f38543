import { toPlain } from '../halflight/to-file-path';
import { toOldPath } from '../halflight/derive/to-url';
import { oldPath } from '../halflight/features/redirects/settings';
import { decodeUrl } from '../halflight/parse-url';
import type { ExistingSite } from './existing-site';
import type { OldRedirect } from './list-urls';
import type { Placed } from './place-items';

export interface OldUrl {
  from: string;
  /** The redirect's target; absent if no redirect is possible. */
  to?: string;
  /** Why it has no redirect, or one that leads elsewhere than the entry. */
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
      const owner = outputs.has(page) || map.hasFile(page) ? 'a file' : (owners.get(toPlain(page)) ?? each.to);
      const why = whyNoAlias(path, page) ?? (owner === each.to ? undefined : `it is already a URL of ${owner}`);
      if (page === each.url) oldUrls.push({ from: path, to: each.url });
      else if (why !== undefined) oldUrls.push({ from: path, why });
      // A path that differs from the page's URL only in case still needs a redirect.
      else if (!list.some((other) => toOldPath(other) === page)) {
        owners.set(toPlain(page), each.to);
        list.push(path);
        oldUrls.push({ from: path, to: each.url });
      }
    }
    aliases.set(each, list);
  }
  return { aliases, oldUrls };
}

const oldPaths = oldPath({ label: 'Old URL' });

/** Why no redirect can begin at a path; `undefined` if the check would accept it as an old URL. */
function whyNoAlias(path: string, page: string): string | undefined {
  if (page === '/') return 'it is the home page';
  if (/^\/tags\/|^\/search\/$/.test(page)) return 'Halflight has pages of its own there';
  return oldPaths.safeParse(path).success ? undefined : 'a redirect cannot begin there';
}

/** A path in the form in which aliases are written: spaces and reserved characters are escaped, letters of all scripts are not. */
function toWritten(path: string): string {
  return decodeUrl(path).replace(/[\s?#\\%"<>|^`]/g, (sign) => encodeURIComponent(sign));
}

/** Of these redirects, those that may begin where they do: once at each URL, and where nothing else is. */
export function findRedirects(
  redirects: readonly OldRedirect[],
  { settings }: Pick<ExistingSite, 'settings'>,
  isTaken: (path: string) => boolean,
): OldRedirect[] {
  const redirected = new Set((settings.redirects ?? []).map(({ from }) => toOldPath(from)));
  const found = new Map<string, OldRedirect>();
  for (const { from, to } of redirects) {
    const page = toOldPath(from);
    if (to.length === 0 || to.some((target) => toOldPath(target) === page)) continue;
    if (page === '/' || found.has(page) || redirected.has(page) || isTaken(page)) continue;
    if (oldPaths.safeParse(from).success) found.set(page, { from, to });
  }
  return [...found.values()];
}
