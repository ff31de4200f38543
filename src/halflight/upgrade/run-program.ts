import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { PROGRAM_OUTPUT_BYTES } from '../limits';

/** The exit code of a program, `null` if it did not run to its end, and its output. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program in a folder. Its output is returned, or shown immediately. */
export type RunProgram = (
  folder: string,
  program: string,
  args: readonly string[],
  options?: { shown?: boolean; environment?: Record<string, string> },
) => Outcome;

/**
 * Variables that npm sets for what it runs, and the engine for its subprocesses: they describe that run (such as a dry run, or a log level) and the
 * current engine. `GITHUB_ACTIONS` would make the check print annotations, which belong only in the log of a workflow.
 */
const OF_ANOTHER_RUN =
  /^(?:npm_config_(?:local_prefix|dry_run|loglevel|yes)|npm_package_.*|npm_lifecycle_.*|INIT_CWD|HALFLIGHT_(?:ENGINE|HOOKS)|GITHUB_ACTIONS)$/i;

/** What `spawnSync` returns; output is `null` if it was shown. */
type Printed = Pick<SpawnSyncReturns<string | null>, 'error' | 'status' | 'stdout' | 'stderr'>;

export const runProgram: RunProgram = (folder, program, args, { shown = false, environment = {} } = {}) => {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_ANOTHER_RUN.test(name));
  const printed: Printed = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), ...environment },
    maxBuffer: PROGRAM_OUTPUT_BYTES,
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // On Windows npm and pnpm are scripts.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  const { error, status, stdout, stderr } = printed;
  return { code: status, stdout: stdout ?? '', stderr: error ? error.message : (stderr ?? '') };
};
