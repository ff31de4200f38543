import { Worker } from 'node:worker_threads';

/** A thread that works while Gatsby does. */
export interface BuildThread {
  thread: Worker;
  /** Resolves when it has ended; rejects with its error. */
  ended: Promise<void>;
}

/**
 * Starts a worker thread that calls a function of `hooks.ts` with a copy of `workerData`. Returns `undefined` if Gatsby's hooks were not loaded from
 * one file, as in unit tests.
 */
export function startThread(
  hook: 'checkInThread' | 'drawBatches' | 'indexInThread',
  workerData: unknown,
): BuildThread | undefined {
  const hooks = process.env.HALFLIGHT_HOOKS;
  if (hooks === undefined) return undefined;
  const program = `
    const { workerData } = require('node:worker_threads');
    require(${JSON.stringify(hooks)}).${hook}(workerData);
  `;
  const thread = new Worker(program, { eval: true, workerData });
  const ended = new Promise<void>((done, fail) => {
    thread.once('error', fail);
    thread.once('exit', () => done());
  });
  // Whoever awaits it gets the error; until then it must not crash the build.
  ended.catch(() => undefined);
  return { thread, ended };
}
