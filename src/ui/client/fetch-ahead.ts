import { mustSaveData, onIntent } from './on-intent';
import { sitePrefix } from './site-prefix';
import { toSpeculationRules } from './speculation-rules';

/**
 * Gets the next page ready as a document when a visitor is about to go there: by the browser itself where it knows speculation rules, else
 * by fetching. Never when they asked to save data. Once React changes pages in place `load-ahead.ts` takes its place.
 */
export function fetchAhead(): void {
  if (mustSaveData()) return;
  // TypeScript believes every browser to have it.
  const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
  const type = 'speculationrules';
  if (supports?.(type)) {
    const textContent = toSpeculationRules(sitePrefix());
    document.head.append(Object.assign(document.createElement('script'), { type, textContent }));
  } else {
    onIntent((path) => fetch(path, { priority: 'low' }));
  }
}
