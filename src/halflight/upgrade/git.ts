import { spawnSync } from 'node:child_process';

/** The input and environment of git, besides its arguments. */
export interface GitOptions {
  input?: string;
  environment?: Record<string, string>;
}

/** The result of running git. */
interface GitOutcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** The maximum output of git, in bytes: a list of all files in a project is a few hundred kilobytes. */
const MOST_PRINTED = 2 ** 28;

/** Runs git in a folder and returns the result, even if it failed. Throws only if git cannot be run. */
export function tryGit(folder: string, args: readonly string[], { input, environment }: GitOptions = {}): GitOutcome {
  // Variables that a hook or another git has set refer to another repository.
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

/** Runs git in a folder and returns its output. Throws with its error message if it fails. */
export function git(folder: string, args: readonly string[], options: GitOptions = {}): string {
  const { status, stdout, stderr } = tryGit(folder, args, options);
  if (status !== 0) {
    const command = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c') ?? '';
    throw new Error(`git ${command} failed: ${stderr.trim()}`);
  }
  return stdout;
}
