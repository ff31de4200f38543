import { spawnSync } from 'node:child_process';

/** What git may be told besides its arguments. */
export interface GitOptions {
  /** What it reads from its standard input. */
  input?: string;
  environment?: Record<string, string>;
}

/** How git ended, and what it said. */
interface GitOutcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** The most that git may print, in bytes: the list of all files of a project is a few hundred kilobytes. */
const MOST_PRINTED = 2 ** 28;

/** Runs git in a folder, whatever it comes to. Throws only where git is not installed. */
export function tryGit(folder: string, args: readonly string[], { input, environment }: GitOptions = {}): GitOutcome {
  // What a hook or another git has set is about another repository.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY)$/.test(name),
    ),
  );
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MOST_PRINTED,
    env: { ...inherited, LC_ALL: 'C', ...environment },
    ...(input !== undefined && { input }),
  });
  if (error && 'code' in error && error.code === 'ENOENT') throw new Error('git is not installed.');
  if (error) throw error;
  return { status, stdout, stderr };
}

/** Runs git in a folder and returns what it printed. Throws with what it complained of where it fails. */
export function git(folder: string, args: readonly string[], options: GitOptions = {}): string {
  const { status, stdout, stderr } = tryGit(folder, args, options);
  if (status !== 0) {
    const command = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c') ?? '';
    throw new Error(`git ${command} failed: ${stderr.trim()}`);
  }
  return stdout;
}
