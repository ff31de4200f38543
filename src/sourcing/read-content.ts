import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collections } from '../collections';
import type { PersonValues, SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { nearest } from './check-values';
import { locate } from './locate';
import type { Problem } from './problem';
import { readEntry, type Entry } from './read-entry';

/** The folder everything is read from: `CONTENT_DIR`, else `content`. An absolute path. */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? 'content');
}

/** A whole content folder, read and checked file by file. */
export interface Content {
  /** `site.md`; absent when it is missing or wrong. */
  site: SiteValues | undefined;
  /** `person.md`; absent when it is missing or wrong. */
  person: PersonValues | undefined;
  entries: Entry[];
  problems: Problem[];
  /** Every file of the folder, relative to it. */
  files: Set<string>;
}

/** What `site.md` of a content folder says, without reading anything else; `undefined` when it is missing or wrong. */
export function readSite(folder: string): SiteValues | undefined {
  const path = join(folder, 'site.md');
  const location = locate('site.md');
  if (!existsSync(path) || !location) return undefined;
  return readEntry(location, 'site.md', readFileSync(path, 'utf8')).entry?.values as SiteValues | undefined;
}

// A file that did not change since it was read last says what it said then. This keeps the preview quick.
const memory = new Map<string, { stamp: string; result: ReturnType<typeof readEntry> }>();

/** Reads a content folder. Never throws for what an author wrote; a folder that is not there is a problem like any other. */
export function readContent(folder: string, registry: readonly Collection[] = collections): Content {
  const content: Content = { site: undefined, person: undefined, entries: [], problems: [], files: new Set() };
  if (!existsSync(folder)) {
    content.problems.push({
      file: '.',
      line: 1,
      column: 1,
      severity: 'error',
      kind: 'no-folder',
      message: `there is no folder ${folder}`,
    });
    return content;
  }
  const folders = registry.filter(({ single }) => !single).map(({ folder: name }) => name);
  for (const filePath of walk(folder)) {
    content.files.add(filePath);
    if (!filePath.endsWith('.md') || filePath.split('/').at(-1) === 'README.md') continue;
    const location = locate(filePath, registry);
    if (!location) {
      const [top = ''] = filePath.split('/');
      const suggestion = nearest(top, filePath.includes('/') ? folders : ['site.md', 'person.md']);
      content.problems.push({
        file: filePath,
        line: 1,
        column: 1,
        severity: 'error',
        kind: 'unknown-folder',
        message: `nothing is read from here; Markdown files lie in ${folders.map((name) => `${name}/`).join(', ')}, beside site.md and person.md`,
        ...(suggestion && { suggestion }),
      });
      continue;
    }
    const { entry, problems } = readFileOnce(join(folder, filePath), (text) => readEntry(location, filePath, text));
    content.problems.push(...problems);
    if (entry?.collection === 'site') content.site = entry.values as SiteValues;
    if (entry?.collection === 'person') content.person = entry.values as PersonValues;
    if (entry) content.entries.push(entry);
  }
  if (!content.files.has('site.md')) {
    content.problems.push({
      file: 'site.md',
      line: 1,
      column: 1,
      severity: 'error',
      kind: 'missing-file',
      message: 'is missing: a site needs a file site.md with "title" and "url"',
    });
  }
  return content;
}

function readFileOnce(
  path: string,
  read: (text: string) => ReturnType<typeof readEntry>,
): ReturnType<typeof readEntry> {
  const { mtimeMs, size } = statSync(path);
  const stamp = `${mtimeMs} ${size}`;
  const known = memory.get(path);
  if (known?.stamp === stamp) return known.result;
  const result = read(readFileSync(path, 'utf8'));
  memory.set(path, { stamp, result });
  return result;
}

/** All files below a folder, relative to it with `/`, in the order of their names. Files and folders that begin with a dot are left out. */
function walk(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      const path = below ? `${below}/${item.name}` : item.name;
      return item.isDirectory() ? walk(folder, path) : [path];
    });
}
