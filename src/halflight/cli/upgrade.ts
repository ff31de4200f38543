import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { gt } from 'semver';
import { fromProject } from '../paths';
import { carryOut } from '../upgrade/carry-out';
import { checkProject } from '../upgrade/check-project';
import { describeConflicts, describeFiles } from '../upgrade/describe-upgrade';
import { findNewest } from '../upgrade/find-newest';
import { tryGit } from '../upgrade/git';
import { prepareUpgrade, type Prepared } from '../upgrade/prepare-upgrade';
import { readRelease } from '../upgrade/read-release';
import { runNpm } from '../upgrade/run-npm';
import { finishSwap, type Swapped } from '../upgrade/swap.cjs';
import { kindOfSource, listTags } from '../upgrade/take-release';
import { closeWorkplace, openWorkplace } from '../upgrade/workplace';
import { askInTerminal } from './ask-in-terminal';
import { isDryRun } from './is-dry-run';
import { runWithOptions } from './run-command';
import { showDiff } from './show-diff';

const USAGE = `npm run upgrade -- [SOURCE] [--to VERSION] [--dry-run | --yes]

Upgrades Halflight to a newer release and leaves your own work alone. SOURCE is a git repository with releases as tags (v0.2.0), a
release archive (.tar.gz, .zip) or its folder. Defaults to HALFLIGHT_RELEASES, or else the git remote "halflight" or "upstream".
Creates and checks the new project next to yours, with libraries and content, then shows the changes and asks for confirmation.
  --to VERSION      upgrades to this release instead of the newest
  --dry-run         shows what would change without changing it
  --yes             does not ask
  --conflicts WHO   "mine" or "release": who wins where you and the release have changed the same lines
  --with-errors     upgrades even if the new check finds errors in the content
  --base WHAT       the release that you have, if it is not known: an archive, a folder, or one of your commits
  --again           accepts a release of the version that you have
  --project FOLDER  upgrades another project, one older than this command. SOURCE then defaults to the current folder
  --newest          only prints the version of a newer release, if there is one

Exits with 0 (done, or nothing to do), 1 (refused, nothing was changed) or 2 (could not run, nothing was changed).`;

const config = {
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    conflicts: { type: 'string' },
    'with-errors': { type: 'boolean', default: false },
    base: { type: 'string' },
    again: { type: 'boolean', default: false },
    project: { type: 'string' },
    newest: { type: 'boolean', default: false },
  },
} as const;

type Flags = ReturnType<typeof parseArgs<typeof config>>['values'];

runWithOptions(USAGE, config, async ({ values, positionals }) => {
  const { conflicts } = values;
  if (conflicts !== undefined && conflicts !== 'mine' && conflicts !== 'release')
    return complain(`--conflicts takes "mine" or "release", and not ${JSON.stringify(conflicts)}.`);
  if (positionals.length > 1) return complain('Only one SOURCE can be taken.');
  const folder = resolve(values.project ?? '.');
  const source = findSource(positionals[0], folder, values.project !== undefined);
  if (source === undefined)
    return complain(
      'Where are the releases? Name a git repository, an archive or a folder, or set HALFLIGHT_RELEASES.',
    );
  if (values.newest) return printNewest(source, folder);
  // Completes an interrupted upgrade of a project that is older than this command, and so cannot do that itself.
  const interrupted = finishSwap(folder);
  if (interrupted) console.log(`The upgrade to ${interrupted.to} had been interrupted. It is complete now.`);
  const project = checkProject(folder);
  const workplace = openWorkplace(project.root);
  const leave = () => {
    closeWorkplace(project.root);
    process.exit(130);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const prepared = await prepareUpgrade(
      {
        ...{ source, to: values.to, base: values.base, again: values.again, preference: conflicts },
        content: resolve(project.root, process.env.CONTENT_DIR || 'content'),
      },
      { project, workplace, runNpm, say: (text) => console.log(`${text} ...`) },
    );
    if (prepared.state === 'none') {
      console.log(`Halflight ${prepared.from} is what you have, and ${prepared.to} is what there is: nothing to do.`);
      return 0;
    }
    if (prepared.state === 'conflicts') {
      console.error(`${describeConflicts(prepared.conflicts, prepared)}\n\nNothing was changed.`);
      return 1;
    }
    show(prepared);
    const refusal = await findRefusal(prepared, values);
    if (refusal !== undefined) {
      console.error(refusal);
      return isDryRun(values['dry-run']) ? 0 : 1;
    }
    // From here on the upgrade is completed even if a signal arrives.
    process.off('SIGINT', leave).off('SIGTERM', leave);
    process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
    console.log(describeSwapped(carryOut(project, prepared), prepared));
    return 0;
  } finally {
    closeWorkplace(project.root);
  }
});

