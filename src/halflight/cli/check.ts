import { checkContent } from '../checks/check-content';
import { checkIdentity } from '../checks/check-identity';
import { annotateProblems, describeProblems } from '../checks/describe-problems';
import { countErrors, type Problem } from '../problem';
import { fromProject } from '../paths';
import { readContent } from '../sourcing/read-content';
import { askInTerminal } from './ask-in-terminal';
import { requireContentFolder, requireOutput } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run check [-- --built | --fix] [--all] [--json]

Checks the content in content/ (or CONTENT_DIR) without building it. Also lists what you must replace
before publishing the site: demo content, placeholders, example names and addresses.
  --built  checks the finished site in public/ instead, as browsers and search engines read it
  --fix    shows automatic fixes as a diff, asks, applies them, and checks what is left. Fixes misspelt fields, those of other
           generators (permalink, lastmod and the like), times where a date is expected, headings that repeat the title, and
           image file names with spaces, backslashes or the wrong case, along with all references to them
  --yes    applies the fixes without asking
  --all    lists every occurrence of a repeated mistake
  --json   prints a list of {file, line, column, severity, kind, message, suggestion?, fixable?}; with --built, also the affected pages
Exits with 0 (no problems, or warnings only), 1 (errors) or 2 (could not run).`;

/** Prints the problems of the content, or of the finished site. Returns the exit code. */
runWithOptions(
  USAGE,
  {
    options: {
      built: { type: 'boolean' },
      fix: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  },
  async ({ values }) => {
    const folder = requireContentFolder();
    const { all } = values;
    if (values.fix) await fix(folder, values);
    else if (values.yes) throw new Error('"--yes" only works together with "--fix".');
    if (values.built) return checkBuilt(folder, values);
    const { content, context, problems } = checkContent(folder);
    const identity = values.json ? [] : checkIdentity(context);
    if (values.json) console.log(JSON.stringify(problems.map(forTools), null, 2));
    else if (problems.length > 0)
      console.log(describeProblems(problems, { folder, all, colour: process.stdout.isTTY }));
    else {
      // The to-do list below is made of warnings, so "no problems" would contradict it.
      const what = identity.length > 0 ? 'mistakes' : 'problems';
      console.log(`No ${what} in ${folder} (Markdown files: ${content.entries.length}).`);
    }
    if (identity.length > 0) {
      const told = identity.map((problem): Problem => ({ ...problem, severity: 'warning' }));
      console.log('\nTo do before the site can be built for visitors:\n');
      console.log(describeProblems(told, { folder, all, colour: process.stdout.isTTY }));
    }
    if (process.env.GITHUB_ACTIONS === 'true' && !values.json) console.log(annotateProblems(problems, folder));
    return countErrors(problems) > 0 ? 1 : 0;
  },
);

/** A problem as `--json` prints it: whether it can be fixed, but not how. */
function forTools({ fix: how, ...problem }: Problem): object {
  return { ...problem, ...(how && { fixable: true }) };
}

async function fix(
  folder: string,
  options: { built?: boolean | undefined; yes: boolean; json: boolean },
): Promise<void> {
  const { built, yes, json } = options;
  if (built) throw new Error('"--fix" is for the content, and "--built" for the finished site: use one of them.');
  if (json && !yes) throw new Error('With "--json" no question can be asked: add "--yes".');
  // Loaded only when needed, so that a plain check stays fast.
  const { fixContent } = await import('./fix-content');
  const terminal = !yes && process.stdin.isTTY && process.stdout.isTTY ? askInTerminal() : undefined;
  try {
    await fixContent(folder, {
      ...{ yes, ask: terminal?.ask, colour: process.stdout.isTTY },
      say: (text) => {
        if (!json) console.log(text);
      },
    });
  } finally {
    terminal?.close();
  }
}

async function checkBuilt(contentFolder: string, { json, all }: { json: boolean; all: boolean }): Promise<number> {
  const folder = requireOutput(contentFolder);
  // The validator loads slowly, and a content check does not need it.
  const { validateOutput } = await import('../finish/check/validate-output');
  const content = readContent(contentFolder);
  const { problems, report, errors } = await validateOutput(
    { folder, staticFolder: fromProject('static'), contentFolder, content },
    process.stdout.isTTY,
    all,
  );
  console.log(json ? JSON.stringify(problems, null, 2) : report);
  return errors > 0 ? 1 : 0;
}
