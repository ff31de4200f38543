import { navigate } from 'gatsby';
import { ROUTE_LOAD_TIMEOUT } from '../limits';

declare const __BASE_PATH__: string;

interface Loader {
  loadPage(path: string): Promise<{ status?: string; page?: { path: string } } | undefined>;
}

/** Once React runs, a plain link within the site changes the page in place. One that takes too long, or is not there, becomes a normal navigation. */
export function takeOverLinks(): void {
  new MutationObserver(() => dispatchEvent(new Event('newhead'))).observe(document.head, { childList: true });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isOurs(event, link)) return;
    event.preventDefault();
    void open(link);
  });
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const samePage = link.pathname === location.pathname && link.hash !== '';
  return (
    plain &&
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    hasAllStyles() &&
    link.pathname.startsWith(`${__BASE_PATH__}/`) &&
    link.pathname.endsWith('/') &&
    !samePage
  );
}

/** Whether the whole style sheet is there, which `load-react.ts` asks for: another page may need what this one does not. */
function hasAllStyles(): boolean {
  return !document.querySelector('link[data-awaited]');
}

async function open({ href, pathname, search, hash }: HTMLAnchorElement): Promise<void> {
  const loader = (window as unknown as { ___loader: Loader }).___loader;
  const timeout = new Promise<undefined>((done) => setTimeout(done, ROUTE_LOAD_TIMEOUT));
  const page = await Promise.race([loader.loadPage(pathname).catch(() => undefined), timeout]);
  if (page && page.status !== 'error' && !page.page?.path.endsWith('.html')) {
    document.querySelector<HTMLElement>('.menu:popover-open')?.hidePopover();
    navigate(pathname.slice(__BASE_PATH__.length) + search + hash);
  } else {
    location.assign(href);
  }
}
