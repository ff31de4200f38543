import { placeOf } from './place-of';

/**
 * Marks the heading being read in the table of contents: the last one above the reading line. Queries the document on every scroll, so that it still
 * works after React has changed the page.
 */
export function contents(): void {
  /** The lowest position, as a share of the window's height, at which a heading counts as being read. */
  const READING_LINE = 0.3;
  const mark = (): void => {
    const list = document.querySelector<HTMLElement>('.contents');
    if (!list) return;
    let current: HTMLAnchorElement | undefined;
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    for (const link of list.querySelectorAll('a')) {
      // A hidden heading, such as a filtered one, has no rectangle, and comparisons with `undefined` are false.
      const top = placeOf(link)?.getClientRects()[0]?.top as number;
      if (top < innerHeight * READING_LINE) {
        current = link;
        // The visitor jumped to this heading, so a short section below it does not take over.
        if (top >= 0 && link.hash === location.hash) break;
      }
    }
    if (!current) return;
    current.setAttribute('aria-current', 'location');
    // Scrolls a long table of contents itself, not the page.
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
  };
  // Browsers fire scroll events at most once per frame.
  for (const event of ['scroll', 'load', 'hashchange']) addEventListener(event, mark);
  if (document.readyState === 'complete') mark();
}
