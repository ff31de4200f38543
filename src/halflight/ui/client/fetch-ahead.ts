import { createQueue, markReady, mustSaveData, onIntent, onRest } from './on-intent';

type Supports = (type: string) => boolean;

/** Removes the page's speculation rules, so that the browser loads no pages ahead. */
export function withdrawRules(): void {
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
}

/**
 * Prefetches the documents of pages that a visitor is likely to open: with the page's speculation rules (`speculation-rules.ts`) where the browser
 * supports them, otherwise with `fetch`. Never for visitors who asked to save data. Once React navigates in place, `load-ahead.ts` takes over for
 * pages that are not prefetched by then.
 */
export function fetchAhead(): void {
  // React started first, and with it `load-ahead.ts`.
  if ('___loader' in window) return;
  const mustSave = mustSaveData();
  // TypeScript assumes that every browser has it.
  const byRules = !mustSave && (HTMLScriptElement as { supports?: Supports }).supports?.('speculationrules');
  if (!byRules) withdrawRules();
  if (mustSave) return;
  const ask = createQueue(async (path) => {
    const isReady = byRules || (await fetch(path, { priority: 'low' })).ok;
    if (isReady) markReady(path);
    return isReady;
  });
  if (!byRules) onIntent(ask);
  onRest(ask);
}
