import { isEntryFile } from '../entry-file';
import { toPlain } from '../to-file-path';
import { adviceForTwins } from '../routes/build-routes';
import type { Route } from '../routes/route';
import type { Check } from './context';
import { placeOfRoute } from './place-of-route';
import type { Place, Problem } from '../problem';

interface Named {
  path: string;
  source: string;
  /** `undefined` for an old URL. */
  route?: Route;
  /** Where an old URL leads: a path or a Markdown file. */
  to?: string;
}

/**
 * Reports names that are distinct on some disks and hosts but identical on others, such as macOS and Windows: one of two such pages would be lost on
 * publishing, one of two such files when the repository is cloned.
 */
export const checkDuplicates: Check = (context) => {
  const {
    content: { files },
    map,
    routes,
  } = context;
  const pages: Named[] = [
    ...routes.map((route) => ({ path: route.path, source: route.source, route })),
    ...map.oldUrls.map(({ path, file, to }) => ({ path, source: file, to: typeof to === 'object' ? to.filePath : to })),
  ];
  const problem = (place: Place, severity: Problem['severity'], kind: string, message: string): Problem => ({
    ...place,
    severity,
    kind,
    message,
  });
  const top = (file: string): Place => ({ file, line: 1, column: 1 });
  const seen = new Set<string>();
  // Two old URLs of a page may be identical, to each other or to the page's own: no page would be lost.
  const leadsTo = (old: Named, page: Named) =>
    old.to !== undefined && page.route !== undefined && [page.source, page.path].includes(old.to);
  const isHarmless = ([first, second]: [Named, Named]) =>
    leadsTo(first, second) ||
    leadsTo(second, first) ||
    (!first.route && !second.route && map.movedTo(first.path) === map.movedTo(second.path));
  const twins = findTwins(pages, ({ path }) => path).filter((pair) => !isHarmless(pair));
  const samePages = twins.map(([first, second]) => {
    const placeOf = ({ source, route }: Named): Place =>
      route && !isEntryFile(source) ? placeOfRoute(route, context) : top(source);
    // A page with its own file is easier to find than an old URL that may only be in `site.md`.
    const [named, other] = placeOf(second).file === 'site.md' ? [first, second] : [second, first];
    seen.add(second.source).add(first.source);
    return problem(
      placeOf(named),
      'error',
      'duplicate-url',
      `its URL ${named.path} and ${other.path} of ${other.source} differ ${howDifferent(named.path, other.path)}: many hosts treat them as the same page; ${
        named.route && other.route ? adviceForTwins(named.route, other.route) : 'change the old URL, or rename the page'
      }`,
    );
  });
  const sameFiles = findTwins([...files], (file) => file)
    .filter(([first, second]) => !seen.has(first) && !seen.has(second))
    // Two entries with the same name are reported as duplicates.
    .filter(([first, second]) => !isEntryFile(second) || first.normalize('NFC') !== second.normalize('NFC'))
    .map(([first, second]) =>
      problem(
        top(second),
        'warning',
        'similar-name',
        `its name and that of ${first} differ ${howDifferent(first, second)}: macOS and Windows treat them as the same file; rename one of them`,
      ),
    );
  return [...samePages, ...sameFiles];
};

function howDifferent(one: string, other: string): string {
  return one.normalize('NFC') === other.normalize('NFC')
    ? 'only in how their accents are stored'
    : 'only in upper and lower case';
}

/** Pairs whose names become the same when normalized: the first of each name with every later one. Identical names do not count. */
function findTwins<T>(things: readonly T[], nameOf: (thing: T) => string): [T, T][] {
  const first = new Map<string, T>();
  return things.flatMap((thing): [T, T][] => {
    const name = toPlain(nameOf(thing));
    const known = first.get(name);
    if (known === undefined) first.set(name, thing);
    return known === undefined || nameOf(known) === nameOf(thing) ? [] : [[known, thing]];
  });
}
