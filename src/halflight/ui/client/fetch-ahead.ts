import { createQueue, markReady, mustSaveData, onIntent, onRest } from './on-intent';

type Supports = (type: string) => boolean;

/** Removes the speculation rules of the page, so that the browser loads no page ahead by them. */
export function withdrawRules(): void {
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
}

/**
 * Prefetches the documents of pages that a visitor is likely to open: by the speculation rules in the page (`speculation-rules.ts`) where the browser
 * supports them, else by `fetch`. Never for visitors who asked to save data. Once React changes pages in place, `load-ahead.ts` takes over for pages
 * that are not ready by then.
 */
export function fetchAhead(): void {
  // React came first, and `load-ahead.ts` with it.
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
