import { NEVER_AHEAD } from './speculation-rules';

// Both builds inject these constants of `limits.ts`: importing them would pull others of that file into the scripts.
declare const PREFETCH_QUEUE: number;
declare const PREFETCH_RETRY: number;
declare const PREFETCH_REST: number;
// The path prefix of every URL of the site.
declare const __BASE_PATH__: string;

/**
 * Asks for the page behind a link to be made ready. Returns whether it was accepted: not if the link leads to no page of this site, or its page was
 * asked for before.
 */
export type Ask = (link: HTMLAnchorElement) => boolean;

/**
 * Creates a queue that loads pages of this site ahead, a few at once (`PREFETCH_QUEUE`). Each page is loaded once, and not at all if its link has a
 * query or the browser already has its document (`markReady`); one that failed may be asked for again after a while (`PREFETCH_RETRY`). The event
 * `linkstaken` ends the queue and drops what is waiting.
 * @param load Loads a path, which includes the site's prefix, and resolves to whether that worked. It may reject.
 */
export function createQueue(load: (path: string) => Promise<boolean>): Ask {
  const asked = new Set([location.pathname]);
  const waiting: string[] = [];
  let free = PREFETCH_QUEUE;

  const next = async (): Promise<void> => {
    const path = free > 0 && waiting.shift();
    if (!path) return;
    free -= 1;
    if (!(await load(path).catch(() => false))) setTimeout(() => asked.delete(path), PREFETCH_RETRY);
    free += 1;
    void next();
  };
  addEventListener('linkstaken', () => (free = -Infinity));
  return (link) => {
    const path = pathOf(link);
    // Interactive links start React in place, such as the link to the search in every language.
    if (
      !path ||
      link.matches('[download], [data-ahead], [data-interactive]') ||
      asked.has(path) ||
      !path.startsWith(`${__BASE_PATH__}/`) ||
      !path.endsWith('/') ||
      NEVER_AHEAD.includes(path.slice(__BASE_PATH__.length))
    )
      return false;
    asked.add(path);
    waiting.push(path);
    void next();
    return true;
  };
}

/** Asks for pages that a visitor is about to open: those whose links they point at, focus or touch. */
export function onIntent(ask: Ask): void {
  const listener = ({ target }: Event): void => {
    // A document has no `closest`.
    const link = (target as Partial<Element>).closest?.('a');
    if (link) ask(link);
  };
  // Browsers treat listeners on the window as passive: touches are not delayed.
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, listener);
}

/**
 * On touch screens, where nobody points at a link before following it: asks for pages whose links are in view while the visitor rests
 * (`PREFETCH_REST`), links in `main` first, at most `PREFETCH_QUEUE` per rest. Waits until the page itself has loaded.
 */
export function onRest(ask: Ask): void {
  if (!matchMedia('(hover: none)').matches) return;
  let timer: ReturnType<typeof setTimeout>;
  // Asking each link where it is would have the browser lay out the page for the answer.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    let left = PREFETCH_QUEUE;
    for (const { target, intersectionRect } of entries) {
      if (intersectionRect.width > 0 && ask(target as HTMLAnchorElement)) {
        left -= 1;
        // There may be more in view.
        if (left === 0) return rest();
      }
    }
  });
  const look = (): void => {
    if (mustSaveData()) return;
    for (const links of ['main a', 'a']) {
      for (const link of document.querySelectorAll(links)) observer.observe(link);
    }
  };
  const rest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, PREFETCH_REST);
  };
  // A touch may open a menu, and scrolling continues after a touch.
  for (const event of ['load', 'scroll', 'touchend', 'newpage']) addEventListener(event, rest);
  if (document.readyState === 'complete') rest();
}

/**
 * Records that the browser has the document of a path, or will have it: the speculation rules fetch what is marked, and React leaves these links to
 * the browser.
 */
export function markReady(path: string): void {
  for (const link of document.querySelectorAll('a')) {
    if (pathOf(link) === path) link.dataset.ahead = '';
  }
}

/** The path that a link leads to, if it is on this origin and has no query; else `false`. */
function pathOf({ origin, pathname, search }: HTMLAnchorElement): string | false {
  return origin === location.origin && !search && pathname;
}

/** Whether nothing may be loaded that the visitor did not ask for: they save data, or the connection is slow. */
export function mustSaveData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData || connection?.effectiveType?.includes('2g');
}
