import { NEVER_AHEAD } from './speculation-rules';

// Both builds inject these constants of `limits.ts`: importing them would pull others of that file into the scripts.
declare const PREFETCH_QUEUE: number;
declare const PREFETCH_RETRY: number;
declare const PREFETCH_REST: number;
// The path prefix of every URL of the site.
declare const __BASE_PATH__: string;

/**
 * Requests that the page behind a link be made ready. Returns whether the request was accepted: not if the link leads to no page of this site, or its
 * page was already requested.
 */
export type Ask = (link: HTMLAnchorElement) => boolean;

/**
 * Creates a queue that loads pages of this site ahead, a few at a time (`PREFETCH_QUEUE`). Each page is loaded once, and not at all if its link has a
 * query or the browser already has its document (`markReady`); a failed page may be requested again after a while (`PREFETCH_RETRY`). The event
 * `linkstaken` ends the queue and drops waiting requests.
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
    // Excludes links that start React in place, such as the link to the search in any language.
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

/** Requests pages that a visitor is about to open: those whose links they hover over, focus or touch. */
export function onIntent(ask: Ask): void {
  const listener = ({ target }: Event): void => {
    // The document has no `closest`.
    const link = (target as Partial<Element>).closest?.('a');
    if (link) ask(link);
  };
  // On the window, browsers treat touch listeners as passive, so touches are not delayed.
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, listener);
}

/**
 * On touch screens, which have no hover, requests pages whose links are in view while the visitor is not scrolling (`PREFETCH_REST`): links in `main`
 * first, at most `PREFETCH_QUEUE` each time. Waits until the page itself has loaded.
 */
export function onRest(ask: Ask): void {
  if (!matchMedia('(hover: none)').matches) return;
  let timer: ReturnType<typeof setTimeout>;
  // Measuring each link instead would force a layout.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    let left = PREFETCH_QUEUE;
    for (const { target, intersectionRect } of entries) {
      if (intersectionRect.width > 0 && ask(target as HTMLAnchorElement)) {
        left -= 1;
        // More links may be in view.
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
 * Records that the browser has the document of a path, or will have it: speculation rules fetch marked links, and React leaves these links to the
 * browser.
 */
export function markReady(path: string): void {
  for (const link of document.querySelectorAll('a')) {
    if (pathOf(link) === path) link.dataset.ahead = '';
  }
}

/** The path that a link leads to, if it is on this origin and has no query; otherwise `false`. */
function pathOf({ origin, pathname, search }: HTMLAnchorElement): string | false {
  return origin === location.origin && !search && pathname;
}

/** Whether only explicitly requested content may be loaded, because the visitor saves data or the connection is slow. */
export function mustSaveData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData || connection?.effectiveType?.includes('2g');
}
