// Both are inlined by the build. The name of a part is between the two ends of the URL of its script.
declare const PARTS: readonly [serves: string, name: string, onReach: boolean][];
declare const PART_URL: readonly [start: string, end: string];

/**
 * Loads the scripts of the parts that a page has (`site/parts.ts`): at once, or when a visitor reaches for one of the elements they serve. A click that
 * comes before the script is repeated for it. If it cannot be loaded, links lead where they do without scripts.
 */
export function loadParts(): void {
  /** The scripts that were requested. */
  const requested = new Map<string, Promise<unknown>>();
  /** Those that have started or failed. */
  const settled = new Set<string>();
  /** Clicks are repeated once, not once for each click of a double-click. */
  let repeats = false;

  const load = (name: string): Promise<unknown> => {
    const loading =
      requested.get(name) ?? import(PART_URL.join(name)).catch(() => undefined).then(() => settled.add(name));
    requested.set(name, loading);
    return loading;
  };
  const look = (): void => {
    for (const [serves, name, onReach] of PARTS) if (!onReach && document.querySelector(serves)) void load(name);
  };
  const reach = (event: Event): void => {
    for (const [serves, name, onReach] of PARTS) {
      const element =
        onReach && !settled.has(name) && (event.target as Partial<Element>).closest?.<HTMLElement>(serves);
      if (!element) continue;
      const loading = load(name);
      const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      // With a modifier, a link opens in a new tab or window as usual.
      if (type !== 'click' || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (repeats) return;
      repeats = true;
      void loading.then(() => {
        repeats = false;
        element.click();
      });
    }
  };
  // In the capture phase, before React handles a click.
  for (const event of ['pointerover', 'focusin', 'touchstart', 'click']) addEventListener(event, reach, true);
  // React has rendered another page, or a demonstration has changed its look.
  for (const event of ['newpage', 'newlook']) addEventListener(event, look);
  look();
}
