/** A pattern for paths: words that must be there, and names that stand for whatever their regular expression matches. */
export type UrlPattern = readonly (string | { name: string; expression: string })[];

/** What the names in a pattern stand for. */
type Found = ReadonlyMap<string, string>;

/**
 * Reads a pattern as hosts write them: `/x/*` and `/x/:slug` of Netlify and Cloudflare, `/x/:path*`, `/x/:id(\\d+)` and `/x/(.*)` of Vercel.
 * `undefined` if a name stands for more than one can tell.
 */
export function readPattern(written: string): UrlPattern | undefined {
  let groups = 0;
  const pattern = readParts(written, /:([a-z_]\w*)(?:\(([^()]*)\))?([*+]?)|(\*)|\(([^()]*)\)/gi, (found) => {
    const [, name, expression, many, splat, group] = found;
    if (splat !== undefined) return { name: 'splat', expression: '.*' };
    if (group !== undefined) return { name: String((groups += 1)), expression: group };
    return { name: name ?? '', expression: expression ?? (many || name === 'splat' ? '.*' : '[^/]+') };
  });
  return pattern.every((part) => typeof part === 'string' || SIMPLE.test(part.expression)) ? pattern : undefined;
}

/** Reads the target of a rule, with the names of its pattern: `/x/:slug`, `/x/:path*`, `/x/:splat` and `/x/$1`. */
export const readTarget = (written: string): UrlPattern =>
  readParts(written, /:([a-z_]\w*)([*+]?)|\$(\d)/gi, ([, name, many, number]) => ({
    name: number ?? name ?? '',
    expression: number !== undefined || many || name === 'splat' ? '.*' : '[^/]+',
  }));

/** Expressions that are safe to try: characters and words in a row, without groups, which can take forever. */
const SIMPLE = /^(?:(?:\.|\\[dw]|\[\^?[\w./\\-]+\])(?:[*+]|\{\d+(?:,\d*)?\})?|[\w-]+(?:\|[\w-]+)*|-)+$/;

/** Reads a regular expression of Apache, such as `^x/(.*)$`; `undefined` if it is more than words and groups. */
export function readExpression(written: string): UrlPattern | undefined {
  const path = written.replace(/^\^?\/?/, '/').replace(/(?:\/\?)?\$$/, '');
  let groups = 0;
  const pattern = readParts(path, /\(([^()]*)\)/g, ([, expression = '']) => ({
    name: String((groups += 1)),
    expression,
  }));
  const isPlain = pattern.every((part) =>
    typeof part === 'string' ? /^(?:[^\\*+?|[\]{}()^$]|\\\W)*$/.test(part) : SIMPLE.test(part.expression),
  );
  // Apache lets "." stand for any character; whoever writes "a.html" means the dot.
  return isPlain ? pattern.map((part) => (typeof part === 'string' ? part.replace(/\\(?=\W)/g, '') : part)) : undefined;
}

function readParts(
  written: string,
  names: RegExp,
  read: (found: RegExpExecArray) => Exclude<UrlPattern[number], string>,
): UrlPattern {
  const parts: UrlPattern[number][] = [];
  let from = 0;
  for (const found of written.matchAll(names)) {
    parts.push(written.slice(from, found.index), read(found));
    from = found.index + found[0].length;
  }
  return [...parts, written.slice(from)].filter((part) => part !== '');
}

/** The names in a pattern. */
export const namesIn = (pattern: UrlPattern): string[] =>
  pattern.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));

/** What the names of a pattern stand for in a path, with or without a slash at its end; `undefined` if the pattern does not match it. */
export function matchPattern(pattern: UrlPattern, path: string): Found | undefined {
  const source = pattern
    .map((part) => (typeof part === 'string' ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : `(${part.expression})`))
    .join('');
  const names = namesIn(pattern);
  for (const each of [path, path.replace(/(?<=.)\/$/, ''), `${path}/`]) {
    const found = new RegExp(`^${source}$`, 'i').exec(each);
    if (found) return new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
  }
  return undefined;
}

/** A pattern with its names filled in; `undefined` if one is not known. */
export function fillPattern(pattern: UrlPattern, found: Found): string | undefined {
  const parts = pattern.map((part) => (typeof part === 'string' ? part : found.get(part.name)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** The path that a rule leads to a path of the site; `undefined` if it leads elsewhere, or if more than one path may lead there. */
export function pathBefore({ from, to }: { from: UrlPattern; to: UrlPattern }, path: string): string | undefined {
  const expressions = new Map(from.flatMap((part) => (typeof part === 'string' ? [] : [[part.name, part.expression]])));
  const found = matchPattern(
    to.map((part) =>
      typeof part === 'string' ? part : { ...part, expression: expressions.get(part.name) ?? part.expression },
    ),
    path,
  );
  const before = found && fillPattern(from, found);
  // The rule must agree: an expression with alternatives may match less than it seems to.
  return before !== undefined && matchPattern(from, before) ? before : undefined;
}
