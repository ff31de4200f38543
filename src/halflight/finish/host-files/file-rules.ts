import { HASHED_CACHE, HEADER_RULES, IMAGE_CACHE, ROUTE_CACHE, STALE_WINDOW } from '../../limits';
import { outputs } from '../../outputs';
import { SEALED_FOLDER } from '../../features/protected/sealed';
import type { FileKind, Output } from '../../outputs/output';
import { drawingPolicy, resourcePolicyOf } from '../policy/headers';
import { toRegExp, type Header } from '../../hosts/host';

/** The headers of a kind of file. At most one rule with a `cache` matches any existing file. */
export interface FileRule {
  /** The paths it applies to, without the path prefix; `*` may occur once, and matches anything. */
  pattern: string;
  /** The value of `Cache-Control`; a rule without it only sets a `policy`. */
  cache?: string;
  /** The media type, if hosts have none or a wrong one. */
  type?: string;
  /** Whether scripts of other sites may read it. */
  readable?: true;
  /** A Content-Security-Policy, in addition to that of every response. */
  policy?: string;
}

const forever = `public, max-age=${HASHED_CACHE}, immutable`;
const asPages = `public, max-age=${ROUTE_CACHE}, stale-while-revalidate=${STALE_WINDOW}`;
const asPictures = `public, max-age=${IMAGE_CACHE}`;

/** Our own folders, all of whose files have rules already. */
const OURS = /^(?:static|page-data|pagefind|share)\//;

/** Scripts and stylesheets from webpack, whose names end with a hash of their content. */
const HASHED = /^([^/]+[-.])[\da-f]{20}\.(js|css)$/;

const PICTURE = /^(?:(.*)\/)?[^/]+(\.(?:avif|gif|ico|jpe?g|png|svg|webp))$/i;

/**
 * General rules come first. If two rules match a file, hosts either combine their values or use the later one, so no two match the same requested
 * file.
 */
const rules: readonly FileRule[] = [
  { pattern: '/*/', cache: asPages },
  { pattern: '/', cache: asPages },
  { pattern: '/*.html', cache: asPages },
  { pattern: '/page-data/*', cache: asPages },
  { pattern: '/static/*', cache: forever },
  { pattern: '/share/*', cache: forever },
  { pattern: '/component---*.js', cache: forever },
  { pattern: '/pagefind/fragment/*', cache: forever },
  { pattern: '/pagefind/index/*', cache: forever },
  { pattern: '/pagefind/filter/*', cache: forever },
  { pattern: '/pagefind/*.pf_meta', cache: forever },
  { pattern: '/pagefind/*.js', cache: asPages },
  { pattern: '/pagefind/*.json', cache: asPages },
  { pattern: '/pagefind/wasm.*', cache: asPages },
  ...Object.values<Output>(outputs).flatMap(({ files }) => files.flatMap(toRules)),
];

/** The rules for files that are published beside pages; none for those without a `cache`. */
function toRules({ patterns, cache, type, readable }: FileKind): FileRule[] {
  if (cache === undefined) return [];
  return patterns.map((pattern) => ({
    pattern,
    cache: cache === 'page' ? asPages : asPictures,
    ...(type && { type }),
    ...(readable && { readable }),
  }));
}

/** The rules for files that each language has below its own home path. */
function languageRules(homes: readonly string[]): FileRule[] {
  const own = Object.values<Output>(outputs).flatMap(({ files }) =>
    files.filter(({ inLanguages }) => inLanguages).flatMap(toRules),
  );
  return homes.flatMap((home) => own.map((rule) => ({ ...rule, pattern: home + rule.pattern.slice(1) })));
}

/**
 * The rules for the files of a finished site: as many as every host reads, less one for all files. `homes` are the home paths of the languages other
 * than the main one.
 */
export function toFileRules(files: readonly string[], homes: readonly string[] = []): FileRule[] {
  // The rules for drawings come first, because their policy must never be cut off by the limit.
  const found = [
    ...drawingRules(files),
    ...rules,
    ...hashedRules(files),
    ...languageRules(homes),
    ...pictureRules(files),
  ];
  // Whatever exceeds the limit is left to the host: the caching of an author's images and, on a site in very many languages, of the languages' own
  // files.
  return found.slice(0, HEADER_RULES - 1);
}

/** Rules for every SVG on the site: opened on its own, an SVG is a document, and would run any scripts in it. */
function drawingRules(files: readonly string[]): FileRule[] {
  const endings = files.flatMap((file) => /\.svg$/i.exec(file)?.[0] ?? []);
  return [...new Set(['.svg', ...endings.sort()])].map((ending) => ({ pattern: `/*${ending}`, policy: drawingPolicy }));
}

/**
 * One rule for all encrypted files, and one for each top-level script and stylesheet, without its hash: a name with the hash would count as a
 * reference and keep the file for ever.
 */
function hashedRules(files: readonly string[]): FileRule[] {
  const hashed = files.flatMap((file) => {
    const [, name, ending] = HASHED.exec(file) ?? [];
    return name && !name.startsWith('component---') ? [`/${name}*.${ending}`] : [];
  });
  const others = files.filter((file) => !HASHED.test(file));
  const isSealed = (file: string) => file.startsWith(`${SEALED_FOLDER}/`) && file.endsWith('.bin');
  return [...new Set(hashed)]
    .filter((pattern) => !others.some((file) => matches(pattern, `/${file}`)))
    .concat(files.some(isSealed) ? [`/${SEALED_FOLDER}/*.bin`] : [])
    .map((pattern) => ({ pattern, cache: forever }));
}

/** Rules for images without a hash in their names: icons, and the author's images in `static/`. */
function pictureRules(files: readonly string[]): FileRule[] {
  const patterns = files
    .filter((file) => !OURS.test(file))
    .flatMap((file) => {
      const [, folder, ending = ''] = PICTURE.exec(file) ?? [];
      if (ending === '') return [];
      return [folder === undefined ? `/${file}` : `/${folder.split('/')[0] ?? ''}/*${ending}`];
    });
  return [...new Set(patterns)].sort().map((pattern) => ({ pattern, cache: asPictures }));
}

/** Whether a pattern matches a path. */
export function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${toRegExp(pattern)}$`).test(path);
}

export function headersOf({ pattern, cache, type, readable, policy }: FileRule): Header[] {
  return [
    ...(cache === undefined
      ? []
      : [['Cache-Control', cache] as const, ['Cross-Origin-Resource-Policy', resourcePolicyOf(pattern)] as const]),
    ...(policy ? [['Content-Security-Policy', policy] as const] : []),
    ...(type ? [['Content-Type', type] as const] : []),
    ...(readable ? [['Access-Control-Allow-Origin', '*'] as const] : []),
  ];
}
