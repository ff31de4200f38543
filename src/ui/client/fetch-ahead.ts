import { createQueue, markReady, mustSaveData, onIntent, onRest } from './on-intent';
import { sitePrefix } from './site-prefix';
import { toSpeculationRules, VIEW_RULES } from './speculation-rules';

/**
 * Gets the pages that a visitor is likely to go to ready as documents: by the browser itself where it knows speculation rules, else by fetching.
 * Never when they asked to save data. Once React changes pages in place `load-ahead.ts` does so for what is not ready by then.
 */
export function fetchAhead(): void {
  if (mustSaveData()) return;
  // TypeScript believes every browser to have it.
  const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
  if (supports?.('speculationrules')) {
    addRules(toSpeculationRules(sitePrefix()));
    const ask = createQueue((path) => {
      markReady(path);
      return Promise.resolve({ ok: true });
    });
    if (onRest(ask)) addRules(VIEW_RULES);
  } else {
    const ask = createQueue(async (path) => {
      const answer = await fetch(path, { priority: 'low' });
      if (answer.ok) markReady(path);
      return answer;
    });
    onIntent(ask);
    onRest(ask);
  }
}

function addRules(textContent: string): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent }));
}
