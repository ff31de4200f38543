import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { CHECK_STATE, RELEASE, WAITING } from '../gatsby/wait-for-check';

/** Milliseconds that what is left in the pipes may take to arrive after Gatsby has ended. */
const LAST_WORDS = 2000;

/** Gatsby, at work. */
export interface RunningGatsby {
  /** Its exit code. */
  ended: Promise<number>;
  /** Lets a build go on that waits for the check of the content: see `gatsby/wait-for-check.ts`. */
  release: () => void;
  /** Ends it at once. */
  kill: () => void;
}

/** Whether Gatsby's own output is wanted, rather than what is made of it. */
export function showsOwnOutput(): boolean {
  return process.env.GATSBY_LOGGER !== undefined;
}

/** Runs Gatsby's own command line; resolves to its exit code. The rest is as with `startGatsby`. */
export function runGatsby(...started: Parameters<typeof startGatsby>): Promise<number> {
  return startGatsby(...started).ended;
}

/**
 * Starts Gatsby's own command line. `read` gets each line of its structured log and of whatever else it prints; who sets `GATSBY_LOGGER`
 * wants to see Gatsby's own output, which is then passed through.
 */
export function startGatsby(
  args: readonly string[],
  environment: Record<string, string>,
  read: (line: string) => void,
): RunningGatsby {
  const waits = environment[CHECK_STATE] === WAITING;
  const output = showsOwnOutput() ? 'inherit' : 'pipe';
  // What its packages use of Node that is on its way out is nothing an author could change.
  const gatsby = spawn(process.execPath, ['--no-deprecation', resolve('node_modules/gatsby/cli.js'), ...args], {
    stdio: [waits ? 'pipe' : 'inherit', output, output],
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_LOGGER: 'json',
      // From version 22 on, Node keeps there what it compiled of the scripts that it loads: of Gatsby that is hundreds, in each of its processes.
      NODE_COMPILE_CACHE: resolve('.cache/halflight-compiled'),
      ...process.env,
      ...environment,
    },
  });
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', read);
  }
  // It may have ended before it could be told anything.
  gatsby.stdin?.on('error', () => undefined);
  const stop = (signal: NodeJS.Signals) => gatsby.kill(signal);
  const follow = () => {
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  };
  // Until it is told to go on, whoever stops the command ends both: without the command it goes no further.
  if (!waits) follow();
  const ended = new Promise<number>((done, fail) => {
    gatsby.on('error', fail);
    gatsby.on('exit', (code, signal) => {
      const end = () => done(code ?? (signal ? 1 : 0));
      // Should something that it started hold the pipes open, nobody waits for that.
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
