import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fromEngine, fromProject } from '../paths';
import { GATSBY_OUTPUT_TIMEOUT } from '../limits';

/** What every Gatsby process loads first. */
const LOADED_FIRST = 'cli/skip-parcel-snapshot.cjs';

/** A running Gatsby process. */
interface RunningGatsby {
  /** Resolves to its exit code. */
  ended: Promise<number>;
  stop: () => void;
}

/**
 * Starts Gatsby's CLI. `read` gets each line of its structured log and other output. If `GATSBY_LOGGER` is set, Gatsby's own output is passed through
 * instead.
 */
export function startGatsby(
  args: readonly string[],
  environment: Record<string, string>,
  read: (line: string) => void,
): RunningGatsby {
  const output = process.env.GATSBY_LOGGER !== undefined ? 'inherit' : 'pipe';
  // Parcel, with which Gatsby compiles its configuration, would compare every file of the project with its cache, which is slower than compiling.
  rmSync(fromProject('.cache/.parcel-cache'), { recursive: true, force: true });
  // Gatsby's packages use deprecated Node APIs; authors can do nothing about it.
  const options = ['--no-deprecation', '--require', fromEngine(LOADED_FIRST)];
  const gatsby = spawn(process.execPath, [...options, fromProject('node_modules/gatsby/cli.js'), ...args], {
    stdio: ['inherit', output, output],
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      // No surveys.
      GATSBY_FEEDBACK_DISABLED: '1',
      GATSBY_LOGGER: 'json',
      // Since version 22, Node caches compiled scripts there, which helps each of Gatsby's processes. When it starts from scratch, as each preview
      // does, Gatsby keeps little of `.cache` but this folder. `clean-start.ts` removes it when the code changes.
      NODE_COMPILE_CACHE: fromProject('.cache/webpack/halflight-compiled'),
      ...process.env,
      ...environment,
    },
  });
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', read);
  }
  const stop = (signal: NodeJS.Signals): void => void gatsby.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const ended = new Promise<number>((done, fail) => {
    gatsby.on('error', fail);
    gatsby.on('exit', (code, signal) => {
      // From here on, for example during the check of the finished site, signals act as usual.
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const end = () => done(code ?? (signal ? 1 : 0));
      // Do not wait if a child process of Gatsby keeps the pipes open.
      const timer = setTimeout(end, GATSBY_OUTPUT_TIMEOUT);
      gatsby.on('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  });
  return { ended, stop: () => stop('SIGTERM') };
}
