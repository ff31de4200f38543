import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import type { Ask } from '../halflight/cli/ask-in-terminal';
import { requirePlainPath } from '../halflight/cli/require-plain-path';
import { toClock } from '../halflight/routes/visibility';
import { migrations } from '../halflight/upgrade/migrations';
import { askForRest, flagsOfRest, readOptions, toDefaults, type Answers, type Options } from './answers';
import { fromCopy } from './from-copy';
import type { PackageManager } from './to-manifest';
import { isSpoken } from './words';
import { writeScaffold, writeSite, type Parts } from './write-site';

const USAGE = `npm create halflight FOLDER

Writes a small site of your own into a new folder, and installs what it needs. It asks what it has to know, or takes the answers as flags:

  npm create halflight my-site
  npm create halflight my-site -- --kind blog --name "Grace Example" --url grace.example --yes

  --kind        portfolio, developer, photographer, researcher, company, blog, author or consultant; portfolio by default
  --name        whose site it is; by default the name of the folder
  --url         where it will be, such as ada.dev; until you know it, example.com will do for the preview
  --look        halflight, editorial, studio, terminal or launch; that of the kind by default
  --accent      any CSS colour; that of the kind by default
  --languages   the languages that you write in, the main one first, such as en, pt-BR or de,en; en by default
  --time-zone   such as Europe/Berlin; that of this machine by default
  --email       an address for visitors to write to; none by default

  --from        copies a demonstration instead: ada-lovelace, anna-atkins, mary-shelley, grace-hopper or receiver
  --yes         takes the default of everything else, and asks nothing
  --from-copy   makes a copy of the whole repository, as sites were until 0.1, a site of today, in place (this folder, or FOLDER)
  --no-install  installs nothing
  --no-git      makes no git repository
  --help        shows this

The folder has to be new or empty.`;

export interface Surroundings extends Pick<Parts, 'templates' | 'engine' | 'tarballs'> {
  /** The working directory. */
  cwd: string;
  /** Asks the author; absent if there is no terminal. */
  ask: Ask | undefined;
  say: (text: string) => void;
  complain: (text: string) => void;
  /** Runs a program in a folder. Returns its exit code; 127 if there is no such program. */
  run: (program: string, args: readonly string[], folder: string) => number;
  /** `npm_config_user_agent`, in which npm and pnpm identify themselves. */
  userAgent: string | undefined;
}

/**
 * The command `npm create halflight`. Resolves to the exit code: 0 the site was created, 1 nothing was written or a step failed, 2 wrong command
 * line.
 */
export async function createSite(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { cwd, ask, say, complain } = surroundings;
  const read = readOptions(args);
  const refuse = (code: 1 | 2, reason: string) => {
    complain(`${reason}\nNothing was written.`);
    return code;
  };
  if ('mistakes' in read) return refuse(2, `${read.mistakes.join('\n')}\n"--help" lists the flags.`);
  const { options } = read;
  if (options.help) {
    say(USAGE);
    return 0;
  }
  if (options.fromCopy) return convert(resolve(cwd, options.folder ?? '.'), options, surroundings);
  if (options.folder === undefined)
    return refuse(2, 'Say which folder the site should be in: npm create halflight my-site');
  const folder = resolve(cwd, options.folder);
  const objection = objectionTo(folder, cwd);
  if (objection !== undefined) return refuse(1, objection);
  const answers = await findAnswers(options, basename(folder), surroundings);
  if ('missing' in answers)
    return refuse(
      2,
      `This is not a terminal, so it cannot ask. Add ${answers.missing.join(', ')}, or --yes to accept the defaults.`,
    );
  if ('left' in answers) return refuse(1, '\nThere was no answer.');
  if (options.from) say(`A copy of the demonstration ${options.from}.`);
  else if (!ask || options.yes) say(`A ${answers.kind} site for ${answers.name}, in ${listed(answers.languages)}.`);
  return make(folder, answers, options, surroundings);
}

/** Converts a copy of the whole repository into a site, in place. */
function convert(
  folder: string,
  { install }: Options,
  { templates, engine, tarballs, say, complain, run }: Surroundings,
) {
  return fromCopy(folder, {
    writeScaffold: (target, { packageManager, ...site }) =>
      void writeScaffold(target, site, { templates, engine, tarballs, packageManager }),
    ...{ version: engine.version, migrations: Object.values(migrations), install, run, say, complain },
  });
}

