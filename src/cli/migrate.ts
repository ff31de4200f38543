import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { valid } from 'semver';
import { contentFolder } from '../sourcing/read-content';
import { planMigration, readTexts, selectMigrations, writeChanges } from '../upgrade/migrate-content';
import { migrations } from '../upgrade/migrations';
import { findUnsaved } from './fresh/find-unsaved';
import { replaceFolder } from './fresh/replace-folder';
import { runCommand } from './run-command';
import { showDiff } from './show-diff';
import { withFolder } from './with-folder';

const USAGE = `npm run migrate -- --from VERSION [--write]

Brings content/ (or CONTENT_DIR), as it was for an older Halflight, up to date with this one. Shows what would change, as a diff.
"npm run upgrade" does this by itself; it is for content that is kept elsewhere, and for upgrades by hand.
  --from VERSION  the Halflight that the content was for, such as 0.1.0
  --write         changes the files
  --force         changes them even if git could not bring them back

Exits with 0 (done, shown, or nothing to do), 1 (refused) or 2 (it could not run).`;

function migrate(): number {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      write: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const from = valid(values.from ?? '');
  if (from === null) {
    console.error(
      `${values.from === undefined ? 'Which Halflight was the content for?' : `${values.from} is no version: write it like 0.1.0.`}\n\n${USAGE}`,
    );
    return 2;
  }
  const folder = contentFolder();
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { summaries, changes } = planMigration(
    readTexts(folder),
    selectMigrations(Object.values(migrations), from, version),
  );
  const shown = relative(process.cwd(), folder) || '.';
  if (changes.length === 0) {
    console.log(`Nothing has to change in ${shown}/ between Halflight ${from} and ${version}.`);
    return 0;
  }
  for (const summary of summaries) console.log(summary);
  for (const change of changes)
    console.log(showDiff({ ...change, path: join(shown, change.path) }, process.stdout.isTTY));
  if (!values.write) {
    console.log(`\nNothing was written. "${withFolder(`npm run migrate -- --from ${from} --write`, folder)}" does it.`);
    return 0;
  }
  if (!values.force && findUnsaved(folder)) {
    console.error(`\nNothing was written: what is in ${shown}/ is not all in git. Commit it first, or add --force.`);
    return 1;
  }
  replaceFolder(folder, (fresh) => {
    cpSync(folder, fresh, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    writeChanges(fresh, changes);
  });
  console.log(`\nChanged in ${shown}/: ${changes.length}. "git diff" shows it again.`);
  return 0;
}

runCommand(migrate, USAGE);
