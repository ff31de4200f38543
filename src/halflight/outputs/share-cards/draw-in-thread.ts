import { startThread } from '../start-thread';
import type { Card, CardLook } from './card';

/** Cards that share a look, by their digest. */
export interface CardBatch {
  look: CardLook;
  cards: ReadonlyMap<string, Card>;
}

/** What a thread draws, and the folder that it draws into. */
export interface ThreadWork {
  batches: readonly CardBatch[];
  cache: string;
}

/**
 * Draws cards in a worker thread. Resolves when the thread has ended, even with an error: any card that is still missing is drawn when needed. Draws
 * nothing if Gatsby's hooks were not loaded from one file.
 */
export async function drawInThread(work: ThreadWork): Promise<void> {
  await startThread('drawBatches', work)?.ended.catch(() => undefined);
}
