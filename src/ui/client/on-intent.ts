import { sitePrefix } from './site-prefix';
import { NEVER_AHEAD } from './speculation-rules';

// Both builds write these of `limits.ts` into the code: the inline script would carry others of that file with them.
declare const PREFETCH_QUEUE: number;
declare const PREFETCH_RETRY: number;

/**
 * Loads pages of this site that a visitor is about to go to: those whose links they point at, focus or touch. A few at once
 * (`PREFETCH_QUEUE`); the others wait their turn. Each is loaded once, and not at all if its link has a query; one that failed is forgotten after a while (`PREFETCH_RETRY`), and
 * loaded when it is pointed at again. It ends at the event `linkstaken`, and what waits then is not loaded.
 * @param load Loads what lies at a path, with the site's prefix, and resolves to whether it came. It may reject.
 */
export function onIntent(load: (path: string) => Promise<{ ok: boolean }>): void {
  const prefix = sitePrefix();
  const asked = new Set<string>();
  const waiting: string[] = [];
  let free = PREFETCH_QUEUE;

  const next = (): void => {
    const path = free > 0 && waiting.shift();
    if (!path) return;
    free -= 1;
    void load(path)
      .catch(() => undefined)
      .then((answer) => {
        free += 1;
        if (!answer?.ok) setTimeout(() => asked.delete(path), PREFETCH_RETRY);
        next();
      });
  };
  const listener = ({ target }: Event): void => {
    // A document has none above it.
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a:not([download])');
    if (!link) return;
    const { href, pathname, search } = link;
    if (
      search ||
      asked.has(pathname) ||
      pathname === location.pathname ||
      !href.startsWith(`${location.origin + prefix}/`) ||
      !pathname.endsWith('/') ||
      NEVER_AHEAD.includes(pathname.slice(prefix.length))
    )
      return;
    asked.add(pathname);
    waiting.push(pathname);
    next();
  };
  // Browsers take listeners on the window for passive: touches are not delayed.
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, listener);
  addEventListener('linkstaken', () => (free = -Infinity));
}

/** Whether nothing may be loaded that the visitor has not asked for: they save data, or the connection is slow. */
export function mustSaveData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData || connection?.effectiveType?.includes('2g');
}
