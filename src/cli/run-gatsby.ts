import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Milliseconds that what is left in the pipes may take to arrive after Gatsby has ended. */
const LAST_WORDS = 2000;

/**
 * Runs Gatsby's own command line. `read` gets each line of its structured log and of whatever else it prints; who sets `GATSBY_LOGGER`
 * wants to see Gatsby's own output, which is then passed through. Resolves to its exit code.
 */
export function runGatsby(
  args: readonly string[],
  environment: Record<string, string>,
  read: (line: string) => void,
): Promise<number> {
  const own = process.env.GATSBY_LOGGER !== undefined;
  const gatsby = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), ...args], {
    stdio: own ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_LOGGER: 'json', ...process.env, ...environment },
  });
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', read);
  }
  const stop = (signal: NodeJS.Signals) => gatsby.kill(signal);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return new Promise((done, fail) => {
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
}
