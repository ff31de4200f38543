/** How far down the window, as a part of its height, a heading is still the one being read. */
const READING_LINE = 0.3;

/**
 * Marks in a table of contents the heading that is being read: the last one above the reading line. Whatever page is there when it is
 * scrolled is looked at, so that it works on after React has changed it.
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
      if (heading && heading.getBoundingClientRect().top < innerHeight * READING_LINE) current = link;
    }
    current?.setAttribute('aria-current', 'location');
    // A long list scrolls by itself, and the page does not.
    if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  };
  const onScroll = (): void => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  };
  for (const event of ['scroll', 'load']) addEventListener(event, onScroll, { passive: true });
}
