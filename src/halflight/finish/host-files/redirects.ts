import { isName } from '../../features/redirects/settings';
import { isWebAddress } from '../../fields/formats';
import { toOldPath, toPagePath } from '../../derive/to-url';
import type { PublishedSite } from '../../outputs/published';
import { splitTarget } from '../../parse-url';
import type { Redirect } from '../../hosts/host';

/** Whether there is a file at a path of the finished site. */
type HasFile = (path: string) => boolean;

/** The redirects of a site, by old URL: those of published entries, and those in `site.md` to other sites and to what is published. */
export function listRedirects(
  { languages, settings, paths, pathOf }: Pick<PublishedSite, 'languages' | 'settings' | 'paths' | 'pathOf'>,
  hasFile: HasFile,
): Redirect[] {
  const aliases = languages
    .flatMap(({ entries }) => [...entries.values()].flat())
    .flatMap(({ node, path }) =>
      (node.aliases ?? []).filter((alias) => !isName(alias)).map((alias) => ({ from: alias, to: path })),
    );
  const redirects = (settings.redirects ?? []).flatMap(({ from, to }) => {
    if (isWebAddress(to)) return [{ from, to }];
    const { path: target, rest } = splitTarget(to);
    const path = target.startsWith('/') ? toPagePath(target) : pathOf(target);
    return path !== undefined && (paths.has(path) || hasFile(path)) ? [{ from, to: path + rest }] : [];
  });
  const all = [...aliases, ...redirects].map(({ from, to }) => ({
    from: escapePath(toOldPath(from)),
    to: isWebAddress(to) ? new URL(to).href : escapePath(to),
  }));
  const first = new Map(all.toReversed().map((one) => [one.from, one]));
  // Redundant redirects are only reported, but must not cause a loop, or two rules for one path.
  return all
    .filter((one) => one.from !== one.to && first.get(one.from) === one)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * A path as browsers request it: `/über/` becomes `/%C3%BCber/`, and `/100%.pdf` becomes `/100%25.pdf`, because servers reject a `%` that escapes
 * nothing.
 */
function escapePath(path: string): string {
  const { pathname, search, hash } = new URL(path.replace(/%(?![\da-f]{2})/gi, '%25'), 'https://site.example');
  return pathname + search + hash;
}
