import { toOldPath } from '../halflight/derive/to-url';
import { isWebAddress } from '../halflight/fields/formats';
import type { ExistingSite } from './existing-site';
import type { HostRule } from './host-rules';
import type { Item } from './importer';
import type { OldRedirect } from './list-urls';
import { fillPattern, matchPattern, namesIn, pathBefore } from './url-patterns';

/**
 * Items with the URLs from which rules of the old host led to theirs: `/old/:slug /posts/:slug/` gives every post one more. `kept` are the rules that
 * they stand for.
 */
export function withRuledUrls(
  items: readonly Item[],
  rules: readonly HostRule[],
  { toOwnPath }: Pick<ExistingSite, 'toOwnPath'>,
): { items: Item[]; kept: Set<HostRule> } {
  const kept = new Set<HostRule>();
  const patterns = rules.filter(({ from, isProxy }) => !isProxy && namesIn(from).length > 0);
  const exact = rules.filter(({ from, isProxy }) => !isProxy && namesIn(from).length === 0);
  const before = (rule: HostRule, url: string): string[] => {
    const path = pathBefore(rule, url);
    if (path === undefined || toOldPath(path) === toOldPath(url)) return [];
    kept.add(rule);
    return [toOwnPath(path) ?? path];
  };
  return {
    items: items.map((item) => {
      const own = item.oldUrls.map((url) => url.replace(/[?#].*$/s, ''));
      // An exact rule may lead to a URL from which another leads on: the list grows while it is read.
      const all = [...new Set([...own, ...patterns.flatMap((rule) => own.flatMap((url) => before(rule, url)))])];
      for (const url of all)
        for (const path of exact.flatMap((rule) => before(rule, url))) if (!all.includes(path)) all.push(path);
      const more = all.slice(new Set(own).size);
      return more.length > 0 ? { ...item, oldUrls: [...item.oldUrls, ...more] } : item;
    }),
    kept,
  };
}

interface Known {
  /** The old URLs of lists, and what replaces them. */
  lists: readonly OldRedirect[];
  /** The URLs of files that keep theirs. */
  files: readonly string[];
  /** Paths of the old sitemap. */
  sitemap: readonly string[];
  /** What is here in place of a path of the old site, or a URL of another site; `undefined` if nothing is. */
  leadOf: (path: string) => string | undefined;
}

/** The redirects that a rule stands for at what is no entry: at lists, at files, at the start of its paths, and where the old sitemap has a URL. */
export function redirectsOf(rule: HostRule, { lists, files, sitemap, leadOf }: Known): OldRedirect[] {
  const { from, to } = rule;
  const lead = (path: string | undefined) => (path === undefined ? undefined : leadOf(path));
  const redirect = (path: string | undefined, target: string | undefined): OldRedirect[] =>
    path === undefined || target === undefined ? [] : [{ from: path, to: [target] }];
  if (namesIn(from).length === 0) return redirect(fillPattern(from, new Map()), lead(fillPattern(to, new Map())));
  const [start] = from;
  return [
    ...lists.flatMap((list) => {
      const path = pathBefore(rule, list.from);
      return path === undefined ? [] : [{ from: path, to: list.to }];
    }),
    ...files.flatMap((file) => redirect(pathBefore(rule, file), file)),
    ...sitemap.flatMap((path) => {
      const found = matchPattern(from, path);
      return found ? redirect(path, lead(fillPattern(to, found))) : [];
    }),
    // The names say nothing about the target: at least where all those paths begin, it is known.
    ...(namesIn(to).length === 0 && typeof start === 'string' && start.endsWith('/')
      ? redirect(start, lead(fillPattern(to, new Map())))
      : []),
  ];
}

/**
 * A rule for everything below a path, to another site, as a line of `_redirects`, since its old URLs are nowhere listed; `undefined` for other rules.
 */
export function toHostLine({ from, to, isProxy }: HostRule): string | undefined {
  const [[start, rest, ...more], [target, name, ...others]] = [from, to];
  const isAllBelow =
    typeof start === 'string' && typeof rest === 'object' && rest.expression === '.*' && more.length === 0;
  if (isProxy || !isAllBelow || typeof target !== 'string' || !isWebAddress(target) || others.length > 0)
    return undefined;
  if (name === undefined) return `${start}* ${target} 301`;
  return typeof name === 'object' && name.name === rest.name ? `${start}* ${target}:splat 301` : undefined;
}
