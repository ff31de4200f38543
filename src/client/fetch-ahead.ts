import { toSpeculationRules } from './speculation-rules';

declare const PREFETCH_QUEUE: number;
declare const PREFETCH_RETRY: number;

/** Gets the next page ready when a visitor is about to go there; never when they asked to save data. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const prefix = document.documentElement.dataset.prefix ?? '';
  // TypeScript believes every browser to have it.
  const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
  if (supports?.('speculationrules')) addSpeculationRules(prefix);
  else fetchOnIntent();
}

function addSpeculationRules(prefix: string): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = toSpeculationRules(prefix);
  document.head.append(rules);
}

function fetchOnIntent(): void {
  const asked = new Set<string>();
  let active = 0;
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || active >= PREFETCH_QUEUE || !link.pathname.endsWith('/')) return;
    const address = link.origin + link.pathname;
    if (asked.has(address) || link.pathname === location.pathname || link.pathname.endsWith('/contact/sent/')) return;
    asked.add(address);
    active += 1;
    fetch(address, { priority: 'low' })
      .catch(() => setTimeout(() => asked.delete(address), PREFETCH_RETRY))
      .finally(() => (active -= 1));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, onIntent, { passive: true });
}
