import { parentPort, type Worker } from 'node:worker_threads';
import { checkContent } from '../checks/check-content';
import type { Problem } from '../problem';
import { startThread } from '../outputs/start-thread';

/** The result of checking the content. */
export interface CheckResult {
  problems: readonly Problem[];
  /** The files that can be read, relative to the content folder. */
  readable: ReadonlySet<string>;
}

/** The thread that checks, while it runs. */
let thread: Worker | undefined;

/** Handles the next result. */
let show: (result: CheckResult) => void;

/**
 * Checks the content folder in a thread, so that the preview shows an edit without waiting for the check. Calls `whenDone` afterwards; if it is
 * called again meanwhile, only the last `whenDone`. Calls `whenFailed` with the error if the check itself fails.
 */
export function checkInBackground(
  folder: string,
  whenDone: (result: CheckResult) => void,
  whenFailed: (error: Error) => void,
): void {
  show = whenDone;
  thread ??= start(folder, whenFailed);
  if (thread) thread.postMessage(undefined);
  else show(runCheck(folder));
}

function start(folder: string, whenFailed: (error: Error) => void): Worker | undefined {
  const started = startThread('checkInThread', folder);
  started?.thread.on('message', (result: CheckResult) => show(result));
  // Lets the preview end without waiting for the thread. Must come after adding the listener, which would make it wait.
  started?.thread.unref();
  started?.ended.catch(whenFailed).finally(() => (thread = undefined));
  return started?.thread;
}

/** What the thread runs: it checks the folder whenever it is asked to. */
export function checkInThread(folder: string): void {
  parentPort?.on('message', () => parentPort?.postMessage(runCheck(folder)));
}

function runCheck(folder: string): CheckResult {
  const { content, problems } = checkContent(folder);
  return { problems, readable: new Set(content.entries.map(({ filePath }) => filePath)) };
}
