import { spawn } from 'node:child_process';

/** The exit code of npm, and all of its output. */
export interface NpmOutcome {
  code: number | null;
  output: string;
}

export type RunNpm = (
  folder: string,
  args: readonly string[],
  environment?: Record<string, string>,
) => Promise<NpmOutcome>;

/**
 * Variables that npm sets for the scripts it runs. They describe the project and options of that run (such as a dry run, or a log level), which
 * another npm would apply to its own. `GITHUB_ACTIONS` would make the check print annotations, which belong only in the log of a workflow.
 */
const OF_ANOTHER_RUN =
  /^(?:npm_config_(?:local_prefix|dry_run|loglevel)|npm_package_.*|npm_lifecycle_.*|INIT_CWD|HALFLIGHT_HOOKS|GITHUB_ACTIONS)$/i;

/** Runs npm: the same one that runs this command, if any. */
export const runNpm: RunNpm = (folder, args, environment = {}) => {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_ANOTHER_RUN.test(name));
  const { npm_execpath: own = '' } = process.env;
  // On Windows `npm` is not an executable that can be spawned.
  const [program, first] = /\.c?js$/.test(own) ? [process.execPath, [own]] : ['npm', []];
  const child = spawn(program, [...first, ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((done) => {
    child.on('error', (error) => done({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code, output }));
  });
};
