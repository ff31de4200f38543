import { spawnSync, type SpawnSyncReturns } from 'node:child_process';

/** The exit code of a program, `null` if it could not be run to its end, and what it printed. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program in a folder. What it prints is returned, or shown right away. */
export type RunProgram = (
  folder: string,
  program: string,
  args: readonly string[],
  options?: { shown?: boolean; environment?: Record<string, string> },
) => Outcome;

/**
 * Variables that npm sets for what it runs, and the engine for what it starts: they are about that run (such as a dry run, or a log level) and about the
 * engine that runs now. `GITHUB_ACTIONS` would make the check print annotations, which belong only in the log of a workflow.
 */
const OF_ANOTHER_RUN =
  /^(?:npm_config_(?:local_prefix|dry_run|loglevel|yes)|npm_package_.*|npm_lifecycle_.*|INIT_CWD|HALFLIGHT_(?:ENGINE|HOOKS)|GITHUB_ACTIONS)$/i;

/** The maximum output of a program, in bytes: a list of what changes in a large content folder has megabytes. */
const MOST_PRINTED = 2 ** 28;

/** What `spawnSync` returns: `null` for what was shown. */
type Printed = Pick<SpawnSyncReturns<string | null>, 'error' | 'status' | 'stdout' | 'stderr'>;

export const runProgram: RunProgram = (folder, program, args, { shown = false, environment = {} } = {}) => {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_ANOTHER_RUN.test(name));
  const printed: Printed = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), ...environment },
    maxBuffer: MOST_PRINTED,
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // On Windows npm and pnpm are scripts.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  const { error, status, stdout, stderr } = printed;
  return { code: status, stdout: stdout ?? '', stderr: error ? error.message : (stderr ?? '') };
};
