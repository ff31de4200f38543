import { NEVER_AHEAD } from './speculation-rules';

// Both builds write these of `limits.ts` into the code: the inline script would carry others of that file with them.
declare const PREFETCH_QUEUE: number;
declare const PREFETCH_RETRY: number;
declare const PREFETCH_REST: number;
// The path that every address of the site begins with.
declare const __BASE_PATH__: string;

/** Takes a link whose page should be got ready. Whether it was taken: not if it leads to no page of this site, or its page was asked for before. */
export type Ask = (link: HTMLAnchorElement) => boolean;

/**
 * Loads pages of this site ahead. A few at once (`PREFETCH_QUEUE`); the others wait their turn. Each is loaded once, and not at all if its link has
 * a query, or the browser has its document already (`markReady`); one that failed is forgotten after a while (`PREFETCH_RETRY`), and loaded when it is
 * asked for again. It ends at the event `linkstaken`, and what waits then is not loaded.
 * @param load Loads what lies at a path, with the site's prefix, and resolves to whether it came. It may reject.
 */
export function createQueue(load: (path: string) => Promise<boolean>): Ask {
  const asked = new Set([location.pathname]);
  const waiting: string[] = [];
  let free = PREFETCH_QUEUE;

  const next = (): void => {
    const path = free > 0 && waiting.shift();
    if (!path) return;
    free -= 1;
    void load(path)
      .catch(() => false)
      .then((isReady) => {
        free += 1;
        if (!isReady) setTimeout(() => asked.delete(path), PREFETCH_RETRY);
        next();
      });
  };
  addEventListener('linkstaken', () => (free = -Infinity));
  return (link) => {
    const path = pathOf(link);
    // What is interactive starts React where it is, such as the link to the search in every language.
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
    next();
    return true;
  };
}

/** Asks for pages that a visitor is about to go to: those whose links they point at, focus or touch. */
export function onIntent(ask: Ask): void {
  const listener = ({ target }: Event): void => {
    // A document has none above it.
    const link = (target as Partial<Element>).closest?.('a');
    if (link) ask(link);
  };
  // Browsers take listeners on the window for passive: touches are not delayed.
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, listener);
}

/**
 * On a screen that is touched, where nobody points at a link before they follow it: asks for the pages whose links are in view while the visitor
 * rests (`PREFETCH_REST`), those of the text before those around it, `PREFETCH_QUEUE` after each rest. A page that is still loading comes first.
 */
export function onRest(ask: Ask): void {
  if (!matchMedia('(hover: none)').matches) return;
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    if (mustSaveData()) return;
    let left = PREFETCH_QUEUE;
    for (const link of [...document.querySelectorAll<HTMLAnchorElement>('main a'), ...document.querySelectorAll('a')]) {
      if (isInView(link) && ask(link)) left -= 1;
      // There may be more in view.
      if (left === 0) return rest();
    }
  };
  const rest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, PREFETCH_REST);
  };
  // A touch may open a menu, and scrolling goes on after one.
  for (const event of ['load', 'scroll', 'touchend', 'newpage']) addEventListener(event, rest);
  if (document.readyState === 'complete') rest();
}

/** Tells that the browser has the document of a path, or will: rules get ready what is marked, and React leaves these links to the browser. */
export function markReady(path: string): void {
  for (const link of document.querySelectorAll('a')) {
    if (pathOf(link) === path) link.dataset.ahead = '';
  }
}

/** The path that a link leads to, if it lies at this origin, and no question is asked there. */
function pathOf({ origin, pathname, search }: HTMLAnchorElement): string | false {
  return origin === location.origin && !search && pathname;
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Whether nothing may be loaded that the visitor has not asked for: they save data, or the connection is slow. */
export function mustSaveData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData || connection?.effectiveType?.includes('2g');
}
