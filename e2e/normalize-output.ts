import { gunzipSync } from 'node:zlib';

/** What a comparison ignores, besides what every build names anew. */
export interface Leniency {
  /** Whether to ignore the names of classes and cascade layers, in HTML, styles and data. */
  classes?: boolean;
}

/** Digests in file names: before an extension or a slash, after a dash, dot, underscore or slash. In texts such a name ends where a URL does. */
const HASH_IN_NAME = /(?<=[-./_]|^)(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32}|[0-9a-f]{20})(?=[-./"'\s),\\]|$)/g;

/** Names with a shorter digest: Gatsby's, and those of pictures, by what was done to them (`src/halflight/sourcing/pictures`; formerly by Gatsby's plugin). */
const SHORT_HASHES: [RegExp, string][] = [
  [/(static\/HASH\/)(?:[0-9a-f]{8}|[0-9a-f]{5})(?=\/)/g, '$1HASH'],
  [/(page-data\/sq\/d\/)\d+(?=\.json)/g, '$1HASH'],
  [/(share\/)[0-9a-f]{8,}(?=\.)/g, '$1HASH'],
  [/(pagefind\/(?:\w+\/)?(?:pagefind\.)?[a-z-]+_)[0-9a-f]{6,}(?=\.)/g, '$1HASH'],
  [/component---[\w-]+?(?=-HASH|[^\w-]|$)/g, 'COMPONENT'],
  [/(^|\/)\d+-HASH(?=\.js)/g, '$1CHUNK-HASH'],
  [/(^|\/)HASH-HASH(?=\.js)/g, '$1CHUNK-HASH'],
];

function replaceAll(text: string, rules: readonly [RegExp, string][]): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** The path of a file of a finished site without what is specific to one build, such as `app-HASH.js`. Several files may get the same path. */
export function normalizePath(path: string): string {
  return replaceAll(path.replaceAll('\\', '/').replace(HASH_IN_NAME, 'HASH'), SHORT_HASHES);
}

const IN_TEXTS: [RegExp, string][] = [
  [/sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}/g, 'sha$1-HASH'],
  [/window\.___chunkMapping="(?:[^"\\]|\\.)*"/g, 'window.___chunkMapping="CHUNKS"'],
  [/(webpackCompilationHash\\?"?[:=]\s*\\?")[0-9a-f]+/gi, '$1HASH'],
  [/("staticQueryHashes":)\[[^\]]*\]/g, '$1[]'],
  [/("hash":"[a-z-]+_)[0-9a-f]+/g, '$1HASH'],
  // When a content file was last committed, and when the site was built.
  [/(<lastmod>)[^<]+/g, '$1DATE'],
  [/("dateModified":")[^"]+/g, '$1DATE'],
  [/^((?:DTSTAMP|LAST-MODIFIED):).+$/gm, '$1DATE'],
];

const CLASSES: [RegExp, string][] = [
  [/(\bclass(?:Name)?\\?"?[=:]\s*\\?")(?:[^"\\]|\\(?!"))*/g, '$1CLASS'],
  [/@layer\s+[^{;]+(?=[{;])/g, '@layer LAYER'],
];

/** In stylesheets only: elsewhere a dot before a letter does not begin a class. */
const CLASS_IN_STYLE = /\.-?[_a-zA-Z][\w-]*(?=[^{}]*\{)/g;

/** The text of a file without what is specific to one build: digests, script chunks, modification dates. */
export function normalizeText(text: string, path: string, { classes = false }: Leniency = {}): string {
  const addresses = text.replace(HASH_IN_NAME, 'HASH');
  let result = replaceAll(addresses, [...SHORT_HASHES, ...IN_TEXTS]);
  if (!classes) return result;
  result = replaceAll(result, CLASSES);
  if (path.endsWith('.css')) return result.replace(CLASS_IN_STYLE, '.CLASS');
  return result.replace(/(<style\b[^>]*>)([^<]*)/g, (_, tag: string, style: string) => {
    return tag + style.replace(CLASS_IN_STYLE, '.CLASS');
  });
}

/** Data with the keys of each object in alphabetical order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/** Files of which only the existence is compared: script bundles, and what the search derives from its fragments. */
const OPAQUE = /(?:^|\/)(?:app|framework|webpack-runtime|CHUNK|COMPONENT)-HASH\.js|\.pf_(?:index|meta|filter)$/;

/** Files that contain text. */
const TEXTS = /\.(?:css|html|ics|js|json|md|svg|txt|webmanifest|xml|conf|pf_fragment)$|(?:^|\/)_(?:headers|redirects)$/;

/** What is compared of a file: its text, its bytes, or only its existence. Takes its normalised path. */
export function kindOf(path: string): 'text' | 'binary' | 'opaque' {
  if (OPAQUE.test(path)) return 'opaque';
  return TEXTS.test(path) ? 'text' : 'binary';
}

/**
 * What is compared of a file, as a string; in a text file each value, tag or CSS rule is on a line of its own.
 *
 * @param path the file's normalised path
 */
export function normalizeFile(path: string, data: Buffer, leniency: Leniency = {}): string {
  const kind = kindOf(path);
  if (kind !== 'text') return kind === 'opaque' ? '' : data.toString('latin1');
  const isFragment = path.endsWith('.pf_fragment');
  const text = isFragment
    ? gunzipSync(data)
        .toString('utf8')
        .replace(/^pagefind_dcd/, '')
    : data.toString('utf8');
  const normal = normalizeText(text, path, leniency);
  if (isFragment || /\.(?:json|webmanifest)$/.test(path)) return JSON.stringify(sortKeys(JSON.parse(normal)), null, 1);
  return normal.replace(/>(?=<)|[{};](?=\S)/g, '$&\n');
}
