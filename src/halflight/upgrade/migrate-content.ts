import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compare, gt, lte } from 'semver';
import { changeFiles } from '../fix/change-files';
import type { Migration, TextChange, Texts } from './migration';

const TEXT = /\.(?:md|css|txt)$/;

/** What migrations would change in a content folder. */
export interface ContentPlan {
  /** The summaries of the migrations that change something, in order. */
  summaries: string[];
  changes: TextChange[];
}

/** The migrations from one version to another, in order. */
export function selectMigrations(migrations: readonly Migration[], from: string, to: string): Migration[] {
  return migrations
    .filter(({ version }) => gt(version, from) && lte(version, to))
    .sort((a, b) => compare(a.version, b.version));
}

/** Applies migrations to texts, one after the other, and returns the overall changes. Writes nothing. */
export function planMigration(texts: Texts, migrations: readonly Migration[]): ContentPlan {
  const current = new Map(texts);
  const summaries: string[] = [];
  for (const { summary, migrate } of migrations) {
    const changes = [...migrate(current)].filter(([path, text]) => current.get(path) !== text);
    for (const [path, text] of changes) {
      if (path.startsWith('/') || path.split('/').includes('..'))
        throw new Error(`${path} is not in the content folder.`);
      if (text === undefined) current.delete(path);
      else current.set(path, text);
    }
    if (changes.length > 0) summaries.push(summary);
  }
  const paths = [...new Set([...texts.keys(), ...current.keys()])].sort();
  const changes = paths.map((path) => ({ path, before: texts.get(path), after: current.get(path) }));
  return { summaries, changes: changes.filter(({ before, after }) => before !== after) };
}

/** Reads the texts of a content folder, except those that are not valid UTF-8, which the check reports. */
export function readTexts(folder: string): Map<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((item) => item.isFile() && TEXT.test(item.name))
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
    .filter((path) => !path.split(sep).some((part) => part.startsWith('.')))
    .sort();
  const texts = new Map<string, string>();
  for (const path of paths) {
    try {
      texts.set(path.split(sep).join('/'), decoder.decode(readFileSync(join(folder, path))));
    } catch {
      continue;
    }
  }
  return texts;
}

/** Writes changes to a content folder: all of them, or none. Even after a crash, no file is missing. */
export function writeChanges(folder: string, changes: readonly TextChange[]): void {
  changeFiles(folder, {
    written: changes.flatMap(({ path, before, after }) =>
      after === undefined
        ? []
        : {
            to: path,
            write: (absolute: string) => writeFileSync(absolute, after),
            ...(before !== undefined && { replaces: true as const }),
          },
    ),
    removed: changes.flatMap(({ path, after }) => (after === undefined ? path : [])),
  });
}
