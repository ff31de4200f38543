import { readFileSync } from 'node:fs';
import { valid } from 'semver';
import { fromEngine } from '../paths';
import { contentFolder } from '../sourcing/content-folder';
import { migrations } from '../upgrade/migrations';
import { migrateFolder } from './migrate-folder';
import { runWithOptions } from './run-command';

const USAGE = `npx halflight migrate --from VERSION [--write | --json]

Migrates content/ (or CONTENT_DIR) from an older version of Halflight to this one. Shows the changes as a diff.
"npx halflight upgrade" does this automatically; use this after an update by other means, and for content kept elsewhere.
  --from VERSION  the Halflight version of the content, such as 0.1.0
  --write         changes the files
  --force         changes them even if git could not restore them
  --json          prints {summaries, changes: [{path, before?, after?}]} instead, and changes nothing

Exits with 0 (done, shown, or nothing to do), 1 (refused) or 2 (could not run).`;

/** Parses the command line and migrates. Returns the exit code. */
runWithOptions(
  USAGE,
  {
    options: {
      from: { type: 'string' },
      write: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  },
  ({ values }) => {
    const from = valid(values.from ?? '');
    if (from === null) {
      console.error(
        `${values.from === undefined ? 'Which version of Halflight was the content written for?' : `${values.from} is not a version: write it like 0.1.0.`}\n\n${USAGE}`,
      );
      return 2;
    }
    const { version } = JSON.parse(readFileSync(fromEngine('package.json'), 'utf8')) as { version: string };
    return migrateFolder({
      ...{ folder: contentFolder(), from, to: version, migrations: Object.values(migrations) },
      ...{ write: values.write, force: values.force, json: values.json, colour: process.stdout.isTTY },
      say: (text) => console.log(text),
      complain: (text) => console.error(text),
    });
  },
);