function complain(message: string): number {
  console.error(`${message}\n\n${USAGE}`);
  return 2;
}

/** Where releases are: a path relative to the working directory, or a URL. */
function findSource(given: string | undefined, folder: string, isOther: boolean): string | undefined {
  const named = given ?? (isOther ? fromProject() : process.env.HALFLIGHT_RELEASES);
  if (named) return named;
  return ['halflight', 'upstream'].flatMap((remote) => {
    const { status, stdout } = tryGit(folder, ['remote', 'get-url', remote]);
    return status === 0 ? [stdout.trim()] : [];
  })[0];
}

/** Prints the version of the newest release if it is newer than the project's. */
function printNewest(source: string, folder: string): number {
  if (kindOfSource(source) !== 'git') return complain('--newest asks a git repository.');
  const newest = findNewest(listTags(source));
  const { version } = readRelease(folder, 'HEAD', 'This project');
  if (newest !== undefined && gt(newest, version)) console.log(newest);
  return 0;
}

/** Prints everything that an upgrade would change. */
function show({ from, to, told, contentChanges, isContentApart, check }: Prepared): void {
  console.log(`\nHalflight ${from} -> ${to}\n\n${describeFiles(told)}`);
  if (told.changelog) console.log(`\n${told.changelog}`);
  if (contentChanges.length > 0) {
    console.log('\nWhat changes in your content:\n');
    for (const change of contentChanges) console.log(showDiff(change, process.stdout.isTTY));
  }
  if (isContentApart) console.log('\nYour content is not in this repository: its migration is left to you, see below.');
  console.log(`\nThe new check says of the content:\n\n${check.output}\n`);
}

/** Why a prepared upgrade is not carried out; `undefined` if it is. Asks, unless the flags have already answered. */
async function findRefusal({ check }: Prepared, flags: Flags): Promise<string | undefined> {
  if (isDryRun(flags['dry-run'])) return 'Nothing was changed: this was a dry run.';
  if (!check.isGood && !flags['with-errors'])
    return 'Nothing was changed, because of these errors. Correct them first, or add --with-errors and correct them afterwards.';
  if (flags.yes) return undefined;
  const { ask, close } = askInTerminal();
  const answer = await ask('Upgrade? Type "yes" to do so.\n> ').finally(close);
  if (answer === undefined) return '\nThere was no answer. Nothing was changed; --yes upgrades without asking.';
  return /^\s*y(?:es)?\s*$/i.test(answer) ? undefined : 'Nothing was changed.';
}

/** The result of the upgrade, and how to undo it. */
function describeSwapped({ edited, isCommitted, hasLibraries }: Swapped, prepared: Prepared): string {
  const { from, to, journal, isContentApart } = prepared;
  const [old, fresh] = [journal.oldCommit, journal.newCommit].map((commit) => commit.slice(0, 10));
  return [
    `This is Halflight ${to} now, in one commit (${fresh}). Look at it with "npm start".`,
    ...(hasLibraries
      ? []
      : ['The libraries are in use and could not be replaced: stop what runs here, then "npm ci".']),
    ...(isCommitted ? [] : ['Something else was committed meanwhile: the upgrade is in the files, and not committed.']),
    ...(edited.length > 0
      ? ['These were changed meanwhile and left as they are:', ...edited.map((path) => `  ${path}`)]
      : []),
    ...(isContentApart
      ? [`Migrate your content: "npm run migrate -- --from ${from}" shows how, and "--write" does it.`]
      : []),
    '',
    'To go back:',
    `  git reset --hard ${old} && npm ci   as long as you have not published it`,
    `  git revert ${fresh} && npm ci       afterwards`,
  ].join('\n');
}
