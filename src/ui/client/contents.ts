/** The lowest place in the window, as a share of its height, at which a heading counts as being read. */
const READING_LINE = 0.3;

/**
 * Marks the heading being read in the table of contents: the last one above the reading line. Queries the document on every scroll, so that it still
 * works after React has changed the page.
 */
export function contents(): void {
  let waiting = false;
  const mark = (): void => {
    waiting = false;
    const list = document.querySelector<HTMLElement>('.contents');
    if (!list) return;
    let current: HTMLAnchorElement | undefined;
    for (const link of list.querySelectorAll('a')) {
      link.removeAttribute('aria-current');
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      // A heading that is hidden, as by a filter, has no rectangle, and `undefined` is not above anything.
      if ((heading?.getClientRects()[0]?.top as number) < innerHeight * READING_LINE) current = link;
    }
    current?.setAttribute('aria-current', 'location');
    // Scrolls a long list itself, not the page.
    if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  };
  const onScroll = (): void => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  };
  for (const event of ['scroll', 'load']) addEventListener(event, onScroll, { passive: true });
}
