import { spawn } from 'node:child_process';

/** Milliseconds until a server must respond, including the time that npx may take to download it. */
const STARTED_WITHIN = 600_000;

export interface Server {
  /** Its output so far. */
  output: () => string;
  /** Stops it with all its child processes. */
  stop: () => Promise<void>;
}

/**
 * Starts a server with a command. Resolves once `url` responds; throws with the server's output if it exits first or does not respond within
 * `STARTED_WITHIN`.
 */
export async function startServer(
  [program, ...args]: readonly [program: string, ...args: string[]],
  url: string,
  { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Server> {
  // A process group of its own, so that its child processes are stopped with it.
  const child = spawn(program, args, { cwd, env, detached: true });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  for (const start = Date.now(); ; await new Promise((done) => setTimeout(done, 200))) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return { output: () => output, stop };
    if (child.exitCode === null && Date.now() - start < STARTED_WITHIN) continue;
    await stop();
    throw new Error(`${[program, ...args].join(' ')} did not start:\n${output}`);
  }
}
