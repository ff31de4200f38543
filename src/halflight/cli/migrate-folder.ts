import { join } from 'node:path';
import { gt } from 'semver';
import { toShownPath } from '../paths';
import { withFolder } from '../sourcing/with-folder';
import { planMigration, readTexts, selectMigrations, writeChanges } from '../upgrade/migrate-content';
import type { Migration } from '../upgrade/migration';
import { findUnsaved } from './find-unsaved';
import { requireFolder } from './require-folder';
import { showDiff } from './show-diff';

export interface MigrateOptions {
  /** The content folder, as an absolute path. */
  folder: string;
  /** The version that the content was written for. */
  from: string;
  to: string;
  migrations: readonly Migration[];
  /** Whether to change the files, rather than only show the changes. */
  write: boolean;
  /** Whether to change files even if git could not restore them. */
  force: boolean;
  /** Whether to only print the changes as JSON, for "halflight upgrade" of an older version. */
  json?: boolean;
  say: (text: string) => void;
  complain: (text: string) => void;
  colour?: boolean;
}

/** Migrates a content folder completely or not at all. Returns the exit code. Throws if the folder does not exist. */
export function migrateFolder({ folder, from, to, migrations, ...options }: MigrateOptions): number {
  const { write, force, json = false, say, complain, colour = false } = options;
  requireFolder(folder);
  if (gt(from, to))
    throw new Error(`Halflight ${from} is newer than this version, ${to}: content can only be migrated forward.`);
  const { summaries, changes } = planMigration(readTexts(folder), selectMigrations(migrations, from, to));
  if (json) {
    say(JSON.stringify({ summaries, changes }));
    return 0;
  }
  const shown = toShownPath(folder);
  if (changes.length === 0) {
    say(`Nothing has to change in ${shown}/ between Halflight ${from} and ${to}.`);
    return 0;
  }
  for (const summary of summaries) say(summary);
  for (const change of changes) say(showDiff({ ...change, path: join(shown, change.path) }, colour));
  if (!write) {
    say(
      `\nNothing was written. To apply this, run "${withFolder(`npx halflight migrate --from ${from} --write`, folder)}".`,
    );
    return 0;
  }
  if (!force && findUnsaved(folder)) {
    complain(
      `\nNothing was written: ${shown}/ has changes that git could not restore. Commit them first, or add --force.`,
    );
    return 1;
  }
  writeChanges(folder, changes);
  say(`\nFiles changed in ${shown}/: ${changes.length}. "git diff" shows them again.`);
  return 0;
}
