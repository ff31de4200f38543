import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOf, normalizeFile, normalizePath, type Leniency } from './normalize-output';
import { filesOf } from './sites';

const USAGE = `npx tsx e2e/compare-public.ts BEFORE AFTER [--classes]

Compares two finished sites file by file, ignoring what changes with every build: digests in names and text, script chunks,
the policy's script digests, last-modified dates. Does not compare script bundles. Exits with 1 if anything differs.

  --classes  ignores the names of classes and cascade layers`;

/** How many places are shown of each differing file, and how many characters of each. */
const PLACES = 3;
const CONTEXT = 100;

/** How many lines after a difference to search for a place where the texts agree again. */
const WINDOW = 400;

/** The files of a site by normalised path. The files of one picture in several sizes share a path. */
function readSite(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of filesOf(folder)) {
    const name = normalizePath(path);
    files.set(name, [...(files.get(name) ?? []), path]);
  }
  return files;
}

/** The first places at which two texts differ, each as what is there before and after. */
function differences(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const found: string[] = [];
  for (let i = 0, j = 0; (i < a.length || j < b.length) && found.length < PLACES;) {
    if (a[i] === b[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const [gone, come] = findAgain(a, b, i, j);
    found.push(`    - ${shorten(a.slice(i, i + gone), b[j])}\n    + ${shorten(b.slice(j, j + come), a[i])}`);
    i += gone;
    j += come;
  }
  return found;
}

/** How many lines of each text to skip until they agree again. */
function findAgain(a: readonly string[], b: readonly string[], i: number, j: number): [gone: number, come: number] {
  for (let sum = 1; sum < WINDOW; sum += 1) {
    for (let gone = 0; gone <= sum; gone += 1) {
      const same = a[i + gone];
      if (same !== undefined && same === b[j + sum - gone] && same.length > 2) return [gone, sum - gone];
    }
  }
  return [a.length - i, b.length - j];
}

/** Joins lines and shortens the result, starting a little before it begins to differ from another line. */
function shorten(lines: readonly string[], other = ''): string {
  const text = lines.join(' ').trim();
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const from = Math.max(0, same - 40);
  const part = text.slice(from, from + CONTEXT);
  return `${from > 0 ? '...' : ''}${part || '(nothing)'}${from + CONTEXT < text.length ? '...' : ''}`;
}

/** Compares two folders. Returns the differences, as lines to print. */
function compareFolders(before: string, after: string, leniency: Leniency = {}): string[] {
  const [a, b] = [readSite(before), readSite(after)];
  const said: string[] = [];
  const places = new Map<string, string[]>();
  for (const name of [...new Set([...a.keys(), ...b.keys()])].sort()) {
    const [old, now] = [a.get(name) ?? [], b.get(name) ?? []];
    // The number of bundles is up to the bundler.
    const isBundle = /(?:CHUNK|COMPONENT)-HASH\.js/.test(name);
    if (old.length !== now.length && !isBundle) {
      const count = old.length > 0 && now.length > 0 ? ` (${old.length} before, ${now.length} after)` : '';
      said.push(`only ${old.length > now.length ? 'before' : 'after'}: ${name}${count}`);
    }
    const left = now.map((path) => normalizeFile(name, readFileSync(join(after, path)), leniency));
    const changed = old
      .map((path) => normalizeFile(name, readFileSync(join(before, path)), leniency))
      .filter((content) => {
        const place = left.indexOf(content);
        if (place >= 0) left.splice(place, 1);
        return place < 0;
      });
    for (const [index, content] of changed.entries()) {
      const other = left[index];
      if (other === undefined) continue;
      const isText = kindOf(name) === 'text';
      const found = isText
        ? differences(content, other)
        : [`    ${content.length} bytes before, ${other.length} after`];
      const key = found.join('\n');
      places.set(key, [...(places.get(key) ?? []), name]);
    }
  }
  for (const [what, names] of places) {
    const others = names.length > 1 ? ` and ${names.length - 1} more, such as ${names.at(-1) ?? ''}` : '';
    said.push(`differs: ${names[0] ?? ''}${others}\n${what}`);
  }
  return said;
}

function main(): number {
  const { values, positionals } = parseArgs({
    options: { classes: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [before, after] = positionals;
  const missing = positionals.find((folder) => !existsSync(folder));
  if (values.help || before === undefined || after === undefined || missing !== undefined) {
    console.error(missing === undefined ? USAGE : `There is no folder ${missing}.\n\n${USAGE}`);
    return values.help ? 0 : 2;
  }
  const said = compareFolders(before, after, { classes: values.classes ?? false });
  console.log(said.length > 0 ? said.join('\n') : `The same: ${filesOf(after).length} files.`);
  return said.length > 0 ? 1 : 0;
}

if (process.argv[1]?.endsWith('compare-public.ts')) process.exitCode = main();
