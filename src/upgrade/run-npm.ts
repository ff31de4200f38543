import { spawn } from 'node:child_process';

/** How a run of npm ended, and all that it said. */
export interface NpmOutcome {
  code: number | null;
  output: string;
}

/** Runs npm in a folder. */
export type RunNpm = (
  folder: string,
  args: readonly string[],
  environment?: Record<string, string>,
) => Promise<NpmOutcome>;

/**
 * What npm tells the scripts that it runs about the project that they are of, which it would take for the project of the folder, and about its own
 * run: that was to be a dry one, or to say nothing.
 */
const OF_ANOTHER_RUN =
  /^(?:npm_config_(?:local_prefix|dry_run|loglevel)|npm_package_.*|npm_lifecycle_.*|INIT_CWD|HALFLIGHT_HOOKS)$/i;

/** Runs npm, the one that runs this if one does. */
export const runNpm: RunNpm = (folder, args, environment = {}) => {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_ANOTHER_RUN.test(name));
  const { npm_execpath: own = '' } = process.env;
  // On Windows `npm` is no program that can be started as such.
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
