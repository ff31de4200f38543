import { createQueue, mustSaveData, onIntent, onRest } from './on-intent';
import { isThere, loadPage } from './page-loader';

/**
 * Once React changes pages in place: loads for a link that a visitor is likely to follow what that needs, the page's data and its code. No more
 * documents are got ready; those that are there already the browser keeps, and opens (`take-over-links.ts`), so that nothing comes twice.
 */
export function loadAhead(): void {
  dispatchEvent(new Event('linkstaken'));
  // The others stay: without them the browser would forget what it has.
  document.querySelector('#_intent-rules')?.remove();
  if (mustSaveData()) return;
  const ask = createQueue(async (path) => isThere(await loadPage(path)));
  onIntent(ask);
  onRest(ask);
}
