import { HASHED_CACHE, HEADER_RULES, IMAGE_CACHE, ROUTE_CACHE, STALE_WINDOW } from '../../limits';
import { outputs } from '../../outputs';
import type { FileKind, Output } from '../../outputs/output';
import { drawingPolicy, resourcePolicyOf } from '../policy/headers';
import { toRegExp, type Header } from './host';

/** What a kind of file is sent with. One rule with a `cache`, and no other such, fits a file that is there. */
export interface FileRule {
  /** The paths that it holds for, without the site's prefix; `*` stands once, for anything. */
  pattern: string;
  /** How long it may be kept; a rule without says nothing but its `policy`. */
  cache?: string;
  /** The media type, where hosts know none or another. */
  type?: string;
  /** Whether scripts of other sites may read it. */
  readable?: true;
  /** The Content-Security-Policy, besides that of every answer. */
  policy?: string;
}

const forever = `public, max-age=${HASHED_CACHE}, immutable`;
const asPages = `public, max-age=${ROUTE_CACHE}, stale-while-revalidate=${STALE_WINDOW}`;
const asPictures = `public, max-age=${IMAGE_CACHE}`;

/** Folders in which every name says what is in the file, or has a hash. */
const OURS = /^(?:static|page-data|pagefind|share)\//;

/** Scripts and styles that webpack makes: their names end with a hash of what is in them. */
const HASHED = /^([^/]+[-.])[\da-f]{20}\.(js|css)$/;

const PICTURE = /^(?:(.*)\/)?[^/]+(\.(?:avif|gif|ico|jpe?g|png|svg|webp))$/i;

/**
 * A host may put the values of two rules together that fit one file, or take the later. So no two of them fit the same file as it is asked
 * for, and general ones come first.
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

/** The rules for files that are published beside pages; none for those of which nothing is to be said. */
function toRules({ patterns, cache, type, readable }: FileKind): FileRule[] {
  if (cache === undefined) return [];
  return patterns.map((pattern) => ({
    pattern,
    cache: cache === 'page' ? asPages : asPictures,
    ...(type && { type }),
    ...(readable && { readable }),
  }));
}

/** The rules for files of which each language below one of these paths has one of its own. */
function languageRules(homes: readonly string[]): FileRule[] {
  const own = Object.values<Output>(outputs).flatMap(({ files }) =>
    files.filter(({ inLanguages }) => inLanguages).flatMap(toRules),
  );
  return homes.flatMap((home) => own.map((rule) => ({ ...rule, pattern: home + rule.pattern.slice(1) })));
}

/**
 * The rules for the files of a finished site: as many as every host reads, when it has one of its own for all files. `homes` are the paths of
 * the languages that are not the main one.
 */
export function toFileRules(files: readonly string[], homes: readonly string[] = []): FileRule[] {
  const found = [
    ...rules,
    ...languageRules(homes),
    ...drawingRules(files),
    ...hashedRules(files),
    ...pictureRules(files),
  ];
  // Beyond that the pictures of an author are left to the host.
  return found.slice(0, HEADER_RULES - 1);
}

/** Rules for drawings, wherever they lie: an SVG that is opened by itself is a document, and would run the scripts that somebody put into it. */
function drawingRules(files: readonly string[]): FileRule[] {
  const endings = files.flatMap((file) => /\.svg$/i.exec(file)?.[0] ?? []);
  return [...new Set(['.svg', ...endings.sort()])].map((ending) => ({ pattern: `/*${ending}`, policy: drawingPolicy }));
}

/** One rule for each script and style of the top folder, without its hash: this build's files must not be named here, or they would never go. */
function hashedRules(files: readonly string[]): FileRule[] {
  const hashed = files.flatMap((file) => {
    const [, name, ending] = HASHED.exec(file) ?? [];
    return name && !name.startsWith('component---') ? [`/${name}*.${ending}`] : [];
  });
  const others = files.filter((file) => !HASHED.test(file));
  return [...new Set(hashed)]
    .filter((pattern) => !others.some((file) => matches(pattern, `/${file}`)))
    .map((pattern) => ({ pattern, cache: forever }));
}

/** Rules for the pictures whose names have no hash: the icons, and what an author has in `static/`. */
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

/** Whether a pattern fits a path. */
export function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${toRegExp(pattern)}$`).test(path);
}

/** The headers of a rule. */
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
