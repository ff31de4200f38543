import { placeOf } from './place-of';

/**
 * Marks the heading being read in the table of contents: the last one above the reading line. Queries the document on every scroll, so that it still
 * works after React has changed the page.
 */
export function contents(): void {
  /** The lowest place in the window, as a share of its height, at which a heading counts as being read. */
  const READING_LINE = 0.3;
  const mark = (): void => {
    const list = document.querySelector<HTMLElement>('.contents');
    if (!list) return;
    let current: HTMLAnchorElement | undefined;
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    for (const link of list.querySelectorAll('a')) {
      // A heading that is hidden, as by a filter, has no rectangle, and `undefined` is not above anything.
      const top = placeOf(link)?.getClientRects()[0]?.top as number;
      if (top < innerHeight * READING_LINE) {
        current = link;
        // The visitor went there, and to no short section below it.
        if (top >= 0 && link.hash === location.hash) break;
      }
    }
    if (!current) return;
    current.setAttribute('aria-current', 'location');
    // Scrolls a long list itself, not the page.
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
  };
  // Browsers tell of scrolling at most once in a frame.
  for (const event of ['scroll', 'load', 'hashchange']) addEventListener(event, mark);
}
