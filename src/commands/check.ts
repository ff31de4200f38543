import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent } from '../routing/check-content';
import { checkIdentity } from '../routing/check-identity';
import { toClock } from '../routing/visibility';
import { annotateProblems, describeProblems } from '../sourcing/describe-problems';
import { countErrors, type Problem } from '../sourcing/problem';
import { contentFolder } from '../sourcing/read-content';
import { runCommand } from './run-command';

const USAGE = `npm run check [-- --json]

Judges the content of the folder content/ (or CONTENT_DIR) without building it. Says too what must not be
published as it stands: the demonstration, names and addresses that are examples.
  --json   prints a list of {file, line, column, severity, kind, message, suggestion?}
Exits with 0 (nothing wrong, or warnings only), 1 (errors) or 2 (it could not run).`;

/** Prints everything that is wrong with the content. Returns the exit code. */
function check(): number {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const folder = contentFolder();
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const { content, problems } = checkContent(folder);
  if (values.json) console.log(JSON.stringify(problems, null, 2));
  else if (problems.length > 0) console.log(describeProblems(problems, { folder, colour: process.stdout.isTTY }));
  else console.log(`No problems in ${content.entries.length} Markdown files of ${folder}.`);
  const identity = values.json ? [] : checkIdentity(folder, content, toClock(content.site?.timeZone, false));
  if (identity.length > 0) {
    const told = identity.map((problem): Problem => ({ ...problem, severity: 'warning' }));
    console.log('\nBefore it can be built for visitors:\n');
    console.log(describeProblems(told, { folder, colour: process.stdout.isTTY }));
  }
  if (process.env.GITHUB_ACTIONS === 'true' && !values.json) console.log(annotateProblems(problems, folder));
  return countErrors(problems) > 0 ? 1 : 0;
}

runCommand(check, USAGE);
