import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { filesOf } from './sites';

const USAGE = `npx tsx e2e/compare-public.ts BEFORE AFTER

Compares two finished sites file by file, ignoring what changes with every build: digests in names and text, script chunks,
the policy's script digests, last-modified dates. Does not compare script bundles. Exits with 1 if anything differs.`;

/** What else a comparison ignores. */
interface Leniency {
  /** Whether to ignore the names of script bundles: Gatsby splits and names them by folder, and pnpm's folders differ from npm's. */
  scripts?: boolean;
}

/** Digests in file names: before an extension or a slash, after a dash, dot, underscore or slash. In texts such a name ends where a URL does. */
const HASH_IN_NAME = /(?<=[-./_]|^)(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32}|[0-9a-f]{20})(?=[-./"'\s),\\]|$)/g;

/** Names with a shorter digest: Gatsby's, and those of processed pictures (`src/halflight/sourcing/pictures`). */
const SHORT_HASHES: readonly [RegExp, string][] = [
  [/(static\/HASH\/)(?:[0-9a-f]{8}|[0-9a-f]{5})(?=\/)/g, '$1HASH'],
  [/(page-data\/sq\/d\/)\d+(?=\.json)/g, '$1HASH'],
  [/(share\/)[0-9a-f]{8,}(?=\.)/g, '$1HASH'],
  [/(pagefind\/(?:\w+\/)?(?:pagefind\.)?[a-z-]+_)[0-9a-f]{6,}(?=\.)/g, '$1HASH'],
  [/component---[\w-]+?(?=-HASH|[^\w-]|$)/g, 'COMPONENT'],
  [/(^|\/)(?:\d+|HASH)-HASH(?=\.js)/g, '$1CHUNK-HASH'],
  // In rules for hosts: "/630-*.js".
  [/\/\d+-(?=\(?\.?\*)/g, '/CHUNK-'],
];

const IN_TEXTS: readonly [RegExp, string][] = [
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

const normalize = (text: string, rules: readonly [RegExp, string][]) =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** The path of a file of a finished site without build-specific parts: `app-HASH.js`. Several files may get the same path. */
function normalizePath(path: string): string {
  return normalize(path.replaceAll('\\', '/').replace(HASH_IN_NAME, 'HASH'), SHORT_HASHES);
}

/** Script bundles and their licence files, whose number and names the bundler decides. */
const BUNDLE = /^[\w-]+-HASH\.js(?:$|\.LICENSE\.txt$)/;

/** Rules for hosts, which list the script bundles. */
const LISTS_SCRIPTS = /^(?:_headers|nginx\.conf|vercel\.json)$/;

/** Files of which only the existence is compared, besides bundles: what the search derives from its fragments. */
const OPAQUE = /\.pf_(?:index|meta|filter)$/;

const TEXT = /\.(?:css|html|ics|js|json|md|svg|txt|webmanifest|xml|conf|pf_fragment)$|(?:^|\/)_(?:headers|redirects)$/;

/** The part of a file that is compared, by its normalised path. In a text each value, tag or CSS rule is on its own line. */
function normalizeFile(path: string, data: Buffer, { scripts }: Leniency): string {
  if (BUNDLE.test(path) || OPAQUE.test(path)) return '';
  if (!TEXT.test(path)) return data.toString('latin1');
  const isFragment = path.endsWith('.pf_fragment');
  const text = isFragment ? gunzipSync(data).toString().replace('pagefind_dcd', '') : data.toString();
  let normal = normalize(text.replace(HASH_IN_NAME, 'HASH'), [...SHORT_HASHES, ...IN_TEXTS]);
  if (scripts) normal = normal.replace(/[\w-]+-HASH\.js/g, 'SCRIPT-HASH.js');
  if (isFragment || /\.(?:json|webmanifest)$/.test(path)) return JSON.stringify(sortKeys(JSON.parse(normal)), null, 1);
  return normal.replace(/>(?=<)|[{};](?=\S)/g, '$&\n');
}

/** Data with the keys of each object in alphabetical order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/** The compared parts of a site's files by normalised path, in alphabetical order. Different sizes of one picture share a path. */
function readSite(folder: string, leniency: Leniency): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of filesOf(folder)) {
    const name = normalizePath(path);
    if (leniency.scripts && LISTS_SCRIPTS.test(name)) continue;
    files.set(name, [...(files.get(name) ?? []), normalizeFile(name, readFileSync(join(folder, path)), leniency)]);
  }
  for (const contents of files.values()) contents.sort();
  return files;
}

/** The first line in which two texts differ, from before and after. */
function firstDifference(before: string, after: string): string {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const line = Math.max(
    0,
    a.findIndex((text, index) => text !== b[index]),
  );
  return [a[line], b[line]].map((text = '(nothing)') => `    ${text.trim().slice(0, 300)}`).join('\n');
}

/** Compares two finished sites. Returns the differences, as lines to print. */
export function compareFolders(before: string, after: string, leniency: Leniency = {}): string[] {
  const [a, b] = [readSite(before, leniency), readSite(after, leniency)];
  return [...new Set([...a.keys(), ...b.keys()])].sort().flatMap((name) => {
    const [old, now] = [a.get(name) ?? [], b.get(name) ?? []];
    if (BUNDLE.test(name)) return [];
    if (old.length !== now.length) return [`${name}: ${old.length} before, ${now.length} after`];
    const index = old.findIndex((content, place) => content !== now[place]);
    return index < 0 ? [] : [`${name} differs:\n${firstDifference(old[index] ?? '', now[index] ?? '')}`];
  });
}

if (process.argv[1]?.endsWith('compare-public.ts')) {
  const [before = '', after = ''] = process.argv.slice(2);
  const areThere = [before, after].every((folder) => folder && existsSync(folder));
  const said = areThere ? compareFolders(before, after) : [USAGE];
  console.log(said.length > 0 ? said.join('\n') : `The same: ${filesOf(after).length} files.`);
  process.exitCode = areThere ? Math.min(said.length, 1) : 2;
}
