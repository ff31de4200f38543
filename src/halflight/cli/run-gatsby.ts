import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { CHECK_STATE, RELEASE, WAITING } from '../gatsby/wait-for-check';
import { fromEngine, fromProject } from '../paths';

/** Milliseconds to wait for remaining output after Gatsby has exited. */
const LAST_WORDS = 2000;

/** What each process of Gatsby loads first. */
const LOADED_FIRST = ['cli/skip-parcel-snapshot.cjs', 'cli/load-while-waiting.cjs'];

/** A running Gatsby process. */
export interface RunningGatsby {
  /** Resolves to its exit code. */
  ended: Promise<number>;
  /** Releases a build that waits for the content check: see `gatsby/wait-for-check.ts`. */
  release: () => void;
  /** Kills it at once. */
  kill: () => void;
}

/** Whether Gatsby's own output is wanted, rather than our summary of it. */
export function showsOwnOutput(): boolean {
  return process.env.GATSBY_LOGGER !== undefined;
}

/** Runs Gatsby's CLI and resolves to its exit code. Parameters as in `startGatsby`. */
export function runGatsby(...started: Parameters<typeof startGatsby>): Promise<number> {
  return startGatsby(...started).ended;
}

/**
 * Starts Gatsby's CLI. `read` gets each line of its structured log and of any other output. If `GATSBY_LOGGER` is set, Gatsby's own output is passed
 * through instead.
 */
export function startGatsby(
  args: readonly string[],
  environment: Record<string, string>,
  read: (line: string) => void,
): RunningGatsby {
  const waits = environment[CHECK_STATE] === WAITING;
  const output = showsOwnOutput() ? 'inherit' : 'pipe';
  // Parcel, with which Gatsby compiles its configuration, would compare all files of the project with its cache: that takes longer than compiling.
  rmSync(fromProject('.cache/.parcel-cache'), { recursive: true, force: true });
  // Its packages use deprecated Node APIs, which no author can change.
  const options = ['--no-deprecation', ...LOADED_FIRST.flatMap((file) => ['--require', fromEngine(file)])];
  const gatsby = spawn(process.execPath, [...options, fromProject('node_modules/gatsby/cli.js'), ...args], {
    stdio: [waits ? 'pipe' : 'inherit', output, output],
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_LOGGER: 'json',
      // Since version 22, Node caches compiled scripts there: hundreds for Gatsby, in each of its processes. Of `.cache`, Gatsby leaves little but this
      // folder when it starts without a former build, as each preview does; `clean-start.ts` removes it when the code changes.
      NODE_COMPILE_CACHE: fromProject('.cache/webpack/halflight-compiled'),
      ...process.env,
      ...environment,
    },
  });
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', read);
  }
  // It may have exited before anything could be written to it.
  gatsby.stdin?.on('error', () => undefined);
  const stop = (signal: NodeJS.Signals) => gatsby.kill(signal);
  const follow = () => {
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  };
  // Until Gatsby is released, no signal is forwarded to it: if this command is stopped, Gatsby's input ends, and Gatsby exits by itself.
  if (!waits) follow();
  const ended = new Promise<number>((done, fail) => {
    gatsby.on('error', fail);
    gatsby.on('exit', (code, signal) => {
      // What follows, such as the check of the finished site, can be stopped as usual.
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const end = () => done(code ?? (signal ? 1 : 0));
      // Do not wait if a child process of Gatsby keeps the pipes open.
      const timer = setTimeout(end, LAST_WORDS);
      gatsby.on('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  });
  const release = () => {
    follow();
    gatsby.stdin?.end(RELEASE);
  };
  return { ended, release, kill: () => gatsby.kill('SIGKILL') };
}
