import type { CheckContext } from './context';
import type { Problem } from './problem';

/** What a name is to a disk or a host that knows no capitals, and one way to write an accent. */
const plain = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Names that are two to some disks and hosts, and one to others, as those of macOS and Windows: of two such pages one would be lost on the way
 * to the visitors, of two such files in a clone.
 */
export function checkTwins({ content: { files }, map, routes }: CheckContext): Problem[] {
  const pages = [
    ...routes.map(({ path, source }) => ({ path, source })),
    ...map.oldUrls.map(({ path, file }) => ({ path, source: file })),
  ];
  const problem = (file: string, severity: Problem['severity'], kind: string, message: string): Problem => ({
    file,
    line: 1,
    column: 1,
    severity,
    kind,
    message,
  });
  const seen = new Set<string>();
  const samePages = findTwins(pages, ({ path }) => path).map(([first, second]) => {
    const [named, other] = second.source.endsWith('.md') ? [second, first] : [first, second];
    seen.add(second.source).add(first.source);
    return problem(
      named.source.endsWith('.md') ? named.source : 'site.md',
      'error',
      'duplicate-url',
      `its URL ${named.path} and ${other.path} of ${other.source} differ ${howDifferent(named.path, other.path)}: many hosts treat them as the same page; rename one of them, or give it a "slug"`,
    );
  });
  const sameFiles = findTwins([...files], (file) => file)
    .filter(([first, second]) => !seen.has(first) && !seen.has(second))
    // Two entries of one name are reported as such.
    .filter(([first, second]) => !second.endsWith('.md') || first.normalize('NFC') !== second.normalize('NFC'))
    .map(([first, second]) =>
      problem(
        second,
        'warning',
        'similar-name',
        `its name and that of ${first} differ ${howDifferent(first, second)}: macOS and Windows treat them as the same file; rename one of them`,
      ),
    );
  return [...samePages, ...sameFiles];
}

function howDifferent(one: string, other: string): string {
  return one.normalize('NFC') === other.normalize('NFC') ? 'only in how their accents are stored' : 'only in capitals';
}

/** Pairs of things whose names are one to some, the first of each name and every other. Those that are written alike are not meant. */
function findTwins<T>(things: readonly T[], nameOf: (thing: T) => string): [T, T][] {
  const first = new Map<string, T>();
  return things.flatMap((thing): [T, T][] => {
    const name = plain(nameOf(thing));
    const known = first.get(name);
    if (known === undefined) first.set(name, thing);
    return known === undefined || nameOf(known) === nameOf(thing) ? [] : [[known, thing]];
  });
}
