import { mustSaveData, onIntent } from './on-intent';
import { isThere, loadPage } from './page-loader';

/**
 * Once React changes pages in place: loads for a link that a visitor is about to follow what that needs, the page's data and its code. Documents,
 * which `fetch-ahead.ts` got ready until then, are of no use any more.
 */
export function loadAhead(): void {
  dispatchEvent(new Event('linkstaken'));
  document.querySelector('script[type=speculationrules]')?.remove();
  if (!mustSaveData()) onIntent(async (path) => ({ ok: isThere(await loadPage(path)) }));
}