async function findAnswers(
  { given, yes, from }: Options,
  folder: string,
  { ask, say }: Surroundings,
): Promise<Answers | { missing: string[] } | { left: true }> {
  if (yes || from) return toDefaults(given, folder);
  const missing = flagsOfRest(given);
  if (missing.length === 0) return toDefaults(given, folder);
  if (!ask) return { missing };
  return (await askForRest(given, folder, ask, say)) ?? { left: true };
}

/** Why a folder cannot hold a new site; `undefined` if it can. */
function objectionTo(folder: string, cwd: string): string | undefined {
  try {
    requirePlainPath(folder);
  } catch (error) {
    return (error as Error).message;
  }
  if (!existsSync(folder)) return undefined;
  const shown = toShown(folder, cwd);
  // The clone of an empty repository is fine.
  const found = readdirSync(folder).filter((name) => name !== '.git');
  return found.length === 0
    ? undefined
    : `${shown} is not empty: it has ${listed(found.slice(0, 3))}${found.length > 3 ? ` and ${found.length - 3} more` : ''}. Name a new folder, or empty this one.`;
}

/** Writes the site, installs it and creates a git repository. */
function make(folder: string, answers: Answers, { from, install, git }: Options, surroundings: Surroundings): number {
  const { templates, engine, tarballs, cwd, say, complain, run, userAgent } = surroundings;
  const packageManager: PackageManager = userAgent?.startsWith('pnpm/') ? 'pnpm' : 'npm';
  const { today } = toClock(answers.timeZone, false);
  mkdirSync(folder, { recursive: true });
  const files = writeSite(folder, answers, { templates, engine, packageManager, today, tarballs, from });
  const content = files.filter((path) => path.startsWith('content/')).length;
  const shown = toShown(folder, cwd);
  say(`\nWrote the site to ${shown}: ${content} files in content/ and ${files.length - content} others.`);
  for (const language of answers.languages.filter((tag) => !isSpoken(tag)))
    say(
      `The texts for ${language} are in English, because Halflight does not come in that language: "${packageManager} run new -- words ${language}" writes down the words of the interface for you to translate.`,
    );
  const installed = !install || isInstalled();
  if (git) say(toRepository(folder, run));
  const steps = [
    ...(folder === cwd ? [] : [`cd ${/\s/.test(shown) ? `"${shown}"` : shown}`]),
    ...(install && installed ? [] : [`${packageManager} install`]),
    `${packageManager} start`,
  ];
  if (from)
    say(
      'Write over its texts and pictures, then delete "demo: true" in content/site.md: until then it cannot be published.',
    );
  say(`\nNext:\n\n${steps.map((step) => `  ${step}`).join('\n')}\n`);
  return installed ? 0 : 1;

  function isInstalled(): boolean {
    say(`Installing with ${packageManager} …`);
    const code = run(packageManager, ['install'], folder);
    if (code !== 0)
      complain(
        `"${packageManager} install" ended with ${code}. The rest of the site is complete: try again in its folder.`,
      );
    return code === 0;
  }
}

/** Turns a folder into a git repository with a first commit. Returns a sentence that says so, or why it failed. */
function toRepository(folder: string, run: Surroundings['run']): string {
  const git = (...args: string[]) => run('git', args, folder);
  if (git('--version') !== 0) return 'git is not installed, so the folder is not a repository.';
  if (git('rev-parse', '--is-inside-work-tree') === 0)
    return 'The folder is already part of a git repository. Nothing was committed.';
  const begun = git('init', '--initial-branch', 'main') === 0 && git('add', '--all') === 0;
  if (!begun) return '"git init" failed, so the folder is not a repository.';
  const code = git('commit', '--quiet', '--message', 'Begin a site with Halflight');
  return code === 0
    ? 'Created a git repository with a first commit.'
    : 'Created a git repository, but nothing is committed, probably because git does not know your name: "git commit" says what is missing.';
}

function toShown(folder: string, cwd: string): string {
  const way = relative(cwd, folder);
  if (way === '') return 'This folder';
  return way.startsWith('..') ? folder : way;
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);
