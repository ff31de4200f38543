import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs Gatsby's own command line, its output passed through. Resolves to its exit code. */
export function runGatsby(args: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  const gatsby = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), ...args], {
    stdio: 'inherit',
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env, ...environment },
  });
  const stop = (signal: NodeJS.Signals) => gatsby.kill(signal);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return new Promise((done) => gatsby.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0))));
}
