import { Worker } from 'node:worker_threads';
import type { Card, CardLook } from './card';

/** Cards that share a look, by their digest. */
export interface CardBatch {
  look: CardLook;
  cards: ReadonlyMap<string, Card>;
}

/** What a thread draws, and the folder that it draws into. */
export interface ThreadWork {
  batches: readonly CardBatch[];
  kept: string;
}

/** The program of the thread: Gatsby's hooks are one file, which contains the code for it. */
const PROGRAM = `
const { workerData } = require('node:worker_threads');
require(process.env.HALFLIGHT_HOOKS).drawBatches(workerData);
`;

/**
 * Draws cards in a worker thread. Resolves when the thread has ended, even with an error: whoever needs a missing card draws it. Draws nothing if
 * Gatsby's hooks were not loaded from one file.
 */
export function drawInThread(workerData: ThreadWork): Promise<void> {
  if (process.env.HALFLIGHT_HOOKS === undefined) return Promise.resolve();
  const thread = new Worker(PROGRAM, { eval: true, workerData });
  return new Promise((done) => {
    thread.once('error', () => done());
    thread.once('exit', () => done());
  });
}
