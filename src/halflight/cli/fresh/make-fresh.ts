import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { checkContent } from '../../checks/check-content';
import { fromEngine, toShownPath } from '../../paths';
import { toClock } from '../../routes/visibility';
import { describeProblems } from '../../checks/describe-problems';
import { countErrors } from '../../checks/problem';
import { withFolder } from '../../sourcing/with-folder';
import type { Ask } from '../ask-in-terminal';
import { askForRest, isEnough, readOptions, type Answers } from './answers';
import { findUnsaved } from './find-unsaved';
import { replaceFolder } from './replace-folder';
import { writeStarters } from './starters';

const help = `Replaces the content with a small site of your own. It asks what it needs to know, or takes the answers as flags:

  npm run fresh
  npm run fresh -- --kind portfolio --name "Grace Example" --url grace.example --accent teal

  --kind       portfolio, company, blog or author
  --name       whose site it is
  --url        where it will be, such as ada.dev; until you know it, example.com will do for the preview

With these three it asks nothing, and the others have defaults:

  --accent     its accent colour, any CSS colour; burnt orange by default
  --language   the language that you write in, such as en, de or pt-BR; en by default
  --time-zone  such as Europe/Berlin; that of this machine by default
  --email      an address for visitors to write to; none by default

  --force      replaces even files that git could not bring back
  --help       shows this

The folder is content/, or the one that CONTENT_DIR names. Nothing else is touched.`;

/** What the command works on, and how it talks to the author. */
export interface Surroundings {
  /** The content folder, as an absolute path. */
  folder: string;
  ask: Ask;
  say: (text: string) => void;
  /** Prints an error message. */
  complain: (text: string) => void;
}

/** The command `npm run fresh`. Resolves to the exit code: 0 the new site is in place, 1 nothing was changed, 2 wrong command line. */
export async function makeFresh(
  args: readonly string[],
  { folder, ask, say, complain }: Surroundings,
): Promise<number> {
  const read = readOptions(args);
  if ('mistakes' in read) {
    complain([...read.mistakes, 'Nothing was changed. "npm run fresh -- --help" lists the flags.'].join('\n'));
    return 2;
  }
  const { given, force, help: wantsHelp } = read.options;
  if (wantsHelp) {
    say(help);
    return 0;
  }
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  const objection = () => objectionTo(real, force);
  const refuse = (reason: string) => {
    complain(`${reason}\nNothing was changed.`);
    return 1;
  };
  const first = objection();
  if (first) return refuse(first);
  if (!isEnough(given))
    say(
      `This replaces ${shown(real)}/ with a small site of your own. Press Ctrl+C before the last answer to leave everything as it is.\n`,
    );
  const answers = await askForRest(given, ask, say);
  if (!answers) return refuse('\nThere was no answer.');
  // Something may have been saved in the meantime.
  const second = objection();
  if (second) return refuse(second);
  try {
    const restorable = existsSync(real) && readdirSync(real).length > 0 && !findUnsaved(real);
    say(report(real, answers, replace(real, answers), restorable));
    return 0;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Why a folder must not be replaced; `undefined` if it may be. */
function objectionTo(folder: string, force: boolean): string | undefined {
  const name = shown(folder);
  if (isWithin(fromEngine(), folder)) return `${folder} holds Halflight itself: CONTENT_DIR must name another folder.`;
  const repository = findRepository(folder);
  if (repository !== undefined)
    return `${shown(repository)}/ is a git repository of its own, and its history would go with it. Empty it yourself, or name another folder with CONTENT_DIR.`;
  const unsaved = force ? undefined : findUnsaved(folder);
  if (!unsaved) return undefined;
  if ('all' in unsaved)
    return `What is in ${name}/ would be lost for good, because ${unsaved.all}.\nCommit it to git first, or add --force if nobody needs it.`;
  return [
    `${name}/ contains files that are not in git and would be lost for good:`,
    ...listed(unsaved.files),
    `Commit it ("git add ${name} && git commit"), or set it aside ("git stash --all -- ${name}"), then run this again; or add --force if nobody needs it.`,
  ].join('\n');
}

/** A folder that is a git repository of its own: this one, or one below it. */
function findRepository(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  // With their types, folders that links lead to are not searched: only the links would be removed.
  return readdirSync(folder, { recursive: true, withFileTypes: true }).find(({ name }) => name === '.git')?.parentPath;
}

/** Writes the new site beside the folder, checks it, and swaps the two. Returns the new files. */
function replace(folder: string, { kind, ...answers }: Answers): string[] {
  let files: string[] = [];
  replaceFolder(folder, (fresh) => {
    files = writeStarters(kind, { ...answers, today: toClock(answers.timeZone, false).today }, fresh);
    const { problems } = checkContent(fresh);
    // A warning may be one of the author's own language, into which our words are not translated: `npm run check` says what to do.
    if (countErrors(problems) > 0) throw new Error(describeProblems(problems, { folder: fresh }));
  });
  return files;
}

function report(folder: string, { name }: Answers, files: readonly string[], restorable: boolean): string {
  const path = shown(folder);
  const inside = path !== folder && !path.startsWith('..');
  const restore = inside ? `git checkout HEAD -- ${path}` : `git -C ${path} checkout HEAD -- .`;
  return [
    `\n${path}/ now holds the site of ${name}:`,
    ...files.map((file) => `  ${file}`),
    '\nComments in each file say what to write there. Files with "draft: true" are only shown in the preview.',
    `Look at it with "${withFolder('npm start', folder)}". Write more with "${withFolder('npm run new', folder)}".`,
    ...(restorable
      ? [`What was there before is still in git: "${restore}" brings it back, beside the new files.`]
      : []),
  ].join('\n');
}

const MOST_LISTED = 12;

function listed(files: readonly string[]): string[] {
  const more = files.length - MOST_LISTED;
  return [...files.slice(0, MOST_LISTED).map((file) => `  ${file}`), ...(more > 0 ? [`  and ${more} more`] : [])];
}

/** A folder relative to the working directory. */
function shown(folder: string): string {
  return toShownPath(folder);
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}
