/** How far a visitor must scroll in the other direction, in pixels, to mean it: a finger trembles. */
const INTENT = 12;

/**
 * On pages with long texts, the header leaves as the visitor scrolls down and comes back as they scroll up, on narrow screens with the table of
 * contents. `data-scrolled` on the root says which; it is missing where the header stands in its place. `--header-height` is its height, once it has come back.
 */
export function returningHeader(): void {
  const root = document.documentElement;
  const { dataset, style } = root;
  /** Where the page was scrolled to when it last moved in the current direction, in pixels. */
  let turn = 0;
  const follow = () => {
    const header = document.querySelector<HTMLElement>('.header');
    // An open menu stays where it is.
    if ('popover' in root && header?.querySelector(':popover-open')) return;
    const height = header?.offsetHeight ?? 0;
    const step = scrollY - turn;
    const isUp = dataset.scrolled === 'up';
    if (scrollY <= height / 2) delete dataset.scrolled;
    else if (step > (isUp ? INTENT : 0)) {
      // Sticky only once it is out of sight.
      if (scrollY > 2 * height) dataset.scrolled = 'down';
    } else if (step < (isUp ? 0 : -INTENT)) {
      if (dataset.scrolled === 'down') {
        const contents = document.querySelector('.contents');
        // An open one keeps its place in the text.
        if (!contents?.querySelector('[open]')) contents?.setAttribute('data-returns', '');
        style.setProperty('--header-height', `${height}px`);
        dataset.scrolled = 'up';
      }
    } else return;
    turn = scrollY;
  };
  addEventListener('scroll', follow);
  // The page may have been scrolled before this was loaded.
  follow();
  // Its list covers what one of its links leads to.
  addEventListener('hashchange', () =>
    document.querySelector('.contents[data-returns] details')?.removeAttribute('open'),
  );
}
