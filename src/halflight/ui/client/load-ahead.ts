import { createQueue, mustSaveData, onIntent, onRest } from './on-intent';
import { isThere, loadPage } from './page-loader';

/**
 * Once React navigates in place, loads the data and code of pages that a visitor is likely to open. No more documents are prefetched; the browser
 * keeps those it already has and opens them (`take-over-links.ts`), so that nothing is loaded twice.
 */
export function loadAhead(): void {
  dispatchEvent(new Event('linkstaken'));
  // The other rules stay: without them, the browser would discard what it has prefetched.
  document.querySelector('#_intent-rules')?.remove();
  if (mustSaveData()) return;
  const ask = createQueue(async (path) => isThere(await loadPage(path)));
  onIntent(ask);
  onRest(ask);
}
