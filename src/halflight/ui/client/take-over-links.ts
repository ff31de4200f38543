import { navigate } from 'gatsby';
import { ROUTE_LOAD_TIMEOUT } from '../../limits';
import { closeMenus } from './close-menus';
import { loadAhead } from './load-ahead';
import { isPlace, isThere, loadPage } from './page-loader';

declare const __BASE_PATH__: string;

/** The number of the visitor's latest navigation: a page still loading for an earlier one is discarded. */
let latest = 0;

/**
 * Once React runs, makes plain links within the site navigate in place. If the page takes too long or does not exist, the browser navigates normally.
 * A later action (another link, back, forward, a form) cancels an earlier one.
 */
export function takeOverLinks(): void {
  loadAhead();
  // Gatsby listens later. If it is stopped, the browser scrolls to the target.
  addEventListener('popstate', (event) => {
    if (isPlace(location.hash)) return;
    event.stopImmediatePropagation();
    location.reload();
  });
  for (const event of ['popstate', 'submit']) {
    addEventListener(event, ({ defaultPrevented }) => {
      if (!defaultPrevented) latest += 1;
    });
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !leavesPlace(event, link)) return;
    latest += 1;
    if (!isOurs(link)) return;
    event.preventDefault();
    void open(link, latest);
  });
}

/** Whether a click follows the link in this tab. */
function leavesPlace(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && /^https?:$/.test(link.protocol) && !link.target && !link.hasAttribute('download');
}

function isOurs(link: HTMLAnchorElement): boolean {
  const samePage = link.pathname === location.pathname && link.hash !== '';
  return (
    link.origin === location.origin &&
    // The browser shows a prefetched document at once, so nothing else needs to be loaded.
    link.dataset.ahead === undefined &&
    hasAllStyles() &&
    link.pathname.startsWith(`${__BASE_PATH__}/`) &&
    link.pathname.endsWith('/') &&
    !samePage &&
    isPlace(link.hash)
  );
}

/**
 * Whether the complete stylesheet, which `load-react.ts` requests, is loaded: another page may need rules that this one does not. If it is missing on
 * the server, it has no rules.
 */
function hasAllStyles(): boolean {
  const link = document.querySelector<HTMLLinkElement>('link.all-styles');
  return !link || Boolean(link.sheet?.cssRules.length);
}

async function open({ href, pathname, search, hash }: HTMLAnchorElement, time: number): Promise<void> {
  const timeout = new Promise<undefined>((done) => setTimeout(done, ROUTE_LOAD_TIMEOUT));
  const page = await Promise.race([loadPage(pathname + search), timeout]);
  if (time !== latest) return;
  if (isThere(page)) {
    closeMenus();
    navigate(pathname.slice(__BASE_PATH__.length) + search + hash);
  } else {
    location.assign(href);
  }
}
