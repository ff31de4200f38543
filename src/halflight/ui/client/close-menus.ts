/**
 * Closes the menus of the bar when the visitor goes to a place on the page, such as by a link in a menu, when the screen gets wide, as by turning
 * a phone, or when the visitor leaves the page: restored from the back/forward cache, it must not show them.
 */
export function closeMenusOnLeaving(): void {
  for (const event of ['popstate', 'pagehide']) addEventListener(event, closeMenus);
  // On a wide screen the menu is part of the bar: an open one would cover the page.
  matchMedia('(width >= 48rem)').addEventListener('change', closeMenus);
  // Beyond the bar, an open menu would cover what has the focus.
  addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest('.header')) closeMenus();
  });
  // To a place that the URL already names, not every browser fires `popstate`.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.menu a[href*="#"]')) closeMenus();
  });
}

/** Closes the menus of the bar that are open. */
export function closeMenus(): void {
  // Not every browser has popovers, or knows `:popover-open`.
  for (const menu of document.querySelectorAll<Partial<HTMLElement> & Element>('[popover]')) menu.hidePopover?.();
}
