import { createQueue, mustSaveData, onIntent, onRest } from './on-intent';
import { isThere, loadPage } from './page-loader';
import { VIEW_RULES } from './speculation-rules';

/**
 * Once React changes pages in place: loads for a link that a visitor is likely to follow what that needs, the page's data and its code. No more
 * documents are got ready; those that are there already the browser keeps, and opens (`take-over-links.ts`), so that nothing comes twice.
 */
export function loadAhead(): void {
  dispatchEvent(new Event('linkstaken'));
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) {
    // Without them the browser would forget what it has.
    if (rules.textContent !== VIEW_RULES) rules.remove();
  }
  if (mustSaveData()) return;
  const ask = createQueue(async (path) => ({ ok: isThere(await loadPage(path)) }));
  onIntent(ask);
  onRest(ask);
}
