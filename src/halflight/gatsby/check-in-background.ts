import { parentPort, type Worker } from 'node:worker_threads';
import { checkContent } from '../checks/check-content';
import type { Problem } from '../checks/problem';
import { startThread } from '../outputs/start-thread';
import { fromProject } from '../paths';
import { keepIn } from '../sourcing/kept';

/** What the check says of the content. */
export interface CheckResult {
  problems: readonly Problem[];
  /** The files that can be read, relative to the content folder. */
  readable: ReadonlySet<string>;
}

/** The thread that checks, as long as it runs. */
let thread: Worker | undefined;

/** What is to be done with the next result. */
let show: (result: CheckResult) => void;

/**
 * Checks the content folder in a thread, so that the preview need not wait for it before it shows an edit. Calls `whenDone` afterwards; if it is called
 * again meanwhile, only the `whenDone` of the last call. `whenFailed` gets the error of a check that could not be made.
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
  // The preview ends without waiting for it. After the listener, which would make it wait.
  started?.thread.unref();
  started?.ended.catch(whenFailed).finally(() => (thread = undefined));
  return started?.thread;
}

/** What the thread runs: it checks the folder each time that it is asked to. */
export function checkInThread(folder: string): void {
  keepIn(fromProject());
  parentPort?.on('message', () => parentPort?.postMessage(runCheck(folder)));
}

function runCheck(folder: string): CheckResult {
  const { content, problems } = checkContent(folder);
  return { problems, readable: new Set(content.entries.map(({ filePath }) => filePath)) };
}
