import { createQueue, markReady, mustSaveData, onIntent, onRest } from './on-intent';

type Supports = (type: string) => boolean;

/**
 * Gets the pages that a visitor is likely to go to ready as documents: by the browser itself where it knows speculation rules, which stand in the
 * page (`speculation-rules.ts`), else by fetching. Never when they asked to save data. Once React changes pages in place `load-ahead.ts` does so for
 * what is not ready by then.
 */
export function fetchAhead(): void {
  const mustSave = mustSaveData();
  // TypeScript believes every browser to have it.
  const byRules = !mustSave && (HTMLScriptElement as { supports?: Supports }).supports?.('speculationrules');
  if (!byRules) for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  if (mustSave) return;
  const ask = createQueue(async (path) => {
    const isReady = byRules || (await fetch(path, { priority: 'low' })).ok;
    if (isReady) markReady(path);
    return isReady;
  });
  if (!byRules) onIntent(ask);
  onRest(ask);
}
