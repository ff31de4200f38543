import { Worker } from 'node:worker_threads';
import type { Card, CardLook } from './card';

/** Cards that share a look, by their digests. */
export interface CardBatch {
  look: CardLook;
  cards: ReadonlyMap<string, Card>;
}

/** What a thread is to draw, and the folder that it draws into. */
export interface ThreadWork {
  batches: readonly CardBatch[];
  kept: string;
}

/** All that the thread does: Gatsby's hooks are one file, which has the code for it. */
const PROGRAM = `
const { workerData } = require('node:worker_threads');
require(process.env.HALFLIGHT_HOOKS).drawBatches(workerData);
`;

/**
 * Draws cards in a thread of its own; resolves when it has ended, however it did: what it has not drawn is drawn by whoever needs it. Where Gatsby's
 * hooks were not loaded from one file, it draws nothing.
 */
export function drawInThread(workerData: ThreadWork): Promise<void> {
  if (process.env.HALFLIGHT_HOOKS === undefined) return Promise.resolve();
  const thread = new Worker(PROGRAM, { eval: true, workerData });
  return new Promise((done) => {
    thread.once('error', () => done());
    thread.once('exit', () => done());
  });
}
